const path = require( 'node:path' );
const { hashOf, hashOfContents } = require( './content-hash' );

/**
 * Writes `modules.json`: each script module of ours with the modules of ours that it imports and the hash of its content,
 * `{ "island/zip-form": { "version": "0c1d…", "static": [ "@hvac-blocks/runtime" ], "dynamic": [] } }`.
 * Of modules with the same content one file is kept, and the others name it: `"file": "island/contact-dealer-form"`.
 * PHP registers the modules from it, so that WordPress' import map names them.
 */
class ModuleManifest {
	/** @param {Array<string>} runtime the files of the runtime, which another compilation has written to the same folder */
	constructor( runtime ) {
		this.runtime = runtime;
	}

	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;

		compiler.hooks.thisCompilation.tap( 'ModuleManifest', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'ModuleManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					const folder = compilation.outputOptions.path;
					const version = hashOf( ...this.runtime.map( ( file ) => path.join( folder, file ) ) );
					const manifest = { runtime: { version, static: [], dynamic: [] } };

					const kept = new Map();

					for ( const [ name, entry ] of [ ...compilation.entrypoints ].sort( byName ) ) {
						const imports = importsOf( compilation, entry );
						const file = kept.get( imports.version );

						manifest[ name ] = file ? { ...imports, file } : imports;
						if ( file ) {
							entry.getFiles().forEach( ( one ) => compilation.deleteAsset( one ) );
						} else {
							kept.set( imports.version, name );
						}
					}

					compilation.emitAsset(
						'modules.json',
						new sources.RawSource( JSON.stringify( manifest, null, '\t' ) )
					);
				}
			)
		);
	}
}

const byName = ( [ one ], [ other ] ) => ( one < other ? -1 : 1 );

function importsOf( compilation, entry ) {
	const imports = { static: new Set(), dynamic: new Set() };

	for ( const chunk of entry.chunks ) {
		for ( const module of compilation.chunkGraph.getChunkModulesIterable( chunk ) ) {
			if ( module.externalType ) {
				imports.static.add( module.userRequest );
			}
		}
		for ( const file of chunk.files ) {
			const source = String( compilation.getAsset( file )?.source.source() );

			for ( const [ , id ] of source.matchAll(
				/\bimport\(\s*(?:\/\*.*?\*\/)?\s*["'](@hvac-blocks\/[^"']+)["']\s*\)/g
			) ) {
				imports.dynamic.add( id );
			}
		}
	}

	const contents = [ ...entry.getFiles() ].map( ( file ) => compilation.getAsset( file ).source.buffer() );

	return {
		version: hashOfContents( ...contents ),
		static: [ ...imports.static ].sort(),
		dynamic: [ ...imports.dynamic ].sort(),
	};
}

module.exports = { ModuleManifest };
