import { readGolden } from '@client/testing/goldens';
import { early } from './early';

/** The region shown and the place that it belongs to. */
function shown( zip: string | null, region: unknown ) {
	localStorage.clear();
	if ( zip !== null ) {
		localStorage.setItem( 'zipcode', zip );
	}
	localStorage.setItem( 'hvac-blocks:region', JSON.stringify( region ) );
	document.body.innerHTML = readGolden( 'blocks/regional-text/golden/default.html' );
	const block = document.body.firstElementChild as HTMLElement;

	early( block );
	return [ block.dataset.region, block.dataset.hvacPlace ];
}

it( 'shows the text of the region that is known for the stored place', () => {
	expect( shown( ' 75024 ', { place: '75024', code: 'TX' } ) ).toEqual( [ 'south', '75024' ] );
	expect( shown( '55401', { place: '55401', code: 'MN' } ) ).toEqual( [ 'north', '55401' ] );
} );

it.each( [
	[ 'another place', '55401', { place: '75024', code: 'TX' } ],
	[ 'no place', null, { place: '', code: 'TX' } ],
	[ 'nothing', '75024', null ],
	[ 'a place without a region', '75024', { place: '75024' } ],
] )( 'leaves the block as printed where the region is that of %s', ( _what, zip, region ) => {
	expect( shown( zip, region ) ).toEqual( [ 'north', '' ] );
} );
