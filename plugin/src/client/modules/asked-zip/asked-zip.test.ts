import { storeZip } from '@client/data/zip';

const KEY = 'zipcode';

const arrive = ( query: string ) => {
	window.history.replaceState( null, '', `/residential/en/${ query }` );
	jest.isolateModules( () => void require( '.' ) );
	return localStorage.getItem( KEY );
};

beforeEach( () => localStorage.clear() );

it.each( [
	[ '?zipcode=75024', '75024' ],
	[ '?utm_source=ad&zipcode=+75024-1234+', '75024-1234' ],
	[ '?zipcode=m5v%202t6', 'm5v 2t6' ],
	[ '?tonnage=3.5&zipCode=02139', '02139' ],
] )( 'keeps the ZIP code of an address: %s', ( query, zip ) => {
	expect( arrive( query ) ).toBe( zip );
} );

it.each( [ '', '?zipcode=', '?zipcode=Call+1-900-555-0199', '?zipcode=%3Cb%3E', '?zipcode=7502', '?zip=75024' ] )(
	'keeps nothing else: %s',
	( query ) => {
		expect( arrive( query ) ).toBeNull();
	}
);

it( 'gives way to the next address, and to a ZIP code that the visitor enters, for good', () => {
	arrive( '?zipcode=75024' );
	expect( arrive( '?zipcode=02139' ) ).toBe( '02139' );

	// The same one, entered manually.
	storeZip( '02139' );
	expect( arrive( '?zipcode=75024' ) ).toBe( '02139' );
} );

it( 'leaves one that was entered by hand before', () => {
	storeZip( 'Plano, TX' );

	expect( arrive( '?zipcode=75024' ) ).toBe( 'Plano, TX' );
} );

it( 'does without storage', () => {
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'full' );
	} );

	expect( arrive( '?zipcode=75024' ) ).toBeNull();
	jest.restoreAllMocks();
} );
