const { execFileSync } = require( 'node:child_process' );
const fs = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const { withClaim } = require( './claim-attributes' );
const { hashOf } = require( './content-hash' );
const { guard } = require( './guards' );

const STYLE = 'style-index.css';

/**
 * Writes `blocks-manifest.php` beside the built blocks: the list from which PHP registers them.
 *
 * Each block.json gets a `version`, the hash of its styles that WordPress puts in their addresses, and `styleVersions`, those of
 * the shared styles that it names: PHP reads one file for all.
 */
class BlocksManifest {
	/** @param {Record<string, string>} shared the shared styles' files below the folder of the blocks, by their handles */
	constructor( shared ) {
		this.shared = shared;
	}

	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'BlocksManifest', ( compilation ) => {
			const folder = compilation.outputOptions.path;
			const manifest = path.join( folder, 'blocks-manifest.php' );

			for ( const file of glob( '*/block.json', { cwd: folder, absolute: true } ) ) {
				const block = withClaim( JSON.parse( fs.readFileSync( file, 'utf8' ) ) );

				fs.writeFileSync(
					file,
					JSON.stringify( { ...block, ...this.versions( block, path.dirname( file ) ) }, null, '\t' )
				);
			}

			execFileSync(
				process.execPath,
				[
					require.resolve( '@wordpress/scripts/bin/wp-scripts.js' ),
					'build-blocks-manifest',
					`--input=${ folder }`,
					`--output=${ manifest }`,
				],
				{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
			);
			guard( manifest );
			this.writeShortcodes( folder );
		} );
	}

	/** The names of the blocks with a shortcode: every request registers them, and most need nothing else of the manifest. */
	writeShortcodes( folder ) {
		const file = path.join( folder, 'shortcodes.php' );
		const names = glob( '*/block.json', { cwd: folder, absolute: true } )
			.map( ( json ) => JSON.parse( fs.readFileSync( json, 'utf8' ) ) )
			.filter( ( { supports } ) => supports?.hvacBlocks?.shortcode )
			.map( ( { name } ) => name )
			.sort();

		fs.writeFileSync( file, `<?php\nreturn array( ${ names.map( ( name ) => `'${ name }'` ).join( ', ' ) } );\n` );
		guard( file );
	}

	versions( block, folder ) {
		const named = [ block.style ?? [] ].flat().filter( ( style ) => style in this.shared );
		const own = path.join( folder, STYLE );

		return {
			...( fs.existsSync( own ) && { version: hashOf( own ) } ),
			...( named.length > 0 && {
				styleVersions: Object.fromEntries(
					named.map( ( style ) => [ style, hashOf( path.join( folder, '..', this.shared[ style ] ) ) ] )
				),
			} ),
		};
	}
}

module.exports = { BlocksManifest };
