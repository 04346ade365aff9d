import cases from '@contracts/color.cases.json';
import { contrast, isColor, lightened, textOn } from './color';

it.each( cases )( 'knows what goes with $color', ( { color, text, white, lightened: onDark } ) => {
	expect( textOn( color ) ).toBe( text );
	expect( contrast( color, '#fff' ) ).toBeCloseTo( white, 2 );
	expect( lightened( color ) ).toBe( onDark );
} );

it.each( [
	[ '#fff', true ],
	[ '#0B5CAB', true ],
	[ '#0b5ca', false ],
	[ 'red', false ],
	[ '', false ],
] )( 'knows whether %p is a color', ( text, expected ) => expect( isColor( text ) ).toBe( expected ) );
