/** Whether a place that a visitor entered is one of some ZIP codes, which are numbers: 2139 is 02139. The twin of `Records\ZipCoverage`: both run `contracts/zip-coverage.cases.json`. */
export const covers = ( zips: readonly number[], place: string ): boolean =>
	zips.includes( Number( /^(\d{5})(?:-\d{4})?$/.exec( place.trim() )?.at( 1 ) ) );

/** The ZIP codes in a text, as numbers, without duplicates. */
export const zipsIn = ( list: string ): number[] => [
	...new Set(
		list
			.split( /[\s,;]+/ )
			.map( ( text ) => Number( /^(\d{1,5})(?:-\d{4})?$/.exec( text )?.[ 1 ] ) )
			.filter( ( zip ) => zip > 0 )
	),
];
