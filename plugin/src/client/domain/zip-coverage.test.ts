import cases from '@contracts/zip-coverage.cases.json';
import { covers, zipsIn } from './zip-coverage';

it.each( cases.read )( 'finds $zips in "$text"', ( { text, zips } ) => {
	expect( zipsIn( text ) ).toEqual( zips );
} );

it.each( cases.covers )( '"$place" is one of $zips: $covers', ( { zips, place, covers: isCovered } ) => {
	expect( covers( zips, place ) ).toBe( isCovered );
} );
