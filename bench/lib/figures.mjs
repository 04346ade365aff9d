/** Statistics of a list of measurements. */

export const quantile = ( values, q ) => {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const at = ( sorted.length - 1 ) * q;
	const low = Math.floor( at );
	const high = Math.ceil( at );

	return sorted[ low ] + ( sorted[ high ] - sorted[ low ] ) * ( at - low );
};

export const median = ( values ) => quantile( values, 0.5 );

/** The median of the differences between measurements made in pairs. */
export const medianDifference = ( values, base ) => median( values.map( ( value, i ) => value - base[ i ] ) );

export const summary = ( values ) => ( {
	n: values.length,
	p50: round( median( values ) ),
	p95: round( quantile( values, 0.95 ) ),
	p99: round( quantile( values, 0.99 ) ),
} );

export const round = ( value, digits = 2 ) => Number( value.toFixed( digits ) );

export const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Mulberry32: the same numbers in every run. */
export function randomFrom( seed ) {
	return () => {
		seed = ( seed + 0x6d2b79f5 ) | 0;
		let t = Math.imul( seed ^ ( seed >>> 15 ), 1 | seed );
		t = ( t + Math.imul( t ^ ( t >>> 7 ), 61 | t ) ) ^ t;
		return ( ( t ^ ( t >>> 14 ) ) >>> 0 ) / 4294967296;
	};
}

export function shuffled( list, random ) {
	const copy = [ ...list ];

	for ( let i = copy.length - 1; i > 0; i-- ) {
		const j = Math.floor( random() * ( i + 1 ) );

		[ copy[ i ], copy[ j ] ] = [ copy[ j ], copy[ i ] ];
	}

	return copy;
}
