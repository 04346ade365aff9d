/** Drops a style for languages from right to left that is the same as the other: WordPress then takes that. */
class NeedlessRtl {
	apply( compiler ) {
		const { Compilation } = compiler.webpack;

		compiler.hooks.thisCompilation.tap( 'NeedlessRtl', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'NeedlessRtl', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				( assets ) => {
					for ( const name of Object.keys( assets ).filter( ( one ) => one.endsWith( '-rtl.css' ) ) ) {
						const other = compilation.getAsset( name.replace( '-rtl.css', '.css' ) );

						if ( other?.source.buffer().equals( compilation.getAsset( name ).source.buffer() ) ) {
							compilation.deleteAsset( name );
						}
					}
				}
			)
		);
	}
}

module.exports = { NeedlessRtl };
