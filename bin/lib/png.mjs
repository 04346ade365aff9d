/** Writes images with few colors, such as illustrations, as small PNG files. */
import { crc32 } from 'node:zlib';
import { zlib } from 'libdeflate';

// libdeflate's highest level.
const SMALLEST = 12;

const nearest = ( color, palette ) => {
	let best = 0;
	let least = Infinity;

	palette.forEach( ( other, at ) => {
		const distance = [ 16, 8, 0 ].reduce(
			( sum, shift ) => sum + ( ( ( color >> shift ) & 255 ) - ( ( other >> shift ) & 255 ) ) ** 2,
			0
		);

		if ( distance < least ) {
			[ best, least ] = [ at, distance ];
		}
	} );

	return best;
};

function chunk( name, data ) {
	const body = Buffer.concat( [ Buffer.from( name, 'latin1' ), data ] );
	const ends = Buffer.alloc( 8 );
	ends.writeUInt32BE( data.length, 0 );
	ends.writeUInt32BE( crc32( body ), 4 );

	return Buffer.concat( [ ends.subarray( 0, 4 ), body, ends.subarray( 4 ) ] );
}

/**
 * @param {Uint8Array} pixels four bytes each: red, green, blue, and one that is ignored
 * @param {number}     width
 * @param {number}     height
 * @param {number}     [most] the number of colors, at most 256: the most frequent ones
 * @return {Buffer} the file
 */
export function png( pixels, width, height, most = 256 ) {
	const counts = new Map();
	const colorAt = ( at ) => ( pixels[ at ] << 16 ) | ( pixels[ at + 1 ] << 8 ) | pixels[ at + 2 ];

	for ( let at = 0; at < pixels.length; at += 4 ) {
		counts.set( colorAt( at ), ( counts.get( colorAt( at ) ) ?? 0 ) + 1 );
	}

	const palette = [ ...counts.keys() ]
		.sort( ( one, other ) => counts.get( other ) - counts.get( one ) || one - other )
		.slice( 0, most );
	const places = new Map( [ ...counts.keys() ].map( ( color ) => [ color, nearest( color, palette ) ] ) );
	// Each row starts with its filter: none.
	const rows = Buffer.alloc( ( width + 1 ) * height );

	for ( let y = 0; y < height; y++ ) {
		for ( let x = 0; x < width; x++ ) {
			rows[ y * ( width + 1 ) + x + 1 ] = places.get( colorAt( 4 * ( y * width + x ) ) );
		}
	}

	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( width, 0 );
	head.writeUInt32BE( height, 4 );
	head.set( [ 8, 3, 0, 0, 0 ], 8 );

	return Buffer.concat( [
		Buffer.from( [ 137, 80, 78, 71, 13, 10, 26, 10 ] ),
		chunk( 'IHDR', head ),
		chunk(
			'PLTE',
			Buffer.from( palette.flatMap( ( color ) => [ color >> 16, ( color >> 8 ) & 255, color & 255 ] ) )
		),
		chunk( 'IDAT', zlib( rows, SMALLEST ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}
