import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../testing/server';
import { App } from './app';
import type { Rebate } from './types';

jest.mock( '@wordpress/api-fetch' );

const rebate = ( rest: Partial< Rebate > ): Rebate => ( {
	id: 'r1',
	title: 'Heat pump',
	amount: 1250.5,
	upTo: true,
	provider: 'Utility',
	starts: '',
	expires: '2026-12-31',
	areas: [],
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
	expect( await screen.findByText( '1 rebate deleted.' ) ).toBeVisible();
	expect( calls.find( ( { method } ) => method === 'DELETE' )?.data ).toEqual( { ids: [ 'r2' ] } );
} );

it( 'imports by the same page as dealers, in words of its own', async () => {
	serve( {
		'GET /rebate-imports': () => ( { latest: null, undoable: null, edited: { total: 0, some: [] } } ),
	} );
	open( '&view=import' );

	expect( await screen.findByRole( 'button', { name: 'Choose a CSV file' } ) ).toBeVisible();
	expect( screen.getByLabelText( 'Remove rebates not in the file' ) ).toBeVisible();
	expect( screen.queryByText( /dealer/i ) ).toBeNull();
} );
