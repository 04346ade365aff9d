import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromGolden } from '@client/islands/parity';
import userEvent from '@testing-library/user-event';

const show = ( name: string ) => {
	document.body.innerHTML = fromGolden(
		readFileSync( path.join( __dirname, `../faq/golden/${ name }.html` ), 'utf8' )
	);
	return [ ...document.querySelectorAll( 'details' ) ];
};

it( 'opens a question without a script of its own', async () => {
	const [ first, second ] = show( 'default' );
	expect( [ first?.open, second?.open ] ).toEqual( [ true, false ] );

	await userEvent.click( second?.querySelector( 'summary' ) as Element );
	expect( [ first?.open, second?.open ] ).toEqual( [ true, true ] );
} );

it( 'puts the anchor into the answer, where a link to it opens the question', () => {
	const [ , second ] = show( 'default' );

	expect( document.getElementById( 'service' )?.closest( 'details' ) ).toBe( second );
	expect( document.getElementById( 'service' )?.closest( 'summary' ) ).toBeNull();
} );

it( 'leaves out what has no question, and itself without questions', () => {
	expect( show( 'long' ) ).toHaveLength( 2 );
	show( 'empty' );
	expect( document.body.textContent?.trim() ).toBe( '' );
} );
