import { reportOutage } from './outage';

const mockShown = new Map< string, string >();

jest.mock( '@wordpress/data', () => ( {
	dispatch: () => ( {
		createWarningNotice: ( text: string, { id }: { id: string } ) => mockShown.set( id, text ),
		removeNotice: ( id: string ) => mockShown.delete( id ),
	} ),
} ) );

it( 'shows one notice as long as any page has no previews', () => {
	reportOutage( '1', true );
	reportOutage( '2', true );
	expect( [ ...mockShown.values() ] ).toEqual( [ expect.stringContaining( 'Keep writing' ) ] );
	reportOutage( '1', false );
	expect( mockShown.size ).toBe( 1 );
	reportOutage( '2', false );
	expect( mockShown.size ).toBe( 0 );
} );
