/** Whether a place that a visitor entered is one of some ZIP codes, which are numbers: 2139 is 02139. The twin of `Records\ZipCoverage`: both run `contracts/zip-coverage.cases.json`. */
export function covers( zips: readonly number[], place: string ): boolean {
	const [ , zip ] = /^(\d{5})(?:-\d{4})?$/.exec( place.trim() ) ?? [];

	return zip !== undefined && zips.includes( Number( zip ) );
}

/** The ZIP codes in a text, as numbers, without duplicates. */
export const zipsIn = ( list: string ): number[] => [
	...new Set(
		list
			.split( /[\s,;]+/ )
			.map( ( text ) => Number( /^(\d{1,5})(?:-\d{4})?$/.exec( text )?.[ 1 ] ) )
			.filter( ( zip ) => zip > 0 )
	),
];
