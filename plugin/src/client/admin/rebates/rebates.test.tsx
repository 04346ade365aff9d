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
	source: '',
	state: 'valid',
	updated: '',
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
	expect( screen.queryByRole( 'link', { name: 'Heat pump' } ) ).toBeNull();

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
