import cases from '@contracts/texts.cases.json';
import { fill, plural, sentence } from './text';

const dealers = { one: '{count} dealer', other: '{count} dealers' };

it.each( cases )( 'fills $text: $filled', ( { text, values, filled } ) => {
	expect( fill( text, values as unknown as Record< string, string | number > ) ).toBe( filled );
} );

it.each( [
	[ 'Emailed to %s.', [ 'Comfort Co.' ], 'Emailed to Comfort Co.' ],
	[ 'Emailed to %s.', [ 'Ana' ], 'Emailed to Ana.' ],
	[ '%2$s: %1$s. 100%% of %3$d.', [ '3:30 p.m.', 'Next', 5 ], 'Next: 3:30 p.m. 100% of 5.' ],
	[ '%s and %d of %s.', [ 'A.', 2, 'B' ], 'A. and 2 of B.' ],
	[ '%s.', [ '%s {a} $1' ], '%s {a} $1.' ],
] )( 'says %s with %p', ( text, values, said ) => {
	expect( sentence( text, ...values ) ).toBe( said );
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
