import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { Lead, LeadReport, LeadRow, LeadsAnswer } from './types';

jest.mock( '@wordpress/api-fetch' );

const REFERENCE = 'HB-7K3M-92QD';

const row = ( reference: string ): LeadRow => ( {
	reference,
	name: 'Ada Byron',
	email: 'ada@example.com',
	form: 'contact-dealer',
	region: 'TX',
	dealer: 'Plano Air',
	companyId: '1001',
	product: '',
	productId: '',
	lang: 'es',
	status: 'failed',
	created: '2026-01-31T15:04:05Z',
	isTest: false,
} );

const list = ( rest: Partial< LeadsAnswer > = {} ): LeadsAnswer => ( {
	leads: [ row( REFERENCE ), row( 'HB-2222-2222' ) ],
	total: 350,
	pages: 18,
	page: 1,
	more: false,
	searchedSince: '',
	forms: [ 'contact-dealer' ],
	products: [],
	canManage: true,
	canGrant: false,
	...rest,
} );

const lead = ( rest: Partial< Lead > = {} ): Lead => ( {
	...row( REFERENCE ),
	fields: [],
	answers: [],
	consent: null,
	marketing: null,
	marketingRevokedAt: '',
	revokedAt: '',
	deliveries: [],
	ledger: [],
	kind: 'CONTACT_DEALER',
	brand: '',
	source: '',
	pageUrl: '',
	verified: true,
	notes: [ { id: 7, note: 'Call back', author: 'Ada', isOwn: true, created: '2026-01-31T15:04:05Z' } ],
	previous: '',
	next: 'HB-2222-2222',
	canManage: true,
	...rest,
} );

const open = ( query = '' ) => {
	window.history.replaceState( null, '', `/wp-admin/admin.php?page=hvac-blocks-leads${ query }` );

	return render( <App /> );
};

const press = async ( name: string ) => userEvent.click( await screen.findByRole( 'button', { name } ) );
const inDialog = () => within( screen.getByRole( 'dialog' ) );

it( 'deletes all that match, in as many steps as it takes', async () => {
	const calls = serve( {
		'GET /leads': () => list(),
		'DELETE /leads': ( { data } ) =>
			( data as { after: number } ).after === 0
				? { done: 200, skipped: 0, after: 91, more: true }
				: { done: 150, skipped: 0, after: 300, more: false },
	} );

	open( '&state=TX' );
	await userEvent.click( await screen.findByLabelText( 'Select all on this page' ) );
	await press( 'Select all 350 that match' );
	await press( 'Delete' );
	await userEvent.click( inDialog().getByRole( 'button', { name: 'Delete' } ) );

	expect(
		await screen.findByText( '350 leads deleted.', { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( calls.filter( ( { method } ) => method === 'DELETE' ).map( ( { data } ) => data ) ).toEqual( [
		{ state: 'TX', all: true, after: 0 },
		{ state: 'TX', all: true, after: 91 },
	] );
} );

it( 'sends those that are ticked again, and says why where it cannot', async () => {
	let turn = 0;
	const calls = serve( {
		'GET /leads': () => list(),
		'POST /leads/retry': () =>
			turn++ === 0 ? refusal( 500, 'It is locked.' ) : { done: 1, skipped: 0, after: 0, more: false },
	} );

	open();
	await userEvent.click( await screen.findByLabelText( `Select ${ REFERENCE }` ) );
	await press( 'Try again' );
	await userEvent.click( inDialog().getByRole( 'button', { name: 'Try again' } ) );
	expect( await inDialog().findByText( 'It is locked.' ) ).toBeVisible();
	await userEvent.click( inDialog().getByRole( 'button', { name: 'Try again' } ) );

	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
	expect( calls.find( ( { method } ) => method === 'POST' )?.data ).toEqual( { references: [ REFERENCE ] } );
} );

it( 'releases what looks like spam in one press, and says why where it cannot', async () => {
	let turn = 0;
	const calls = serve( {
		'GET /leads': () =>
			list( { leads: [ { ...row( REFERENCE ), status: turn > 1 ? 'delivered' : 'quarantined' } ] } ),
		[ `POST /leads/${ REFERENCE }/release` ]: () => ( turn++ === 0 ? refusal( 500, 'It is locked.' ) : lead() ),
	} );

	open();
	expect( await screen.findByText( 'Suspected spam', { selector: '.hvac-leads__status' } ) ).toBeVisible();
	await press( `Not spam: deliver ${ REFERENCE }` );
	expect(
		( await screen.findByText( 'It is locked.', { selector: '.components-notice__content' } ) ).closest(
			'.is-error'
		)
	).toBeVisible();
	await press( `Not spam: deliver ${ REFERENCE }` );

	expect( await screen.findByText( 'Delivered', { selector: '.hvac-leads__status' } ) ).toBeVisible();
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 2 );
} );

it( 'releases an open lead that looks like spam', async () => {
	const calls = serve( {
		[ `GET /leads/${ REFERENCE }` ]: () => lead( { status: 'quarantined' } ),
		[ `POST /leads/${ REFERENCE }/release` ]: () => lead( { status: 'delivered' } ),
	} );

	open( `&lead=${ REFERENCE }` );
	await press( 'Not spam' );

	expect( await screen.findByText( 'Delivered', { selector: '.hvac-leads__status' } ) ).toBeVisible();
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 1 );
} );

it( 'lets who may only look do no more', async () => {
	serve( {
		'GET /leads': () => list( { canManage: false } ),
		[ `GET /leads/${ REFERENCE }` ]: () => lead( { canManage: false } ),
	} );

	open();
	await userEvent.click( await screen.findByRole( 'link', { name: REFERENCE } ) );
	expect( await screen.findByText( 'Call back' ) ).toBeVisible();
	expect( screen.queryAllByRole( 'button' ) ).toEqual( [] );
} );

it( 'adds a note and deletes an own one', async () => {
	const calls = serve( {
		[ `GET /leads/${ REFERENCE }` ]: () => lead(),
		[ `POST /leads/${ REFERENCE }/notes` ]: () => ( {
			notes: [ { id: 8, note: 'Done', author: 'Ada', isOwn: false, created: '' }, ...lead().notes ],
		} ),
		[ `DELETE /leads/${ REFERENCE }/notes/7` ]: () => ( { notes: [] } ),
	} );

	open( `&lead=${ REFERENCE }` );
	await userEvent.type( await screen.findByLabelText( 'New note' ), 'Done' );
	await press( 'Add note' );
	expect( await screen.findByText( 'Done' ) ).toBeVisible();
	expect( screen.getAllByRole( 'button', { name: /^Delete the note/ } ) ).toHaveLength( 1 );

	await userEvent.click( screen.getByRole( 'button', { name: /^Delete the note/ } ) );
	await waitFor( () => expect( screen.queryByText( 'Call back' ) ).not.toBeInTheDocument() );
	expect( calls[ 1 ]?.data ).toEqual( { note: 'Done' } );
} );

it( 'mails a lead on, with what its list was narrowed to', async () => {
	let turn = 0;
	const calls = serve( {
		[ `GET /leads/${ REFERENCE }` ]: () => lead(),
		[ `POST /leads/${ REFERENCE }/resend` ]: () =>
			turn++ === 0 ? refusal( 400, 'No.', { email: 'Enter one e-mail address.' } ) : lead(),
	} );

	open( `&lead=${ REFERENCE }&state=TX` );
	await press( 'Email to another address…' );
	await userEvent.type( inDialog().getByLabelText( 'Email address' ), 'x@example.com' );
	await userEvent.click( inDialog().getByRole( 'button', { name: 'Send' } ) );
	expect( await inDialog().findByText( 'Enter one e-mail address.' ) ).toBeVisible();
	await userEvent.click( inDialog().getByRole( 'button', { name: 'Send' } ) );

	expect(
		await screen.findByText( 'Emailed to x@example.com.', { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( calls[ 1 ] ).toMatchObject( {
		path: `/leads/${ REFERENCE }/resend?state=TX`,
		data: { email: 'x@example.com' },
	} );
	expect( screen.getByRole( 'link', { name: 'Next lead ›' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'lead=HB-2222-2222&state=TX' )
	);
} );

it( 'draws leads by day and form, and how many came that far', async () => {
	const report: LeadReport = {
		isOn: true,
		from: '2026-01-30',
		to: '2026-01-31',
		forms: [ 'contact-dealer', 'newsletter' ],
		days: [
			{ day: '2026-01-30', counts: { 'contact-dealer': 2 } },
			{ day: '2026-01-31', counts: { 'contact-dealer': 1, newsletter: 4 } },
		],
		products: [ { id: 'RG-F-96', name: 'Ridge 96', total: 3 } ],
		total: 7,
		before: 14,
		funnel: { searches: 100, opens: 20, successes: 5 },
	};

	serve( { 'GET /lead-report': () => report } );

	const { container } = open( '&view=statistics' );

	expect( await screen.findByRole( 'img' ) ).toHaveAccessibleName( /Peak: January 31, 2026, 5 leads/ );
	expect( container.querySelectorAll( 'rect[data-series]' ) ).toHaveLength( 3 );
	expect( screen.getByText( '50% fewer than in the previous period' ) ).toBeVisible();
	expect( screen.getByText( '20% of searches' ) ).toBeVisible();
	expect( screen.getByText( '25% of forms started' ) ).toBeVisible();

	const product = screen.getByRole( 'link', { name: 'Ridge 96' } );

	expect( product.closest( 'li' ) ).toHaveTextContent( 'Ridge 96 3' );
	expect( product ).toHaveAttribute(
		'href',
		'/wp-admin/admin.php?page=hvac-blocks-leads&product=RG-F-96&from=2026-01-30&to=2026-01-31'
	);
} );
