const fs = require( 'node:fs' );
const path = require( 'node:path' );

/**
 * Writes `build/i18n-map.<name>.json`: each source file with the built scripts that contain it, both
 * relative to the plugin, so that a translation of the source reaches the script that shows it.
 */
class SourceMapOfStrings {
	/**
	 * @param {string} plugin the plugin's folder
	 * @param {string} build  the folder that becomes its `build/`
	 * @param {string} name   the compilation
	 */
	constructor( plugin, build, name ) {
		this.plugin = plugin;
		this.build = build;
		this.name = name;
	}

	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'SourceMapOfStrings', ( compilation ) => {
			const map = {};
			const built = ( file ) =>
				path.join( 'build', path.relative( this.build, path.join( compilation.outputOptions.path, file ) ) );

			for ( const chunk of compilation.chunks ) {
				const scripts = [ ...chunk.files ].filter( ( file ) => file.endsWith( '.js' ) ).map( built );

				for ( const module of compilation.chunkGraph.getChunkModulesIterable( chunk ) ) {
					for ( const { resource } of module.modules ?? [ module ] ) {
						const file = resource && path.relative( this.plugin, resource.split( '?' )[ 0 ] );

						if ( file && ! file.startsWith( '..' ) && /\.[jt]sx?$/.test( file ) ) {
							map[ file ] = [ ...new Set( [ ...( map[ file ] ?? [] ), ...scripts ] ) ].sort();
						}
					}
				}
			}

			fs.writeFileSync(
				path.join( this.build, `i18n-map.${ this.name }.json` ),
				JSON.stringify( map, Object.keys( map ).sort(), '\t' )
			);
		} );
	}
}

module.exports = { SourceMapOfStrings };
