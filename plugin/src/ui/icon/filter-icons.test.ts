import filters from '@contracts/dealer-filters.json';
import icons from '@contracts/icons.json';
import { FILTER_ICONS } from './filter-icons';

it( 'has the icon that the contract names for each filter', () => {
	expect( FILTER_ICONS ).toEqual(
		Object.fromEntries( filters.map( ( { key, icon } ) => [ key, icons[ icon as keyof typeof icons ] ] ) )
	);
} );
