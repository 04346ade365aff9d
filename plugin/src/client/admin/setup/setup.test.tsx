import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { SetupAnswer, Step } from './types';

jest.mock( '@wordpress/api-fetch' );

const step = ( name: string, more: Partial< Step > = {} ): Step => ( {
	name,
	title: name,
	done: false,
	facts: [ `Nothing for ${ name }` ],
	link: '',
	linkText: '',
	...more,
} );

const answer = ( more: Partial< SetupAnswer > = {} ): SetupAnswer => ( {
	finished: false,
	steps: [
		step( 'brand', { title: 'Brand', done: true, link: '/settings', linkText: 'Open settings' } ),
		step( 'pages', { title: 'Pages' } ),
		step( 'trial', { title: 'Test lead' } ),
	],
	pages: {
		languages: [ 'en', 'es' ],
		groups: [
			{ name: 'home', label: 'Home', total: { en: 1, es: 1 }, made: { en: 1, es: 0 } },
			{ name: 'dealers', label: 'Dealers', total: { en: 5, es: 5 }, made: { en: 0, es: 0 } },
			{ name: 'pricing', label: 'Prices', total: { en: 4, es: 4 }, made: { en: 0, es: 0 } },
		],
		readable: true,
		deadLinks: [],
	},
	trial: null,
	style: { choice: 'theme', editUrl: '/site-editor' },
	...more,
} );

const stepOf = async ( name: string ) =>
	within( ( await screen.findByRole( 'heading', { name } ) ).closest( 'li' ) as HTMLElement );

it( 'says of each step what is there and what is missing, and leads to it', async () => {
	serve( { 'GET /setup': () => answer() } );
	render( <App /> );

	const brand = await stepOf( 'Brand Done' );
	expect( brand.getByText( 'Nothing for brand' ) ).toBeInTheDocument();
	expect( brand.getByRole( 'link', { name: 'Open settings' } ) ).toHaveAttribute( 'href', '/settings' );
	expect( await stepOf( 'Pages To do' ) ).toBeDefined();
	expect( screen.getByText( '1 of 3 steps are done' ) ).toBeInTheDocument();
} );

it( 'makes the chosen pages batch by batch and shows how far it is', async () => {
	let asked = 0;
	let made = 0;
	const calls = serve( {
		'GET /setup': () => {
			asked++;

			return answer();
		},
		'POST /setup/pages': () => ( { done: ( made += 3 ), total: 6 } ),
	} );
	render( <App /> );

	const pages = await stepOf( 'Pages To do' );
	expect( pages.getByLabelText( 'Home' ) ).toBeDisabled();
	expect( pages.getByText( '1 of 2 created' ) ).toBeInTheDocument();
	await userEvent.click( pages.getByLabelText( 'English' ) );
	await userEvent.click( pages.getByLabelText( 'Prices' ) );
	await userEvent.click( pages.getByLabelText( 'Published at once' ) );
	expect( pages.getByText( '0 of 1 created' ) ).toBeInTheDocument();
	await userEvent.click( pages.getByRole( 'button', { name: 'Create pages' } ) );

	expect( await pages.findByText( 'All chosen pages exist.' ) ).toBeInTheDocument();
	expect( calls.filter( ( { method } ) => method === 'POST' ).map( ( { data } ) => data ) ).toEqual(
		Array.from( { length: 2 }, () => ( { languages: [ 'es' ], groups: [ 'home', 'dealers' ], publish: true } ) )
	);
	expect( asked ).toBe( 2 );
} );

it( 'stops where it comes no further, and goes on when it is asked again', async () => {
	const answers = [ { done: 2, total: 6 }, refusal( 500, 'The disk is full.' ), { done: 6, total: 6 } ];
	serve( { 'GET /setup': () => answer(), 'POST /setup/pages': () => answers.shift() } );
	render( <App /> );

	const pages = await stepOf( 'Pages To do' );
	await userEvent.click( pages.getByRole( 'button', { name: 'Create pages' } ) );
	expect(
		await pages.findByText( 'The disk is full.', { selector: '.components-notice__content' } )
	).toBeInTheDocument();
	expect( pages.getByText( '2 of 6 pages' ) ).toBeInTheDocument();

	await userEvent.click( pages.getByRole( 'button', { name: 'Create pages' } ) );
	expect( await pages.findByText( 'All chosen pages exist.' ) ).toBeInTheDocument();
} );

it( 'makes nothing in no language', async () => {
	const calls = serve( { 'GET /setup': () => answer() } );
	render( <App /> );

	const pages = await stepOf( 'Pages To do' );
	await userEvent.click( pages.getByLabelText( 'English' ) );
	await userEvent.click( pages.getByLabelText( 'Spanish' ) );
	await userEvent.click( pages.getByRole( 'button', { name: 'Create pages' } ) );

	expect( pages.getByText( 'Choose at least one language.' ) ).toBeInTheDocument();
	expect( calls.some( ( { method } ) => method === 'POST' ) ).toBe( false );
} );

it( 'names links that lead nowhere', async () => {
	const deadLinks = [ { title: 'Home', editUrl: '/edit?post=1', links: [ '/en/blog/', '/en/resources/' ] } ];
	serve( { 'GET /setup': () => answer( { pages: { ...answer().pages, deadLinks } } ) } );
	render( <App /> );

	const pages = await stepOf( 'Pages To do' );
	expect( pages.getByText( '2 links lead to pages that do not exist yet' ) ).toBeInTheDocument();
	expect( pages.getByRole( 'link', { name: 'Home' } ) ).toHaveAttribute( 'href', '/edit?post=1' );
	expect( pages.getByText( /: \/en\/blog\/, \/en\/resources\/$/ ) ).toBeInTheDocument();
} );

it( 'sends a test lead and shows what became of it', async () => {
	const trial = {
		at: '2026-07-01T12:00:00Z',
		unreached: '',
		problem: '',
		deliveries: [
			{ destination: 'mail', to: 'sales@example.org', delivered: true, detail: 'The mail server took it.' },
			{ destination: 'http', to: 'crm.example.com', delivered: false, detail: 'Status 500.' },
		],
	};
	const calls = serve( { 'GET /setup': () => answer(), 'POST /setup/trial': () => answer( { trial } ) } );
	render( <App /> );

	const test = await stepOf( 'Test lead To do' );
	await userEvent.click( test.getByRole( 'button', { name: 'Send test lead' } ) );
	expect( await test.findByText( 'The form was accepted and the lead stored.' ) ).toBeInTheDocument();
	expect( test.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'The form was accepted and the lead stored.',
		'Email to sales@example.org: deliveredThe mail server took it.',
		'Service at crm.example.com: not deliveredStatus 500.',
	] );
	expect( calls.map( ( { method, path } ) => `${ method } ${ path }` ) ).toEqual( [
		'GET /setup',
		'GET /starter-site/removal',
		'POST /setup/trial',
	] );
} );

it( 'keeps a test lead’s outcome when the checklist, asked before it, arrives after it', async () => {
	const trial = { at: '2026-07-01T12:00:00Z', unreached: '', problem: '', deliveries: [] };
	let arrive = () => {};
	const checklists = [
		answer(),
		new Promise< SetupAnswer >( ( resolve ) => ( arrive = () => resolve( answer() ) ) ),
	];
	serve( {
		'GET /setup': () => checklists.shift(),
		'POST /setup/pages': () => ( { done: 6, total: 6 } ),
		'POST /setup/trial': () => answer( { trial } ),
	} );
	render( <App /> );

	await userEvent.click( ( await stepOf( 'Pages To do' ) ).getByRole( 'button', { name: 'Create pages' } ) );
	const test = await stepOf( 'Test lead To do' );
	await userEvent.click( test.getByRole( 'button', { name: 'Send test lead' } ) );
	const outcome = await test.findByText( 'The form was accepted and the lead stored.' );
	await act( async () => arrive() );

	expect( outcome ).toBeInTheDocument();
} );

it( 'says why a test lead was not accepted, and that the site cannot reach itself', async () => {
	const trial = { at: '2026-07-01T12:00:00Z', unreached: 'cURL error 28.', problem: 'Status 403.', deliveries: [] };
	serve( { 'GET /setup': () => answer( { trial } ) } );
	render( <App /> );

	const test = await stepOf( 'Test lead To do' );
	expect( test.getByText( 'Status 403.' ) ).toBeInTheDocument();
	expect( test.getByText( /^cURL error 28\. The form was submitted within the site/ ) ).toBeInTheDocument();
} );

it( 'is glad when all is done', async () => {
	serve( {
		'GET /setup': () => answer( { finished: true, steps: [ step( 'pages', { title: 'Pages', done: true } ) ] } ),
	} );
	render( <App /> );

	expect(
		await screen.findByText( 'Your site is ready for visitors.', { selector: '.components-notice__content' } )
	).toBeInTheDocument();
	expect( screen.getByText( 'Choose pages to create' ).closest( 'details' ) ).not.toHaveAttribute( 'open' );
} );

const style = ( choice: SetupAnswer[ 'style' ][ 'choice' ] ) =>
	answer( { style: { choice, editUrl: '/site-editor' } } );

it( 'gives the site the styles of the plugin, and back the theme’s', async () => {
	const answers = [ style( 'plugin' ), style( 'theme' ) ];
	const calls = serve( { 'GET /setup': () => answer(), 'POST /setup/style': () => answers.shift() } );
	render( <App /> );

	expect( await screen.findByText( 'Your site uses your theme’s styles.' ) ).toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Use these styles' } ) );
	expect( calls.some( ( { method } ) => method === 'POST' ) ).toBe( false );

	await userEvent.click( screen.getByRole( 'radio', { name: 'HVAC Blocks' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Use these styles' } ) );
	expect( await screen.findByText( 'Your site uses the styles of HVAC Blocks.' ) ).toBeInTheDocument();

	await userEvent.click( screen.getByRole( 'radio', { name: 'Your theme’s' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Use these styles' } ) );
	expect( await screen.findByText( 'Your site uses your theme’s styles.' ) ).toBeInTheDocument();
	expect( calls.filter( ( { method } ) => method === 'POST' ).map( ( { path, data } ) => [ path, data ] ) ).toEqual( [
		[ '/setup/style', { style: 'plugin' } ],
		[ '/setup/style', { style: 'theme' } ],
	] );
} );

it( 'says that it replaces styles which the owner changed, and why it failed', async () => {
	serve( { 'GET /setup': () => style( 'own' ), 'POST /setup/style': () => refusal( 500, 'The disk is full.' ) } );
	render( <App /> );

	expect( await screen.findByRole( 'radio', { name: 'Your own, changed in the Site Editor' } ) ).toBeChecked();
	await userEvent.click( screen.getByRole( 'radio', { name: 'HVAC Blocks' } ) );
	expect( screen.getByText( /^This replaces your changes\./ ) ).toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Use these styles' } ) );
	expect(
		await screen.findByText( 'The disk is full.', { selector: '.components-notice__content' } )
	).toBeInTheDocument();
} );

it( 'offers no styles in a classic theme', async () => {
	serve( { 'GET /setup': () => style( 'none' ) } );
	render( <App /> );

	expect( await screen.findByText( /^Your theme is a classic theme/ ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: 'Use these styles' } ) ).not.toBeInTheDocument();
} );
