import { track } from './analytics';
import { startedSearch } from './count-search';

interface Page {
	dataLayer?: unknown;
	consent_api?: unknown;
	wp_has_consent?: ( category: string ) => unknown;
	fetch?: unknown;
}

const page = window as unknown as Page;
const search = { zip: '75024', dealers: 12 };
const heard: Array< [ string, unknown ] > = [];
const hear = ( event: Event ) => heard.push( [ event.type, ( event as CustomEvent ).detail ] );
const EVENTS = [ 'dealer_search', 'dealer_form_open', 'dealer_form_success' ].map(
	( name ) => `hvac-blocks:${ name }`
);
const posted = jest.fn( () => Promise.resolve() );

/** A site with the WP Consent API where the visitor gave these consents. */
const consents = ( ...categories: string[] ) => {
	page.consent_api = { consent_type: 'optin' };
	page.wp_has_consent = ( category ) => categories.includes( category );
};

const counter = ( url = '/wp-json/hvac-blocks/v1/searches' ) => {
	document.body.innerHTML = `<div data-hvac-searches="${ url }"></div>`;
};

beforeEach( () => {
	heard.length = 0;
	posted.mockClear();
	page.dataLayer = [];
	page.fetch = posted;
	delete page.consent_api;
	delete page.wp_has_consent;
	document.body.innerHTML = '';
	EVENTS.forEach( ( name ) => window.addEventListener( name, hear ) );
} );

afterEach( () => EVENTS.forEach( ( name ) => window.removeEventListener( name, hear ) ) );

describe( 'a site without the WP Consent API', () => {
	it( 'has the event in the list of the tag manager and as an event of the document', () => {
		track( 'dealer_search', search );

		expect( page.dataLayer ).toEqual( [ { event: 'dealer_search', zip: '75024', dealers: 12 } ] );
		expect( heard ).toEqual( [ [ 'hvac-blocks:dealer_search', search ] ] );
	} );

	it.each( [ undefined, null, 'text', {} ] )( 'needs no tag manager: dataLayer is %p', ( dataLayer ) => {
		page.dataLayer = dataLayer;
		track( 'dealer_form_success', { zip: '75024' } );

		expect( page.dataLayer ).toBe( dataLayer );
		expect( heard ).toEqual( [ [ 'hvac-blocks:dealer_form_success', { zip: '75024' } ] ] );
	} );

	it( 'goes on where the tag manager fails', () => {
		const dataLayer: unknown[] = [];
		dataLayer.push = () => {
			throw new Error( 'no tag today' );
		};
		page.dataLayer = dataLayer;

		expect( () => track( 'dealer_search', search ) ).not.toThrow();
		expect( heard ).toHaveLength( 1 );
	} );
} );

it.each( [
	[ '75024-1234', '75024' ],
	[ 'm5v 2t6', 'M5V' ],
	[ '12 Elm Street', '' ],
] )( 'makes a postal area of what a visitor wrote: %s', ( zip, area ) => {
	track( 'dealer_form_success', { zip } );

	expect( heard ).toEqual( [ [ 'hvac-blocks:dealer_form_success', { zip: area } ] ] );
} );

it( 'takes a search for a place that does not exist for no success', () => {
	counter();
	track( 'dealer_search', { zip: 'nowhere at all', dealers: 0 } );

	expect( page.dataLayer ).toEqual( [] );
	expect( heard ).toEqual( [] );
	expect( posted ).toHaveBeenCalledWith( expect.anything(), expect.objectContaining( { body: '{"place":""}' } ) );
} );

describe( 'a site with the WP Consent API', () => {
	it( 'says nothing without consent, and nothing later of what was done before', () => {
		consents( 'functional', 'statistics-anonymous' );
		track( 'dealer_search', search );

		expect( page.dataLayer ).toEqual( [] );
		expect( heard ).toEqual( [] );

		consents( 'statistics' );
		expect( page.dataLayer ).toEqual( [] );

		track( 'dealer_search', { zip: '75093', dealers: 1 } );
		expect( page.dataLayer ).toEqual( [ { event: 'dealer_search', zip: '75093', dealers: 1 } ] );
		expect( heard ).toHaveLength( 1 );
	} );

	it( 'stops when consent is taken back', () => {
		consents( 'statistics' );
		track( 'dealer_form_success', { zip: '75024' } );
		consents();
		track( 'dealer_form_success', { zip: '75024' } );

		expect( heard ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'did not load', undefined ],
		[ 'says something else', () => 'yes' ],
		[
			'fails',
			() => {
				throw new Error( 'no cookie' );
			},
		],
	] )( 'takes it for a no where its script %s', ( _, ask ) => {
		consents();
		page.wp_has_consent = ask;
		counter();
		track( 'dealer_search', search );

		expect( page.dataLayer ).toEqual( [] );
		expect( heard ).toEqual( [] );
		expect( posted ).not.toHaveBeenCalled();
	} );
} );

describe( 'the site’s own count', () => {
	it( 'is sent the postal area alone, without cookies', () => {
		counter();
		track( 'dealer_search', { zip: '75024-1234', dealers: 12 } );

		expect( posted ).toHaveBeenCalledTimes( 1 );
		expect( posted ).toHaveBeenCalledWith(
			'/wp-json/hvac-blocks/v1/searches',
			expect.objectContaining( {
				method: 'POST',
				credentials: 'omit',
				keepalive: true,
				body: '{"place":"75024"}',
			} )
		);
	} );

	it( 'needs consent to anonymous statistics, and no more', () => {
		counter();
		consents( 'statistics' );
		track( 'dealer_search', search );
		expect( posted ).not.toHaveBeenCalled();

		consents( 'statistics-anonymous' );
		track( 'dealer_search', search );
		expect( posted ).toHaveBeenCalledTimes( 1 );
		expect( page.dataLayer ).toHaveLength( 1 );
	} );

	it( 'is of searches alone, and nobody minds that it fails', async () => {
		counter();
		posted.mockReturnValueOnce( Promise.reject( new Error( 'offline' ) ) );
		track( 'dealer_search', search );
		track( 'dealer_form_success', { zip: '75024' } );
		await Promise.resolve();

		expect( posted ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is not sent where the report is off', () => {
		track( 'dealer_search', search );

		expect( posted ).not.toHaveBeenCalled();
	} );
} );

describe( 'a page that came with a place', () => {
	const arrive = ( type: string, referrer: string ) => {
		performance.getEntriesByType = () => [ { type } ] as unknown as PerformanceEntryList;
		Object.defineProperty( document, 'referrer', { value: referrer, configurable: true } );
	};
	const here = window.location.origin;

	it.each( [
		[ 'a form of another page', 'navigate', `${ here }/residential/en/`, true ],
		[ 'the form of the list, for another place', 'navigate', `${ here }/dealers/?zipcode=10001`, true ],
		[ 'the next page of the list', 'navigate', `${ here }/dealers/?zipcode=75024&from=7`, false ],
		[ 'a reload', 'reload', `${ here }/residential/en/`, false ],
		[ 'the back button', 'back_forward', `${ here }/residential/en/`, false ],
		[ 'a search engine', 'navigate', 'https://search.example/', false ],
		[ 'a bookmark', 'navigate', '', false ],
	] )( 'by %s', ( _, type, referrer, isAsked ) => {
		arrive( type, referrer );

		expect( startedSearch( '75024' ) ).toBe( isAsked );
	} );
} );
