import cases from '@contracts/dealers-address.cases.json';
import { addressQuery, otherArguments, pageQuery, readAddress } from './dealers-address';

it.each( cases.read )( 'reads $query', ( { query, ...address } ) => {
	expect( readAddress( query ) ).toEqual( address );
} );

it.each( cases.write )( 'writes $query', ( { query, view, ...address } ) => {
	expect( addressQuery( { ...address, view: view === 'map' ? 'map' : 'list' }, [] ) ).toBe( query );
} );

it( 'keeps the product that the visitor asks about', () => {
	window.history.replaceState( null, '', '/?product=RG-F-96&utm_source=mail&zipcode=75024' );
	expect( pageQuery() ).toEqual( [ 'product=RG-F-96' ] );
	window.history.replaceState( null, '', '/?product=a%22b' );
	expect( pageQuery() ).toEqual( [] );
} );

it( 'takes only its own arguments for its own', () => {
	expect(
		otherArguments( '?zipcode=75024&view-x=1&from&from-x=2&view=map&filter=nate&filter-nate=1&filters=3&zipcodes' )
	).toEqual( [ 'view-x=1', 'from-x=2', 'filters=3', 'zipcodes' ] );
} );
