/** Whether a place that a visitor entered is one of some ZIP codes, which are numbers: 2139 is 02139. The twin of `Dealers\ZipCoverage`. */
export function covers( zips: readonly number[], place: string ): boolean {
	const [ , zip ] = /^(\d{5})(?:-\d{4})?$/.exec( place.trim() ) ?? [];

	return zip !== undefined && zips.includes( Number( zip ) );
}

/** The ZIP codes in a text, as numbers, each once. */
export const zipsIn = ( text: string ): number[] => [
	...new Set(
		text
			.split( /[\s,;]+/ )
			.filter( ( zip ) => /^\d{1,5}$/.test( zip ) && Number( zip ) > 0 )
			.map( Number )
	),
];
