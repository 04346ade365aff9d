import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refusal, serve } from '../testing/server';
import { App } from './app';
import { setOwnFields } from './own-fields/fields';
import { address, answer, dealer, expectFocusOn, open } from './testing';

jest.mock( '@wordpress/api-fetch' );

const many = { total: 45, pages: 3, page: 1 };

it( 'lists dealers with their badges', async () => {
	serve( { 'GET /dealers': () => answer( dealer( 'D1', { isTcs: true } ), dealer( 'D2' ) ) } );
	open();
	render( <App /> );

	const [ , first, second ] = await screen.findAllByRole( 'row' );

	expect( first ).toHaveTextContent( /Dealer D1.*1 Main St.*Plano.*TX.*75024.*D1.*Comfort Specialist/ );
	expect( second ).not.toHaveTextContent( 'Comfort Specialist' );
	expect( screen.getByText( '2 dealers', { selector: '.hvac-list__found' } ) ).toBeVisible();
} );

it( 'shows bars while the dealers are on their way, and says why they do not come', async () => {
	serve( { 'GET /dealers': never } );
	open();

	const { container, unmount } = render( <App /> );

	expect( container.querySelector( '.hvac-screen__skeleton' ) ).not.toBeNull();
	unmount();

	let isDown = true;

	serve( { 'GET /dealers': () => ( isDown ? refusal( 500, 'The database is away.' ) : answer( dealer( 'D1' ) ) ) } );
	render( <App /> );
	expect( await screen.findByText( /The database is away/, { selector: 'p' } ) ).toBeVisible();
	isDown = false;
	await userEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByRole( 'link', { name: 'Dealer D1' } ) ).toBeVisible();
} );

it( 'filters by fields of one’s own: flags and choices of lists', async () => {
	const field = { names: { en: '', es: '', fr: '' }, places: [], dealers: 1 };
	setOwnFields( [
		{ ...field, key: 'own-solar', type: 'flag', name: 'Solar', choices: [] },
		{ ...field, key: 'own-makes', type: 'list', name: 'Makes', choices: [ { ...field, key: 'one', name: 'One' } ] },
		{ ...field, key: 'own-note', type: 'text', name: 'Note', choices: [] },
	] );
	serve( { 'GET /dealers': () => answer( dealer( 'D1' ) ) } );

	open( '&badge=own-solar' );
	render( <App /> );
	const badge = await screen.findByRole( 'combobox', { name: 'Badge' } );
	expect( badge ).toHaveDisplayValue( 'Solar' );
	expect( screen.queryByRole( 'option', { name: /Note/ } ) ).toBeNull();

	await userEvent.selectOptions( badge, 'Makes: One' );
	expect( address().get( 'badge' ) ).toBe( 'own-makes--one' );
	setOwnFields( [] );
} );

it( 'asks for what the address says, and writes there what is asked for', async () => {
	const calls = serve( { 'GET /dealers': () => ( { ...answer( dealer( 'D1' ) ), ...many } ) } );

	open( '&s=air&state=TX&badge=nate&orderby=city&order=desc&paged=2' );
	render( <App /> );
	await screen.findByRole( 'link', { name: 'Dealer D1' } );
	expect( calls[ 0 ]?.path ).toBe(
		'/dealers?search=air&state=TX&badge=nate&orderby=city&order=desc&page=2&per_page=20'
	);

	await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'State or province' } ), 'ON' );
	expect( address().get( 'state' ) ).toBe( 'ON' );
	expect( address().get( 'paged' ) ).toBeNull();

	await userEvent.click( screen.getByRole( 'link', { name: 'City' } ) );
	expect( address().get( 'order' ) ).toBeNull();
	expect( screen.getByRole( 'columnheader', { name: 'City' } ) ).toHaveAttribute( 'aria-sort', 'ascending' );
	await userEvent.click( screen.getByRole( 'link', { name: 'Updated' } ) );
	expect( address().get( 'orderby' ) + ' ' + address().get( 'order' ) ).toBe( 'updated desc' );

	window.history.back();
	await waitFor( () => expect( address().get( 'orderby' ) ).toBe( 'city' ) );
	await waitFor( () => expect( calls.at( -1 )?.path ).toContain( 'orderby=city&order=asc' ) );
} );

it( 'goes to a page by its number', async () => {
	serve( { 'GET /dealers': () => ( { ...answer( dealer( 'D1' ) ), ...many } ) } );
	open();
	render( <App /> );

	const field = await screen.findByRole( 'textbox', { name: 'Page' } );

	await userEvent.clear( field );
	await userEvent.type( field, '99{Enter}' );
	expect( address().get( 'paged' ) ).toBe( '3' );
} );

it( 'deletes the ticked dealers once that is confirmed, and the focus goes to what came of it', async () => {
	let dealers = [ dealer( 'D1' ), dealer( 'D2' ), dealer( 'D3' ) ];
	const calls = serve( {
		'GET /dealers': () => answer( ...dealers ),
		'DELETE /dealers': () => {
			dealers = dealers.slice( 2 );

			return { deleted: 2, remaining: 0 };
		},
	} );

	open();
	render( <App /> );
	await userEvent.click( await screen.findByRole( 'checkbox', { name: 'Select Dealer D1' } ) );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Select Dealer D2' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	expect( calls.some( ( { method } ) => method === 'DELETE' ) ).toBe( false );

	const dialog = await screen.findByRole( 'dialog', { name: 'Delete 2 dealers?' } );

	await userEvent.click( within( dialog ).getByRole( 'button', { name: 'Delete' } ) );
	await expectFocusOn( '2 dealers deleted.' );
	expect( calls.find( ( { method } ) => method === 'DELETE' )?.data ).toEqual( { ids: [ 'D1', 'D2' ] } );
	await waitFor( () => expect( screen.queryByRole( 'link', { name: 'Dealer D1' } ) ).not.toBeInTheDocument() );
	expect( screen.queryByText( /selected/ ) ).not.toBeInTheDocument();
} );

it( 'deletes all that match, in as many requests as it takes', async () => {
	const left = [ 40, 0 ];
	const calls = serve( {
		'GET /dealers': () => ( { ...answer( dealer( 'D1' ) ), ...many } ),
		'DELETE /dealers': () => ( { deleted: 20, remaining: left.shift() } ),
	} );

	open( '&badge=nate' );
	render( <App /> );
	await userEvent.click( await screen.findByRole( 'checkbox', { name: 'Select all on this page' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Select all 45 that match' } ) );
	expect( screen.getByText( '45 dealers selected' ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	await userEvent.click( within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', { name: 'Delete' } ) );

	await expectFocusOn( '40 dealers deleted.' );
	expect( calls.filter( ( { method } ) => method === 'DELETE' ).map( ( { data } ) => data ) ).toEqual( [
		{ badge: 'nate', all: true },
		{ badge: 'nate', all: true },
	] );
} );

it( 'makes the demo site in batches where there is nothing yet', async () => {
	let made = 0;
	const state = () => ( { done: made === 3, label: 'Dealers', progress: { done: made, total: 3 } } );
	const calls = serve( {
		'GET /dealers': () => answer( ...( made === 3 ? [ dealer( 'D1' ) ] : [] ) ),
		'GET /starter-site': state,
		'POST /starter-site': () => {
			made++;

			return state();
		},
	} );

	open();
	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Create demo site' } ) );
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 0 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Create' } ) );

	expect( await screen.findByText( '1 dealer', { selector: '.hvac-list__found' } ) ).toBeVisible();
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 3 );
} );

it( 'loads the places that are missing, and stops where that brings nothing forward', async () => {
	const batches = [ 2000, 4000, 4000, 9999 ];
	open( '&view=import' );

	const calls = serve( {
		'GET /dealer-imports': () => ( { latest: null, undoable: null, edited: { total: 0, some: [] } } ),
		'GET /locations': () => ( { done: 0, total: 42000 } ),
		'POST /locations': () => ( { done: batches.shift(), total: 42000 } ),
	} );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Load the rest now' } ) );

	expect( await screen.findByText( /^4,000 of 42,000 loaded/ ) ).toBeVisible();
	await waitFor( () => expect( screen.getByRole( 'button', { name: 'Load the rest now' } ) ).toBeEnabled() );
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 3 );
} );
