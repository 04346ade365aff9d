/** Leaves out the empty scripts that webpack makes of entries that are styles, and the files with their versions. */
class StylesOnly {
	/** @param {string[]} versions the entries whose version PHP reads */
	constructor( versions = [] ) {
		this.versions = versions;
	}

	apply( compiler ) {
		const { Compilation } = compiler.webpack;
		const needless = Object.entries( compiler.options.entry )
			.filter( ( [ , { import: files } ] ) => files.every( ( file ) => file.endsWith( '.scss' ) ) )
			.flatMap( ( [ name ] ) => [
				`${ name }.js`,
				...( this.versions.includes( name ) ? [] : [ `${ name }.asset.php` ] ),
			] );

		compiler.hooks.thisCompilation.tap( 'StylesOnly', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'StylesOnly', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => needless.forEach( ( name ) => compilation.deleteAsset( name ) )
			)
		);
	}
}

module.exports = { StylesOnly };
