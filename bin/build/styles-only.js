/** Leaves out the empty scripts that webpack makes of entries that are styles. */
class StylesOnly {
	apply( compiler ) {
		const { Compilation } = compiler.webpack;

		compiler.hooks.thisCompilation.tap( 'StylesOnly', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'StylesOnly', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				( assets ) =>
					Object.keys( assets )
						.filter( ( name ) => /\.(js|asset\.php)$/.test( name ) )
						.forEach( ( name ) => compilation.deleteAsset( name ) )
			)
		);
	}
}

module.exports = { StylesOnly };
