import names from '@contracts/dealer-filter-icons.json';
import filters from '@contracts/dealer-filters.json';
import icons from '@contracts/icons.json';
import { FILTER_ICONS } from './filter-icons';

it( 'has the icon that the contract names for each filter', () => {
	expect( FILTER_ICONS ).toEqual(
		Object.fromEntries(
			Object.entries( names ).map( ( [ key, name ] ) => [ key, icons[ name as keyof typeof icons ] ] )
		)
	);
	expect( Object.keys( names ) ).toEqual( filters.map( ( { key } ) => key ) );
} );
