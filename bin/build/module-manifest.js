/**
 * Writes `modules.json`: each script module of ours with the modules of ours that it imports,
 * `{ "island/zip-form": { "static": [ "@hvac-blocks/runtime" ], "dynamic": [] } }`.
 * PHP registers the modules from it, so that WordPress' import map names them.
 */
class ModuleManifest {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;

		compiler.hooks.thisCompilation.tap( 'ModuleManifest', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'ModuleManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					const manifest = { runtime: { static: [], dynamic: [] } };

					for ( const [ name, entry ] of compilation.entrypoints ) {
						manifest[ name ] = importsOf( compilation, entry );
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

	return { static: [ ...imports.static ].sort(), dynamic: [ ...imports.dynamic ].sort() };
}

module.exports = { ModuleManifest };
