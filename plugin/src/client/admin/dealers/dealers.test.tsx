import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { ImportReport } from './types';

jest.mock( '@wordpress/api-fetch' );

const report = ( rest: Partial< ImportReport > ): ImportReport => ( {
	dryRun: true,
	rows: 5,
	new: 3,
	changed: 1,
	unchanged: 0,
	approximate: 0,
	bad: 0,
	badRows: [],
	...rest,
} );

const quiet = {
	'GET /dealers': () => ( { total: 12 } ),
	'GET /locations': () => ( { done: 2, total: 2 } ),
};

const file = new File( [ 'companyID,name\n' ], 'dealers.csv', { type: 'text/csv' } );
const choose = async () => userEvent.upload( await screen.findByLabelText( 'File of dealers, CSV or JSON' ), file );

it( 'counts the dealers', async () => {
	serve( quiet );
	render( <App /> );

	expect( await screen.findByText( 'dealers on this site', { exact: false } ) ).toHaveTextContent(
		'12 dealers on this site'
	);
} );

it( 'writes nothing before the report of a dry run was seen', async () => {
	let total = 12;
	const calls = serve( {
		...quiet,
		'GET /dealers': () => ( { total } ),
		'POST /dealers/import': ( { path } ) => report( { dryRun: path.endsWith( 'true' ) } ),
	} );

	render( <App /> );
	await choose();

	const heading = await screen.findByRole( 'heading', { name: 'What dealers.csv would change' } );

	await waitFor( () => expect( heading ).toHaveFocus() );
	expect( calls.filter( ( { method } ) => method === 'POST' ).map( ( { path } ) => path ) ).toEqual( [
		'/dealers/import?dry_run=true',
	] );

	total = 15;
	await userEvent.click( screen.getByRole( 'button', { name: 'Import 4 dealers' } ) );

	expect( await screen.findByRole( 'heading', { name: 'dealers.csv is imported' } ) ).toBeVisible();
	expect( await screen.findByText( '15' ) ).toBeVisible();

	const last = calls.filter( ( { method } ) => method === 'POST' ).at( -1 );

	expect( last?.path ).toBe( '/dealers/import?dry_run=false' );
	expect( last?.data instanceof FormData && last.data.get( 'file' ) ).toEqual( file );
} );

it( 'names bad rows by line and reason', async () => {
	serve( {
		...quiet,
		'POST /dealers/import': () =>
			report( {
				bad: 700,
				badRows: [ { line: 7, companyID: '', reason: 'has neither a position nor a ZIP' } ],
				approximate: 2,
			} ),
	} );
	render( <App /> );
	await choose();

	expect( await screen.findByRole( 'row', { name: /7.*has neither a position nor a ZIP/ } ) ).toBeVisible();
	expect( screen.getByText( /700 rows are left out/ ) ).toBeVisible();
	expect( screen.getByText( 'Only the first 1 are shown.' ) ).toBeVisible();
	expect( screen.getByText( /2 dealers have no position of their own/ ) ).toBeVisible();
} );

it( 'offers no import of a file that changes nothing', async () => {
	serve( { ...quiet, 'POST /dealers/import': () => report( { new: 0, changed: 0, unchanged: 5 } ) } );
	render( <App /> );
	await choose();

	expect( await screen.findByText( 'There is nothing new in this file.' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: /^Import/ } ) ).not.toBeInTheDocument();
} );

it( 'says why a file cannot be read, and takes another', async () => {
	serve( { ...quiet, 'POST /dealers/import': () => refusal( 422, 'There is no column companyID.' ) } );
	render( <App /> );
	await choose();

	expect(
		await screen.findByText( /dealers\.csv: There is no column companyID\./, {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( screen.getByLabelText( 'File of dealers, CSV or JSON' ) ).toBeEnabled();
} );

it( 'makes the demo site in batches where there is nothing yet', async () => {
	let made = 0;
	const state = () => ( { done: made === 3, label: 'Dealers', progress: { done: made, total: 3 } } );
	const calls = serve( {
		...quiet,
		'GET /dealers': () => ( { total: made === 3 ? 600 : 0 } ),
		'GET /starter-site': state,
		'POST /starter-site': () => {
			made++;

			return state();
		},
	} );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Make the demo site' } ) );
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 0 );
	await userEvent.click( screen.getByRole( 'button', { name: 'Make it' } ) );

	expect( await screen.findByText( '600' ) ).toBeVisible();
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 3 );
} );

it( 'loads the places that are missing, and stops where that brings nothing forward', async () => {
	const batches = [ 2000, 4000, 4000, 9999 ];
	const calls = serve( {
		...quiet,
		'GET /locations': () => ( { done: 0, total: 42000 } ),
		'POST /locations': () => ( { done: batches.shift(), total: 42000 } ),
	} );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Load the rest now' } ) );

	expect( await screen.findByText( /^4,000 of 42,000 are loaded/ ) ).toBeVisible();
	await waitFor( () => expect( screen.getByRole( 'button', { name: 'Load the rest now' } ) ).toBeEnabled() );
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toHaveLength( 3 );
} );
