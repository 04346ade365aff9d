import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import { job, open } from './testing';
import type { ImportJob, ImportsAnswer } from '../shared/import/types';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '../shared/sleep', () => ( { sleep: () => Promise.resolve() } ) );

const imports = ( rest: Partial< ImportsAnswer > = {} ): ImportsAnswer => ( {
	latest: null,
	undoable: null,
	edited: { total: 0, some: [] },
	...rest,
} );

const rows = () => ( {
	total: 2,
	pages: 1,
	rows: [
		{
			kind: 'changed',
			line: 2,
			companyID: 'D1',
			name: 'One',
			reason: '',
			changes: [ { field: 'name', old: 'Old', new: 'One' } ],
		},
		{
			kind: 'bad',
			line: 7,
			companyID: '',
			name: '',
			reason: 'has neither coordinates nor a ZIP code',
			changes: [],
		},
	],
} );

const quiet = {
	'GET /locations': () => ( { done: 2, total: 2 } ),
	'GET /dealer-imports': () => imports(),
	'GET /dealer-imports/7/rows': rows,
};

const file = new File( [ 'companyID,name\n' ], 'dealers.csv', { type: 'text/csv' } );

async function choose(): Promise< void > {
	await screen.findByRole( 'button', { name: 'Choose an Excel, CSV or JSON file' } );
	await userEvent.upload( screen.getByTestId( 'form-file-upload-input' ), file );
}

const show = () => {
	open( '&view=import' );
	render( <App /> );
};

it( 'sends a file in pieces, shows what it would change, and writes once that is confirmed', async () => {
	const steps: Partial< ImportJob >[] = [
		{ stage: 'checking', read: 10 },
		{ stage: 'checked' },
		{ stage: 'importing', done: 2 },
		{ stage: 'done', done: 4 },
	];
	const calls = serve( {
		...quiet,
		'POST /dealer-imports': () => job( { stage: 'uploading', received: 0 } ),
		'POST /dealer-imports/7/chunks/0': () => job( { stage: 'uploading', received: 1 } ),
		'POST /dealer-imports/7/chunks/1': () => job( { stage: 'checking' } ),
		'POST /dealer-imports/7/step': () => job( steps.shift() ?? {} ),
		'POST /dealer-imports/7/confirm': () => job( { stage: 'importing' } ),
	} );

	show();
	await userEvent.click( await screen.findByRole( 'checkbox', { name: /Remove dealers/ } ) );
	await choose();

	expect(
		await screen.findByText( /Nothing has been saved yet/, { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( await screen.findByRole( 'row', { name: /2 Changed D1 One Name Old → One/ } ) ).toBeVisible();
	expect( screen.getByRole( 'row', { name: /7 Invalid .*has neither coordinates nor a ZIP code/ } ) ).toBeVisible();
	expect( calls.find( ( { path, method } ) => method === 'POST' && path === '/dealer-imports' )?.data ).toMatchObject(
		{
			name: 'dealers.csv',
			size: 15,
			remove: true,
		}
	);
	expect( calls.some( ( { path } ) => path.endsWith( '/confirm' ) ) ).toBe( false );

	await userEvent.click( screen.getByRole( 'button', { name: 'Import 4 dealers' } ) );
	expect(
		await screen.findByText( 'Imported: 3 new, 1 changed, 0 removed.', { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( screen.getByRole( 'heading', { name: 'Import dealers' } ) ).toHaveFocus();
	expect( screen.getByRole( 'button', { name: 'Undo import' } ) ).toBeVisible();
	expect( steps ).toHaveLength( 0 );
} );

it( 'narrows the rows to a kind, and the address keeps it', async () => {
	const calls = serve( { ...quiet, 'GET /dealer-imports': () => imports( { latest: job( {} ) } ) } );

	show();
	await userEvent.click( await screen.findByRole( 'link', { name: 'Invalid (2)' } ) );
	await waitFor( () => expect( calls.at( -1 )?.path ).toContain( 'kind=bad' ) );
	expect( window.location.search ).toContain( 'kind=bad' );
	expect( screen.queryByRole( 'link', { name: /Removed/ } ) ).not.toBeInTheDocument();
} );

it( 'counts the rows with warnings, narrows to them, and says why', async () => {
	const why = 'ZIP or postal code 75024 is in Texas, not in California.';
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { warned: 1 } ) } ),
		'GET /dealer-imports/7/rows': () => ( {
			total: 1,
			pages: 1,
			rows: [ { kind: 'new', line: 3, companyID: 'D2', name: 'Two', reason: why, changes: [] } ],
		} ),
	} );

	show();
	expect( await screen.findByText( '1 row has a warning.' ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'link', { name: 'With warnings (1)' } ) );
	await waitFor( () => expect( calls.at( -1 )?.path ).toContain( 'kind=warned' ) );
	expect( screen.getByRole( 'row', { name: `3 New D2 Two ${ why }` } ) ).toBeVisible();
} );

it( 'tells the columns that it does not import', async () => {
	serve( { ...quiet, 'GET /dealer-imports': () => imports( { latest: job( { unused: [ 'Fax', 'Notes' ] } ) } ) } );

	show();
	expect( await screen.findByText( 'These columns are not imported: Fax, Notes.' ) ).toBeVisible();
} );

const columns = () => ( {
	columns: [
		{ heading: 'Acct #', values: [ 'A1', 'A2' ], field: '' },
		{ heading: 'Firm', values: [ 'One' ], field: '' },
		{ heading: '', values: [], field: 'city' },
	],
	fields: [
		{ name: 'companyID', required: true },
		{ name: 'name', required: true },
		{ name: 'city', required: false },
	],
	madeKeys: { fields: [ 'name', 'city' ], text: 'IDs are made from name and city.' },
	remembered: false,
} );

it( 'asks once more before it takes much away', async () => {
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () =>
			imports( { latest: job( { removed: 1, emptied: 2, losesMuch: true, unchanged: 5 } ) } ),
		'POST /dealer-imports/7/confirm': () => job( { stage: 'done', done: 5 } ),
	} );

	show();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import 4, remove 1' } ) );

	const dialog = within( await screen.findByRole( 'dialog', { name: 'Import this file?' } ) );
	expect( dialog.getByText( /^It removes 1 of the 7 / ) ).toBeVisible();
	expect( dialog.getByText( /^In 2 rows, empty cells replace values/ ) ).toBeVisible();
	expect( calls.some( ( { path } ) => path.endsWith( '/confirm' ) ) ).toBe( false );

	await userEvent.click( dialog.getByRole( 'button', { name: 'Import 4, remove 1' } ) );
	expect( await screen.findByText( /^Imported: 3 new/, { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( calls.find( ( { path } ) => path.endsWith( '/confirm' ) )?.data ).toEqual( { confirm: true } );
} );

it( 'asks what the columns are where the headings do not say it', async () => {
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { stage: 'columns', columns: 3 } ) } ),
		'GET /dealer-imports/7/columns': columns,
		'POST /dealer-imports/7/columns': () => job( { stage: 'checking' } ),
		'POST /dealer-imports/7/step': () => job( {} ),
	} );

	show();
	await userEvent.selectOptions( await screen.findByLabelText( 'Acct #' ), 'Company ID (required)' );
	expect( screen.getByLabelText( 'Acct #' ) ).toHaveAccessibleDescription( 'A1 · A2' );
	await waitFor( () =>
		expect( document.getElementById( 'a11y-speak-polite' ) ).toHaveTextContent( /^The headings in this file/ )
	);

	const live = screen.getByText( 'Still to choose: Name' ).closest( '[role="status"]' );
	expect( screen.getByRole( 'group', { name: 'Columns of the file' } ) ).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Check the file' } ) ).toHaveAttribute( 'aria-disabled', 'true' );

	await userEvent.selectOptions( screen.getByLabelText( 'Column 3' ), 'Name (required)' );
	await userEvent.selectOptions( screen.getByLabelText( 'Firm' ), 'Name (required)' );
	expect( screen.getByLabelText( 'Column 3' ) ).toHaveDisplayValue( 'Not imported' );
	expect( screen.getByText( '“Column 3” is no longer imported.' ).closest( '[role="status"]' ) ).toBe( live );

	await userEvent.click( screen.getByRole( 'button', { name: 'Check the file' } ) );
	expect(
		await screen.findByText( /Nothing has been saved yet/, { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( calls.find( ( { method } ) => method === 'POST' )?.data ).toEqual( {
		fields: [ 'companyID', 'name', '' ],
	} );
} );

it( 'keeps the focus where a file is given up', async () => {
	serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { stage: 'columns', columns: 3 } ) } ),
		'GET /dealer-imports/7/columns': columns,
		'DELETE /dealer-imports/7': () => ( { deleted: true } ),
	} );

	show();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Choose another file' } ) );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Import dealers' } ) ).toHaveFocus() );
} );

it( 'takes a list without IDs where they can be made from other columns, and says so', async () => {
	serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { stage: 'columns', columns: 3 } ) } ),
		'GET /dealer-imports/7/columns': columns,
	} );

	show();
	expect( await screen.findByText( 'Still to choose: Company ID, Name' ) ).toBeVisible();
	await userEvent.selectOptions( screen.getByLabelText( 'Firm' ), 'Name (required)' );
	expect( screen.getByText( 'IDs are made from name and city.' ) ).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Check the file' } ) ).not.toHaveAttribute( 'aria-disabled', 'true' );

	await userEvent.selectOptions( screen.getByLabelText( 'Acct #' ), 'Company ID (required)' );
	expect( screen.queryByText( 'IDs are made from name and city.' ) ).not.toBeInTheDocument();
} );

it( 'lets the columns of a checked file be changed', async () => {
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { columns: 3 } ) } ),
		'GET /dealer-imports/7/columns': () => ( {
			...columns(),
			columns: [
				{ heading: 'ID', values: [ 'A1' ], field: 'companyID' },
				{ heading: 'Name', values: [ 'One' ], field: 'name' },
				{ heading: 'Area', values: [ 'Plano' ], field: '' },
			],
			remembered: true,
		} ),
		'POST /dealer-imports/7/columns': () => job( { stage: 'checking' } ),
		'POST /dealer-imports/7/step': () => job( {} ),
	} );

	show();
	await userEvent.click( await screen.findByText( 'Columns: 2 of 3 are imported' ) );
	expect( screen.getByText( 'Chosen as in your last file with these headings.' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Check the file again' } ) ).not.toBeInTheDocument();

	await userEvent.selectOptions( screen.getByLabelText( 'Area' ), 'City' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Check the file again' } ) );
	await waitFor( () =>
		expect( calls.find( ( { method } ) => method === 'POST' )?.data ).toEqual( {
			fields: [ 'companyID', 'name', 'city' ],
		} )
	);
} );

it( 'goes on with an import that was cut off', async () => {
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { stage: 'importing', done: 1 } ) } ),
		'POST /dealer-imports/7/step': () => job( { stage: 'done', done: 4 } ),
	} );

	show();
	expect( await screen.findByText( /This import was interrupted/ ) ).toBeVisible();
	expect( calls.some( ( { method } ) => method === 'POST' ) ).toBe( false );
	await userEvent.click( screen.getByRole( 'button', { name: 'Resume' } ) );
	expect( await screen.findByText( /Imported: 3 new/, { selector: '.components-notice__content' } ) ).toBeVisible();
} );

it( 'counts the rows whose files are fetched, and undoes an import before its end', async () => {
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () =>
			imports( {
				latest: job( { stage: 'fetching', rows: 8, read: 2 } ),
				undoable: job( { stage: 'fetching' } ),
			} ),
		'POST /dealer-imports/7/step': () => job( { stage: 'done', done: 4 } ),
	} );

	show();
	expect( await screen.findByText( 'Fetching pictures and documents: row 2 of 8' ) ).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Undo changes so far' } ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Resume' } ) );
	expect( await screen.findByText( /Imported: 3 new/, { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( calls.filter( ( { path } ) => path.endsWith( '/step' ) ) ).toHaveLength( 1 );
} );

it( 'says how a workbook is read, and reads another sheet of it, in any window', async () => {
	const book = { found: 'Read as Excel, sheet “Notes”. Other sheets: Dealers.', sheets: [ 'Notes', 'Dealers' ] };
	const failed = { ...book, stage: 'failed', sheet: 'Notes', problem: 'No line names the columns.' } as const;
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( failed ) } ),
		'POST /dealer-imports/7/sheet': () => job( { ...book, stage: 'converting', sheet: 'Dealers' } ),
		'POST /dealer-imports/7/step': () => job( { ...book, sheet: 'Dealers' } ),
	} );

	show();
	expect( await screen.findByText( /sheet “Notes”/ ) ).toBeVisible();
	expect( screen.getByText( /No line names/, { selector: '.components-notice__content' } ) ).toBeVisible();
	await userEvent.selectOptions( screen.getByRole( 'combobox', { name: 'Sheet' } ), 'Dealers' );
	expect( await screen.findByRole( 'button', { name: 'Import 4 dealers' } ) ).toBeVisible();
	expect( calls.find( ( { path } ) => path.endsWith( '/sheet' ) )?.data ).toEqual( { sheet: 'Dealers' } );
} );

it( 'offers no sheet of a file that has one, or that the server does not keep', async () => {
	serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { found: 'Read as Excel.', sheets: [] } ) } ),
	} );

	show();
	expect( await screen.findByText( 'Read as Excel.' ) ).toBeVisible();
	expect( screen.queryByRole( 'combobox', { name: 'Sheet' } ) ).not.toBeInTheDocument();
} );

it( 'stops where the connection breaks, and goes on from there', async () => {
	let isDown = true;

	serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { stage: 'checked' } ) } ),
		'POST /dealer-imports/7/confirm': () => job( { stage: 'importing' } ),
		'POST /dealer-imports/7/step': () => ( isDown ? refusal( 502, 'Bad gateway.' ) : job( { stage: 'done' } ) ),
	} );
	show();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import 4 dealers' } ) );
	expect( await screen.findByText( /Bad gateway/, { selector: '.components-notice__content' } ) ).toBeVisible();
	isDown = false;
	await userEvent.click( screen.getByRole( 'button', { name: 'Resume' } ) );
	expect( await screen.findByText( /Imported/, { selector: '.components-notice__content' } ) ).toBeVisible();
} );

it( 'sends again what a server in trouble did not answer', async () => {
	const answers = [ null, null, job( { stage: 'uploading', received: 1 } ) ];
	const steps = [ null, job( { stage: 'checking', busy: true } ), job( { stage: 'checked' } ) ];
	const calls = serve( {
		...quiet,
		'POST /dealer-imports': () => job( { stage: 'uploading', received: 0 } ),
		'POST /dealer-imports/7/chunks/0': () => answers.shift() ?? refusal( 503, 'Too busy.' ),
		'POST /dealer-imports/7/chunks/1': () => job( { stage: 'checking' } ),
		'POST /dealer-imports/7/step': () => steps.shift() ?? refusal( 502, 'Bad gateway.' ),
	} );

	show();
	await choose();
	expect(
		await screen.findByText( /Nothing has been saved yet/, { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( calls.filter( ( { path } ) => path.endsWith( '/chunks/0' ) ) ).toHaveLength( 3 );
	expect( calls.filter( ( { path } ) => path.endsWith( '/step' ) ) ).toHaveLength( 3 );
} );

it( 'says at once what a server refuses for good', async () => {
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { stage: 'checking' } ) } ),
		'POST /dealer-imports/7/step': () => refusal( 409, 'Resume it there.' ),
	} );

	show();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Resume' } ) );
	expect( await screen.findByText( /Resume it there/, { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( calls.filter( ( { path } ) => path.endsWith( '/step' ) ) ).toHaveLength( 1 );
} );

it( 'undoes the last import, and warns of dealers that were edited since', async () => {
	const calls = serve( {
		...quiet,
		'GET /dealer-imports': () =>
			imports( {
				latest: job( { stage: 'done' } ),
				undoable: job( { stage: 'done' } ),
				edited: { total: 12, some: [ 'D1', 'D3' ] },
			} ),
		'POST /dealer-imports/7/undo': () => job( { stage: 'undoing' } ),
		'POST /dealer-imports/7/step': () => job( { stage: 'undone', done: 4, kept: 1 } ),
	} );

	show();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Undo import' } ) );

	const dialog = await screen.findByRole( 'dialog' );

	expect( await within( dialog ).findByText( /12 of them were edited after the import: D1, D3 …/ ) ).toBeVisible();
	await userEvent.click( within( dialog ).getByRole( 'checkbox', { name: /Restore these/ } ) );
	await userEvent.click( within( dialog ).getByRole( 'button', { name: 'Undo' } ) );
	expect(
		await screen.findByText( '3 dealers restored. 1 dealer was edited after the import and was left unchanged.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( calls.find( ( { path } ) => path.endsWith( '/undo' ) )?.data ).toEqual( { overwrite: true } );
} );

it( 'offers no import of a file that changes nothing', async () => {
	serve( {
		...quiet,
		'GET /dealer-imports': () => imports( { latest: job( { new: 0, changed: 0, bad: 0, unchanged: 7 } ) } ),
	} );
	show();
	expect(
		await screen.findByText( 'This file contains no changes.', { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( screen.queryByRole( 'button', { name: /^Import/ } ) ).not.toBeInTheDocument();
} );

it( 'says why a file cannot be read or is too large, and takes another', async () => {
	let isLarge = true;

	serve( {
		...quiet,
		'POST /dealer-imports': () =>
			isLarge ? refusal( 413, 'The file has 300 MB.' ) : job( { stage: 'failed', problem: 'It is in UTF-16.' } ),
		'DELETE /dealer-imports/7': () => ( { deleted: true } ),
	} );
	show();
	await choose();
	expect(
		await screen.findByText( 'The file has 300 MB.', { selector: '.components-notice__content' } )
	).toBeVisible();
	isLarge = false;
	await choose();
	expect( await screen.findByText( /It is in UTF-16/, { selector: '.components-notice__content' } ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Choose another file' } ) );
	expect( await screen.findByRole( 'button', { name: 'Choose an Excel, CSV or JSON file' } ) ).toBeVisible();
} );
