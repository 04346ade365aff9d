const { execFileSync } = require( 'node:child_process' );
const fs = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const { withClaim } = require( './claim-attributes' );

/** Writes `blocks-manifest.php` beside the built blocks: the list from which PHP registers them. */
class BlocksManifest {
	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'BlocksManifest', ( compilation ) => {
			const folder = compilation.outputOptions.path;

			for ( const file of glob( '*/block.json', { cwd: folder, absolute: true } ) ) {
				const block = JSON.parse( fs.readFileSync( file, 'utf8' ) );
				const whole = withClaim( block );

				if ( whole !== block ) {
					fs.writeFileSync( file, JSON.stringify( whole, null, '\t' ) );
				}
			}

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
