import { countFormOpen } from './count-form-open';

const post = jest.fn( () => Promise.resolve() );

beforeEach( () => {
	Object.assign( window, { fetch: post, consent_api: undefined, wp_has_consent: undefined } );
	post.mockClear();
	document.body.innerHTML =
		'<div data-hvac-form-opens="/count"><form id="a"></form><form id="b"></form></div><form id="c"></form>';
} );

const form = ( id: string ): HTMLElement => document.getElementById( id ) as HTMLElement;

it( 'counts each form once, by its name, without cookies', () => {
	countFormOpen( form( 'a' ), 'newsletter' );
	countFormOpen( form( 'a' ), 'newsletter' );
	countFormOpen( form( 'b' ), 'contact-dealer' );

	expect( post ).toHaveBeenCalledTimes( 2 );
	expect( post ).toHaveBeenCalledWith(
		'/count',
		expect.objectContaining( { method: 'POST', credentials: 'omit', body: '{"form":"newsletter"}' } )
	);
} );

it( 'counts nothing where the page names no counter', () => {
	countFormOpen( form( 'c' ), 'newsletter' );

	expect( post ).not.toHaveBeenCalled();
} );

it( 'counts nothing without consent, and counts what is begun once there is one', () => {
	Object.assign( window, { consent_api: {}, wp_has_consent: () => false } );
	countFormOpen( form( 'a' ), 'newsletter' );
	expect( post ).not.toHaveBeenCalled();

	Object.assign( window, { wp_has_consent: ( category: string ) => category === 'statistics-anonymous' } );
	countFormOpen( form( 'a' ), 'newsletter' );
	expect( post ).toHaveBeenCalledTimes( 1 );
} );
