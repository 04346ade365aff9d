import { attributesOf, filterDealers, readFilters, type Dealer } from './dealers';
import { addressQuery, otherArguments, pageQuery, readAddress } from './dealers-address';
import { telephone } from './dealer-card';

const nate: Dealer = { data: { name: 'N', nateCertified: true } };
const both: Dealer = {
	data: { name: 'B', nateCertified: true, emergencyService: true, charterMemberDate: '2009-04-01' },
};
const bare: Dealer = {};

it( 'knows what a dealer has, whatever is missing', () => {
	expect( attributesOf( both ) ).toEqual( [ 'emergency', 'nate', 'charter' ] );
	expect( attributesOf( bare ) ).toEqual( [] );
	expect( attributesOf( { data: { leasingOption: true, showFinancing: true } } ) ).toEqual( [
		'financing',
		'leasing',
	] );
	expect( attributesOf( { data: { charterMemberDate: null } } ) ).toEqual( [] );
} );

it( 'keeps the dealers that have all of the filters', () => {
	expect( filterDealers( [ nate, both, bare ], [] ) ).toEqual( [ nate, both, bare ] );
	expect( filterDealers( [ nate, both, bare ], [ 'nate' ] ) ).toEqual( [ nate, both ] );
	expect( filterDealers( [ nate, both, bare ], [ 'nate', 'emergency' ] ) ).toEqual( [ both ] );
	expect( filterDealers( [ nate, both, bare ], [ 'nate', 'tcs' ] ) ).toEqual( [] );
} );

it( 'reads known filters, in one order, each once', () => {
	expect( readFilters( 'nate, emergency,nate,<script>,' ) ).toEqual( [ 'emergency', 'nate' ] );
} );

it.each( [
	[
		'?zipcode=75024&from=7&filter=emergency,nate',
		{ place: '75024', from: 7, filters: [ 'emergency', 'nate' ], view: 'list' },
	],
	[ '?zipcode=+Plano%2C+TX+&from=x', { place: 'Plano, TX', from: 1, filters: [], view: 'list' } ],
	[
		'?zipcode=75024&filter-tcs=1&filter-nate=1',
		{ place: '75024', from: 1, filters: [ 'tcs', 'nate' ], view: 'list' },
	],
	[ '?zipcode=1&view=map', { place: '1', from: 1, filters: [], view: 'map' } ],
	[ '?view=other', { place: '', from: 1, filters: [], view: 'list' } ],
	[ '?from=-3', { place: '', from: 1, filters: [], view: 'list' } ],
	[ '', { place: '', from: 1, filters: [], view: 'list' } ],
] )( 'reads the address %s', ( query, address ) => {
	expect( readAddress( query ) ).toEqual( address );
} );

it( 'writes an address as PHP does', () => {
	expect( addressQuery( { place: "Coeur d'Alene (ID)!*", from: 1, filters: [], view: 'list' } ) ).toBe(
		'?zipcode=Coeur%20d%27Alene%20%28ID%29%21%2A'
	);
	expect( addressQuery( { place: '75024', from: 7, filters: [ 'nate' ], view: 'list' }, [ 'utm_source=x' ] ) ).toBe(
		'?utm_source=x&zipcode=75024&from=7&filter=nate'
	);
	expect( addressQuery( { place: '75024', from: 1, filters: [ 'nate' ], view: 'map' } ) ).toBe(
		'?zipcode=75024&filter=nate&view=map'
	);
} );

it( 'keeps what else an address holds', () => {
	expect( otherArguments( '?utm_source=x&zipcode=1&from=2&filter=nate&filter-tcs=1&view=map&preview=true' ) ).toEqual(
		[ 'utm_source=x', 'preview=true' ]
	);
	expect( otherArguments( '' ) ).toEqual( [] );
} );

it.each( [
	[ '(972) 555-0142', 'tel:9725550142' ],
	[ '+1 972.555.0142 ext. 7', 'tel:+19725550142' ],
	[ '972-555-0142 x12', 'tel:9725550142' ],
] )( 'dials %s', ( phone, href ) => {
	expect( telephone( phone ) ).toBe( href );
} );

it.each( [
	[ '?page_id=12&utm_source=x&p=0', [ 'page_id=12', 'p=0' ], '?page_id=12&p=0&zipcode=75024&from=7' ],
	[ '?zipcode=1&radius=50&from=2', [ 'radius=50' ], '?radius=50&zipcode=75024&from=7' ],
	[ '?page_id=12a&p=&radius=x', [], '?zipcode=75024&from=7' ],
	[ '', [], '?zipcode=75024&from=7' ],
] )( 'keeps what names the page of %s', ( search, names, link ) => {
	const address = { place: '75024', from: 7, filters: [], view: 'list' as const };
	window.history.replaceState( null, '', `/${ search }` );

	expect( pageQuery() ).toEqual( names );
	expect( addressQuery( address ) ).toBe( link );
	expect( addressQuery( address, [] ) ).toBe( '?zipcode=75024&from=7' );
} );

test( 'filters of own fields are what the server says of a dealer', () => {
	const own = { data: { nateCertified: true }, filters: [ 'own-local', 'own-brands--trane' ] };

	expect( filterDealers( [ own, {} ], [ 'nate', 'own-brands--trane' ] ) ).toEqual( [ own ] );
	expect( filterDealers( [ own ], [ 'own-brands--other' ] ) ).toEqual( [] );
	expect( readFilters( 'own-local, unknown,nate,own-brands--trane' ) ).toEqual( [
		'nate',
		'own-local',
		'own-brands--trane',
	] );
} );
