import { hereQuery, pageQuery } from './page-query';

const address = { place: '75024', from: 7, filters: [], view: 'list' as const };

it.each( [
	[ '?page_id=12&utm_source=x&p=0', [ '12', '0' ], '?page_id=12&p=0&zipcode=75024&from=7' ],
	[ '?page_id=12a&p=', [], '?zipcode=75024&from=7' ],
	[ '', [], '?zipcode=75024&from=7' ],
] )( 'keeps what names the page of %s', ( search, ids, link ) => {
	window.history.replaceState( null, '', `/${ search }` );

	expect( pageQuery().map( ( [ , id ] ) => id ) ).toEqual( ids );
	expect( hereQuery( address ) ).toBe( link );
} );
