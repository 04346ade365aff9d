import { fill, plural } from './text';

const dealers = { one: '{count} dealer', other: '{count} dealers' };

it( 'fills every place and leaves an unknown one', () => {
	expect( fill( '{a} of {b}, {a} {c}', { a: 1, b: 'two' } ) ).toBe( '1 of two, 1 {c}' );
} );

it.each( [
	[ 'en', 0, dealers.other ],
	[ 'en', 1, dealers.one ],
	[ 'es', 0, dealers.other ],
	[ 'es', 2, dealers.other ],
	[ 'fr', 0, dealers.one ],
	[ 'fr', 1, dealers.one ],
	[ 'fr', 2, dealers.other ],
] )( 'counts in %s: %d', ( lang, count, form ) => {
	expect( plural( dealers, count, lang ) ).toBe( form );
} );
