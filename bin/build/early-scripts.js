const wordpress = require( '@wordpress/scripts/config/webpack.config' );
const { GUARD } = require( './guards' );
const { literal } = require( './php-contracts' );

/** An array of texts, such as one of a contract. */
const TEXTS = /\[("[^"[\]]*"(?:,"[^"[\]]*")*)\]/g;

// Unsafe for code that replaces Array or String.
const [ { constructor: Terser } ] = wordpress.optimization.minimizer;
const minimizer = new Terser( { terserOptions: { module: true, compress: { passes: 3, unsafe: true } } } );

/**
 * @param {string} file a block's `early.ts`, or `early-nowhere.ts` for a variant
 * @param {string} name the block's folder
 * @return {string} a module that runs it on the blocks of a page
 */
const earlyEntry = ( file, name ) =>
	`data:text/javascript,import{onBlocks}from"@client/islands/early";import{early}from${ JSON.stringify( file ) };onBlocks("${ name }",early)`;

/** Writes scripts as PHP files that return their text: opcache keeps it, and only a page that prints it reads it. */
class EarlyScripts {
	apply( compiler ) {
		const { Compilation, sources, WebpackError } = compiler.webpack;
		const write = ( compilation ) => {
			for ( const { name, source } of compilation.getAssets() ) {
				const code = String( source.source() ).replace( TEXTS, 'Array.of($1)' );
				// No script declares anything that another one may have declared.
				const script = code.startsWith( 'document.' ) ? code : `(()=>{${ code }})();`;

				// Shortcodes: see `Printing\Brackets`. `wptexturize()` takes `<` for a tag, and encodes an ampersand in it.
				if ( /[[\]]|<\/script|<!--|<[^>]*&/i.test( script ) ) {
					compilation.errors.push(
						new WebpackError(
							`${ name } would contain a square bracket, an ampersand after “<”, or end its element:\n${ script }`
						)
					);
				}
				compilation.deleteAsset( name );
				compilation.emitAsset(
					name.replace( /js$/, 'php' ),
					new sources.RawSource( `<?php\n${ GUARD }\nreturn ${ literal( script ) };\n` )
				);
			}
		};

		compiler.hooks.thisCompilation.tap( 'EarlyScripts', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'EarlyScripts', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => write( compilation )
			)
		);
	}
}

module.exports = { EarlyScripts, earlyEntry, minimizer };
