const fs = require( 'node:fs' );
const path = require( 'node:path' );

const OF_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Writes `packages.NAME.json`: the folders of the npm packages of which something is in a compilation, for the notices in the zip. */
class BundledPackages {
	/**
	 * @param {string} root  of the repository
	 * @param {string} build where the file goes
	 */
	constructor( root, build ) {
		this.root = root;
		this.build = build;
	}

	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'BundledPackages', ( compilation ) => {
			const folders = new Set();

			for ( const module of compilation.modules ) {
				if ( compilation.chunkGraph.getNumberOfModuleChunks( module ) ) {
					this.filesOf( module ).forEach( ( file ) => folders.add( file.match( OF_PACKAGE )?.[ 1 ] ) );
				}
			}
			folders.delete( undefined );
			fs.writeFileSync(
				path.join( this.build, `packages.${ compiler.name }.json` ),
				JSON.stringify(
					[ ...folders ].map( ( folder ) => path.relative( this.root, folder ) ).sort(),
					null,
					'\t'
				)
			);
		} );
	}

	/** The files that a module is made of; one that webpack joined has several, a style those that Sass read. */
	filesOf( module ) {
		const inner = module.modules ?? [];
		const styles = [ ...( module.buildInfo?.fileDependencies ?? [] ) ].filter( ( file ) =>
			/\.s?css$/.test( file )
		);

		return [ module.resource, ...styles, ...inner.flatMap( ( one ) => this.filesOf( one ) ) ].filter( Boolean );
	}
}

module.exports = { BundledPackages };
