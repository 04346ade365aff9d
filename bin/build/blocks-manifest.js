const { execFileSync } = require( 'node:child_process' );
const path = require( 'node:path' );

/** Writes `blocks-manifest.php` beside the built blocks: the list from which PHP registers them. */
class BlocksManifest {
	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'BlocksManifest', ( compilation ) => {
			const folder = compilation.outputOptions.path;

			execFileSync(
				process.execPath,
				[
					require.resolve( '@wordpress/scripts/bin/wp-scripts.js' ),
					'build-blocks-manifest',
					`--input=${ folder }`,
					`--output=${ path.join( folder, 'blocks-manifest.php' ) }`,
				],
				{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
			);
		} );
	}
}

module.exports = { BlocksManifest };
