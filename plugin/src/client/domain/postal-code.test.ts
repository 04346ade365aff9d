import { areaOf } from './postal-code';

it.each( [
	[ '75024', '75024' ],
	[ ' 75024-1234 ', '75024' ],
	[ '75024 1234', '75024' ],
	[ 'm5v2t6', 'M5V' ],
	[ 'M5V 2T6', 'M5V' ],
	[ 'M5V', 'M5V' ],
	[ 'D5V', '' ],
	[ '7502', '' ],
	[ '750245', '' ],
	[ 'Plano, TX', '' ],
	[ '12 Elm Street, Plano 75024', '' ],
	[ '75024\n<script>', '' ],
	[ '', '' ],
] )( 'the area of %j is %j', ( code, area ) => {
	expect( areaOf( code ) ).toBe( area );
} );
