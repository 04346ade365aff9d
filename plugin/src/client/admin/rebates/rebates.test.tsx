import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { Rebate } from './types';

jest.mock( '@wordpress/api-fetch' );
// api-fetch returns it without parsing; jsdom lacks it.
globalThis.Response ??= class {} as typeof Response;

// Excludes the announced text.
const NOTICE = { selector: '.components-notice *' };

const rebate = ( rest: Partial< Rebate > ): Rebate => ( {
	id: 'r1',
	title: 'Heat pump',
	titleEs: '',
	titleFr: '',
	amount: 1250.5,
	upTo: true,
	provider: 'Utility',
	url: '',
	starts: '',
	expires: '2026-12-31',
	areas: [],
	categories: [],
	source: '',
	state: 'valid',
	updated: '',
	version: 'v1',
	...rest,
} );

const rebates = [
	rebate( {} ),
	rebate( { id: 'r2', title: 'Furnace', amount: null, areas: [ 'TX' ], state: 'expired' } ),
];
const list = () => ( { total: 2, pages: 1, page: 1, rebates } );

function open( query = '' ): void {
	window.history.replaceState( null, '', `/wp-admin/admin.php?page=hvac-blocks-rebates${ query }` );
	render( <App /> );
}

it( 'lists rebates, expired ones too, and deletes those that are ticked', async () => {
	const calls = serve( { 'GET /rebates': list, 'DELETE /rebates': () => ( { deleted: 1, remaining: 0 } ) } );
	open();

	expect( await screen.findByText( 'Up to $1,250.50' ) ).toBeVisible();
	expect( screen.getByText( 'Everywhere' ) ).toBeVisible();
	expect( screen.getByText( 'Expired' ) ).toBeVisible();

	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Select Furnace' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Delete' } ) );
	expect( screen.getByText( 'Delete 1 rebate?' ) ).toBeVisible();
	await userEvent.click( screen.getAllByRole( 'button', { name: 'Delete' } ).at( -1 ) as HTMLElement );
	expect( await screen.findByText( '1 rebate deleted.', NOTICE ) ).toBeVisible();
	expect( calls.find( ( { method } ) => method === 'DELETE' )?.data ).toEqual( { ids: [ 'r2' ] } );
} );

it( 'exports all rebates as a file, and says why it could not', async () => {
	const saved: string[] = [];
	let works = false;

	URL.createObjectURL = () => 'blob:rebates';
	URL.revokeObjectURL = () => {};
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( function ( this: HTMLAnchorElement ) {
		saved.push( `${ this.download } ${ this.href }` );
	} );
	serve( {
		'GET /rebates': list,
		'GET /rebate-export': () =>
			works ? { blob: async () => new Blob( [ 'id,title' ] ) } : refusal( 500, 'The database is away.' ),
	} );
	open();

	await userEvent.click( await screen.findByRole( 'button', { name: 'Export' } ) );
	expect( await screen.findByText( 'The database is away.', NOTICE ) ).toBeVisible();
	works = true;
	await userEvent.click( screen.getByRole( 'button', { name: 'Export' } ) );
	await waitFor( () => expect( saved ).toEqual( [ 'rebates.csv blob:rebates' ] ) );
	expect( screen.queryByText( 'The database is away.', NOTICE ) ).toBeNull();
} );

it( 'imports by the same page as dealers, in words of its own', async () => {
	serve( {
		'GET /rebate-imports': () => ( { latest: null, undoable: null, edited: { total: 0, some: [] } } ),
	} );
	open( '&view=import' );

	expect( await screen.findByRole( 'button', { name: 'Choose an Excel or CSV file' } ) ).toBeVisible();
	expect( screen.getByLabelText( 'Remove rebates not in the file' ) ).toBeVisible();
	expect( screen.queryByText( /dealer/i ) ).toBeNull();
} );

const preview = ( title: string ) => ( {
	cards: [
		{
			language: 'en',
			card: {
				...{ level: 3, title, lang: '', amount: '$650', provider: 'Utility', until: '', day: '' },
				...{ href: '', terms: '', label: '' },
			},
		},
	],
	state: 'expired',
	styles: [],
} );

it( 'makes a rebate, and says at the fields what is wrong', async () => {
	let isRefused = true;
	const calls = serve( {
		'GET /rebates': list,
		'POST /rebate-preview': () => preview( 'Furnace' ),
		'PUT /rebates/F-1': () =>
			isRefused ? refusal( 422, 'areas', { areas: '“Atlantis” is not valid.' } ) : rebate( { id: 'F-1' } ),
		'GET /rebates/F-1': () => rebate( { id: 'F-1' } ),
	} );
	open();

	await userEvent.click( await screen.findByRole( 'link', { name: 'Add rebate' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Save rebate' } ) );
	expect( screen.getAllByText( 'This field is required.' ) ).toHaveLength( 3 );
	expect( screen.getByLabelText( 'Title' ) ).toHaveFocus();
	await userEvent.type( screen.getByLabelText( 'Title' ), 'Furnace' );
	await userEvent.type( screen.getByLabelText( 'Provider' ), 'Utility' );
	await userEvent.type( screen.getByLabelText( 'ID' ), 'F-1' );
	await userEvent.type( screen.getByLabelText( 'Areas' ), 'TX Atlantis' );
	await userEvent.click( screen.getByLabelText( 'Heat pumps' ) );
	await userEvent.click( screen.getByLabelText( 'Furnaces' ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Save rebate' } ) );
	expect( await screen.findByText( '“Atlantis” is not valid.' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Areas' ) ).toHaveFocus();
	expect( screen.getByLabelText( 'Areas' ) ).toHaveValue( 'TX Atlantis' );
	isRefused = false;
	await userEvent.click( screen.getByRole( 'button', { name: 'Save rebate' } ) );
	expect( await screen.findByText( 'Rebate saved.', { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( calls.filter( ( { method } ) => method === 'PUT' ).at( -1 )?.data ).toMatchObject( {
		title: 'Furnace',
		areas: 'TX Atlantis',
		categories: [ 'furnaces', 'heat-pumps' ],
		version: '',
	} );
	expect( new URLSearchParams( window.location.search ).get( 'rebate' ) ).toBe( 'F-1' );
} );

it( 'previews the card in each language, and says that visitors do not see it', async () => {
	serve( { 'GET /rebates/r1': () => rebate( {} ), 'POST /rebate-preview': () => preview( 'Heat pump' ) } );
	open( '&rebate=r1' );

	expect( await screen.findByText( 'Visitors don’t see it: it has expired.' ) ).toBeVisible();

	const frame = screen.getByTitle< HTMLIFrameElement >( 'Preview: English' );

	await waitFor( () =>
		expect( frame.contentDocument?.querySelector( '.hvac-rebate__title' ) ).toHaveTextContent( 'Heat pump' )
	);
} );
