import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refusal, serve } from '../testing/server';
import { App } from './app';
import type { Delivery, Lead, LeadRow, LeadsAnswer, LeadStatus } from './types';

jest.mock( '@wordpress/api-fetch' );

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const REFERENCE = 'HB-7K3M-92QD';

const row = ( reference: string, status: LeadStatus = 'accepted' ): LeadRow => ( {
	reference,
	name: 'Ada Byron',
	email: 'ada@example.com',
	region: 'TX',
	companyId: '1001',
	product: '',
	productId: '',
	isTest: false,
	form: 'contact-dealer',
	dealer: 'Plano Air',
	lang: 'es',
	status,
	created: '2026-01-31T15:04:05Z',
} );

const delivery = ( state: Delivery[ 'state' ], rest: Partial< Delivery > = {} ): Delivery => ( {
	destination: 'http',
	label: 'Lead service',
	state,
	attempts: 2,
	next: '',
	result: 'It answered 503.',
	...rest,
} );

const lead = ( status: LeadStatus, deliveries: Delivery[] ): Lead => ( {
	...row( REFERENCE, status ),
	fields: [ { name: 'email', label: 'Email address', value: 'ada@example.com <script>' } ],
	answers: [ { name: 'homeSize', label: 'Home size', value: '1,800 to 2,100 sq ft <b>' } ],
	consent: {
		state: 'checked',
		stateText: 'Agreed to by ticking the box',
		notice: '',
		noticeHash: '',
		matches: true,
		text: 'Acepto recibir llamadas.',
		version: '2',
		hash: 'abc123',
		language: 'es',
		givenAt: '2026-01-31T15:04:05Z',
	},
	marketing: null,
	marketingRevokedAt: '',
	deliveries,
	ledger: [
		{ event: 'accepted', label: 'Stored', destination: '', detail: '', actor: '', created: '2026-01-31T15:04:05Z' },
		{
			event: 'will_retry',
			label: 'Not accepted',
			destination: 'Lead service',
			detail: '503',
			actor: '',
			created: '2026-01-31T15:05:05Z',
		},
	],
	revokedAt: '',
	kind: 'CONTACT_DEALER',
	brand: '',
	source: 'dealer_locator',
	notes: [],
	previous: '',
	next: '',
	canManage: true,
	pageUrl: 'https://example.org/',
	verified: true,
} );

const list = ( ...leads: LeadRow[] ): LeadsAnswer => ( {
	leads,
	total: leads.length,
	pages: 1,
	page: 1,
	more: false,
	searchedSince: '',
	forms: [ 'contact-dealer', 'newsletter' ],
	products: [],
	canManage: true,
	canGrant: true,
} );

const open = ( query = '' ) => {
	document.body.innerHTML = `<div id="hvac-blocks-screen" data-forms='{ "contact-dealer": "Contact a dealer" }'></div>`;
	window.history.replaceState( null, '', `/wp-admin/admin.php?page=hvac-blocks-leads${ query }` );

	return render( <App /> );
};

const address = () => new URLSearchParams( window.location.search );

it( 'lists leads with their state in words', async () => {
	serve( { 'GET /leads': () => list( row( REFERENCE, 'failed' ), row( 'HB-2222-2222', 'delivered' ) ) } );
	open();

	const [ , first, second ] = await screen.findAllByRole( 'row' );

	expect( first ).toHaveTextContent( /HB-7K3M-92QD.*Ada Byron.*Contact a dealer.*Plano Air.*Spanish.*Failed/ );
	expect( second ).toHaveTextContent( 'Delivered' );
} );

it( 'shows the product that a lead is about, and only the leads about one', async () => {
	const calls = serve( {
		'GET /leads': () => ( {
			...list( { ...row( REFERENCE ), product: 'Ridge 96', productId: 'RG-F-96' } ),
			products: [ { id: 'RG-F-96', name: 'Ridge 96' } ],
		} ),
	} );
	open();

	expect( ( await screen.findAllByRole( 'row' ) )[ 1 ] ).toHaveTextContent( /Contact a dealerRidge 96/ );
	await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'Product' } ), 'Ridge 96' );
	expect( address().get( 'product' ) ).toBe( 'RG-F-96' );
	await waitFor( () => expect( calls.at( -1 )?.path ).toContain( 'product=RG-F-96' ) );
} );

it( 'shows bars while the leads are on their way', () => {
	serve( { 'GET /leads': never, 'GET /lead-dealers': never } );

	expect( open().container.querySelector( '.hvac-screen__skeleton' ) ).toBeVisible();
} );

it( 'offers another try where they do not come', async () => {
	let turn = 0;
	serve( {
		'GET /leads': () => ( turn++ === 0 ? refusal( 500, 'The database is away.' ) : list( row( REFERENCE ) ) ),
	} );
	open();

	expect( await screen.findByText( 'The database is away.', { exact: false, selector: 'p' } ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByRole( 'link', { name: REFERENCE } ) ).toBeVisible();
} );

it( 'tells an empty list from one where nothing matches', async () => {
	serve( { 'GET /leads': () => list() } );

	const { unmount } = open();

	expect( await screen.findByRole( 'heading', { name: 'No leads yet' } ) ).toBeVisible();
	unmount();

	open( '&status=failed' );
	expect( await screen.findByRole( 'heading', { name: 'No leads match your search' } ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Show all leads' } ) );
	expect( await screen.findByRole( 'heading', { name: 'No leads yet' } ) ).toBeVisible();
} );

it( 'searches when the typing rests, from the first page on, and keeps both in the address', async () => {
	const calls = serve( {
		'GET /leads': () => list( row( REFERENCE ) ),
		'GET /lead-dealers': () => ( { dealers: [] } ),
	} );

	open( '&paged=3&status=failed' );
	const box = await screen.findByRole( 'searchbox' );
	// A slow machine would pause between two letters.
	jest.useFakeTimers();
	await userEvent.setup( { delay: null } ).type( box, 'ada b' );
	act( () => jest.runOnlyPendingTimers() );
	jest.useRealTimers();
	await waitFor( () => expect( address().get( 's' ) ).toBe( 'ada b' ) );

	expect( calls.map( ( { path } ) => path ).filter( ( path ) => path.startsWith( '/leads?' ) ) ).toEqual( [
		'/leads?page=3&per_page=20&status=failed',
		'/leads?page=1&per_page=20&search=ada%20b&status=failed',
	] );
	expect( box ).toHaveValue( 'ada b' );
	expect( address().get( 'page' ) ).toBe( 'hvac-blocks-leads' );
} );

it( 'has as many rows as the screen’s options say', async () => {
	const calls = serve( { 'GET /leads': () => list( row( REFERENCE ) ) } );

	document.body.innerHTML = `<div id="hvac-blocks-screen" data-rows="50"></div>`;
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=hvac-blocks-leads' );
	render( <App /> );
	await screen.findAllByRole( 'row' );

	expect( calls.map( ( { path } ) => path ) ).toContain( '/leads?page=1&per_page=50' );
} );

it( 'says so if it counted only the first', async () => {
	serve( {
		'GET /leads': () => ( { ...list( row( REFERENCE ) ), total: 10000, pages: 500, more: true } ),
	} );

	open();

	expect( await screen.findByText( '10,000+ leads' ) ).toBeVisible();
	expect( screen.getByText( /You can page through the first 10,000 leads/ ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'checkbox', { name: `Select ${ REFERENCE }` } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Select all 10,000+ that match' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	expect( screen.getByRole( 'dialog', { name: 'Delete 10,000+ leads?' } ) ).toBeVisible();
} );

it( 'searches older leads if only the newest were searched, and changes none of those', async () => {
	const calls = serve( {
		'GET /leads': ( { path } ) => ( {
			...list( row( REFERENCE ) ),
			total: 40,
			pages: 2,
			searchedSince: path.includes( 'to=' ) ? '' : '2026-01-31T15:04:05Z',
		} ),
	} );

	open( '&s=ada' );
	await userEvent.click( await screen.findByRole( 'checkbox', { name: `Select ${ REFERENCE }` } ) );
	expect( screen.queryByRole( 'button', { name: /that match/ } ) ).toBeNull();
	await userEvent.click( screen.getByRole( 'button', { name: 'Show older leads' } ) );

	await waitFor( () => expect( screen.queryByRole( 'button', { name: 'Show older leads' } ) ).toBeNull() );
	expect( calls.at( -1 )?.path ).toBe( '/leads?page=1&per_page=20&search=ada&to=2026-01-31' );
} );

it( 'turns pages', async () => {
	const pages = ( page: number ) => ( { ...list( row( REFERENCE ) ), total: 41, pages: 3, page } );
	const calls = serve( { 'GET /leads': ( { path } ) => pages( path.includes( '?page=2' ) ? 2 : 1 ) } );

	open();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Next' } ) );

	await waitFor( () => expect( screen.getByRole( 'textbox', { name: 'Page' } ) ).toHaveValue( '2' ) );
	expect( calls.at( -1 )?.path ).toBe( '/leads?page=2&per_page=20' );
} );

it( 'sorts by a column, and the address keeps it', async () => {
	const calls = serve( { 'GET /leads': () => list( row( REFERENCE ) ) } );

	open( '&paged=2' );

	const heading = ( name: string ) => screen.getByRole( 'columnheader', { name } );

	await screen.findByRole( 'link', { name: REFERENCE } );
	expect( heading( 'Received' ) ).toHaveAttribute( 'aria-sort', 'descending' );
	await userEvent.click( screen.getByRole( 'link', { name: 'Name' } ) );
	await waitFor( () => expect( heading( 'Name' ) ).toHaveAttribute( 'aria-sort', 'ascending' ) );
	expect( calls.at( -1 )?.path ).toBe( '/leads?page=1&per_page=20&orderby=name&order=asc' );
	expect( address().get( 'paged' ) ).toBeNull();
} );

it( 'narrows by form, state, language and days, and takes it all back', async () => {
	const calls = serve( { 'GET /leads': () => list( row( REFERENCE ) ) } );

	open();
	await screen.findByRole( 'link', { name: REFERENCE } );
	await userEvent.selectOptions( screen.getByLabelText( 'Form' ), 'newsletter' );
	await userEvent.selectOptions( screen.getByLabelText( 'State or province' ), 'TX' );
	await userEvent.selectOptions( screen.getByLabelText( 'Language' ), 'es' );
	await userEvent.selectOptions( screen.getByLabelText( 'Status' ), 'quarantined' );
	await userEvent.type( screen.getByLabelText( 'From' ), '2026-01-31' );

	await waitFor( () =>
		expect( calls.at( -1 )?.path ).toBe(
			'/leads?page=1&per_page=20&status=quarantined&form=newsletter&state=TX&lang=es&from=2026-01-31'
		)
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Clear filters' } ) );
	expect( calls.at( -1 )?.path ).toBe( '/leads?page=1&per_page=20' );
} );

it( 'narrows to a dealer that is found by its name', async () => {
	const calls = serve( {
		'GET /leads': () => list( row( REFERENCE ) ),
		'GET /lead-dealers': () => ( { dealers: [ { id: '1001', name: 'Plano Air' } ] } ),
	} );

	open();
	await userEvent.type( await screen.findByRole( 'combobox', { name: 'Dealer' } ), 'Pla' );
	await userEvent.click( await screen.findByRole( 'option', { name: 'Plano Air (1001)' } ) );

	expect( calls.map( ( { path } ) => path ) ).toContain( '/lead-dealers?search=Pla' );
	expect( address().get( 'dealer' ) ).toBe( '1001' );
} );

it( 'opens a lead in the address, and comes back to its link', async () => {
	serve( {
		'GET /leads': () => list( row( 'HB-2222-2222' ), row( REFERENCE ) ),
		[ `GET /leads/${ REFERENCE }` ]: () => lead( 'delivered', [ delivery( 'delivered' ) ] ),
	} );
	open();
	await userEvent.click( await screen.findByRole( 'link', { name: REFERENCE } ) );

	expect( address().get( 'lead' ) ).toBe( REFERENCE );
	expect( screen.getByRole( 'heading', { name: `Lead ${ REFERENCE }` } ) ).toHaveFocus();

	window.history.back();
	await waitFor( () => expect( screen.getByRole( 'link', { name: REFERENCE } ) ).toHaveFocus() );
} );

it( 'shows all of a lead: what was sent, the consent word for word, the deliveries, the history', async () => {
	serve( {
		[ `GET /leads/${ REFERENCE }` ]: () =>
			lead( 'accepted', [
				delivery( 'waiting', { next: '2026-01-31T16:00:00Z' } ),
				delivery( 'delivered', { destination: 'mail', label: 'Email' } ),
			] ),
	} );
	open( `&lead=${ REFERENCE }` );

	expect( await screen.findByText( 'ada@example.com <script>' ) ).toBeVisible();
	expect( screen.getByText( '1,800 to 2,100 sq ft <b>' ) ).toBeVisible();
	expect( screen.getByText( 'Acepto recibir llamadas.' ) ).toHaveAttribute( 'lang', 'es' );
	expect( screen.getByText( 'abc123' ) ).toBeVisible();
	expect( screen.getByText( /^Next attempt: / ) ).toBeVisible();
	expect( screen.getAllByText( 'Not accepted' ) ).toHaveLength( 1 );
	expect( screen.getByRole( 'button', { name: 'Try again now' } ) ).toBeVisible();
} );

it( 'offers no other try where all is delivered', async () => {
	serve( { [ `GET /leads/${ REFERENCE }` ]: () => lead( 'delivered', [ delivery( 'delivered' ) ] ) } );
	open( `&lead=${ REFERENCE }` );
	await screen.findByText( 'Lead service', { selector: 'strong' } );

	expect( screen.queryByRole( 'button', { name: 'Try again now' } ) ).not.toBeInTheDocument();
} );

it.each( [
	[ 'is taken', lead( 'delivered', [ delivery( 'delivered' ) ] ), /^Sent\. All destinations have received the lead/ ],
	[
		'must wait',
		lead( 'accepted', [ delivery( 'waiting', { next: '2026-01-31T16:00:00Z' } ) ] ),
		/hasn’t accepted the lead yet\. It answered 503\. Next attempt: /,
	],
	[
		'is refused',
		lead( 'failed', [ delivery( 'failed', { result: 'It answered 400.' } ) ] ),
		/this site won’t retry automatically\. It answered 400\./,
	],
	[ 'cannot be asked for', refusal( 409, 'There is nothing to resend.' ), /^There is nothing to resend\./ ],
] )( 'says what another try came to when it %s', async ( _, answer, said ) => {
	const calls = serve( {
		[ `GET /leads/${ REFERENCE }` ]: () => lead( 'failed', [ delivery( 'failed' ) ] ),
		[ `POST /leads/${ REFERENCE }/retry` ]: () => answer,
	} );

	open( `&lead=${ REFERENCE }` );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Try again now' } ) );

	expect( await screen.findByText( said, { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( calls[ 1 ] ).toMatchObject( { method: 'POST', path: `/leads/${ REFERENCE }/retry` } );
} );

it( 'deletes only what was confirmed, and says why where it cannot', async () => {
	let turn = 0;
	const calls = serve( {
		'GET /leads': () => list(),
		[ `GET /leads/${ REFERENCE }` ]: () => lead( 'delivered', [] ),
		[ `DELETE /leads/${ REFERENCE }` ]: () =>
			turn++ === 0 ? refusal( 500, 'It is locked.' ) : { deleted: true },
	} );

	open( `&lead=${ REFERENCE }` );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Delete lead' } ) );
	await userEvent.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Cancel' } ) );
	expect( calls.filter( ( { method } ) => method === 'DELETE' ) ).toHaveLength( 0 );

	await userEvent.click( screen.getByRole( 'button', { name: 'Delete lead' } ) );

	const button = within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Delete' } );

	await userEvent.click( button );
	expect( await within( screen.getByRole( 'dialog' ) ).findByText( 'It is locked.' ) ).toBeVisible();
	await userEvent.click( button );

	expect( await screen.findByRole( 'heading', { name: 'No leads yet' } ) ).toBeVisible();
	expect( address().has( 'lead' ) ).toBe( false );
} );
