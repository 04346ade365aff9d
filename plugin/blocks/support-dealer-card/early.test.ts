import { readGolden } from '@client/testing/goldens';
import { early } from './early';
import { early as nowhere } from './early-nowhere';

it.each( [
	[ '75024', '', '' ],
	[ ' 75024-1234 ', '', '' ],
	[ '60601', undefined, '60601' ],
	[ 'Plano', undefined, 'Plano' ],
	[ '', undefined, '' ],
] )( 'reserves the space for “%s” if the dealer covers it', ( zip, covered, place ) => {
	localStorage.setItem( 'zipcode', zip );
	document.body.innerHTML = readGolden( 'blocks/support-dealer-card/golden/hidden.html' );
	const { dataset } = document.body.firstElementChild as HTMLElement;

	early( document.body.firstElementChild as HTMLElement );
	expect( [ dataset.covered, dataset.hvacPlace ] ).toEqual( [ covered, place ] );
} );

it( 'says in the console why it shows nothing', () => {
	const warn = jest.spyOn( console, 'warn' ).mockImplementation( () => {} );

	nowhere();
	expect( warn ).toHaveBeenCalledWith( expect.stringContaining( 'no zipcodeCoverage' ) );
	warn.mockRestore();
} );
