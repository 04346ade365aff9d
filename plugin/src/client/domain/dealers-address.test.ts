import cases from '@contracts/dealers-address.cases.json';
import { addressQuery, readAddress } from './dealers-address';

it.each( cases.read )( 'reads $query', ( { query, ...address } ) => {
	expect( readAddress( query ) ).toEqual( address );
} );

it.each( cases.write )( 'writes $query', ( { query, view, ...address } ) => {
	expect( addressQuery( { ...address, view: view === 'map' ? 'map' : 'list' }, [] ) ).toBe( query );
} );
