import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import type { SettingsImport } from '../shared/answers';
import { ImportExport } from './import-export';

jest.mock( '@wordpress/api-fetch' );

// jsdom lacks Response; a refusal is an object.
globalThis.Response ??= class {} as typeof Response;

const plan = ( rest: Partial< SettingsImport > = {} ): SettingsImport => ( {
	version: '1.0.0',
	changes: [ { key: 'brand', label: 'Brand', from: 'TRANE', to: 'ACME' } ],
	refused: [],
	unchanged: 3,
	mark: 'abc',
	saved: false,
	...rest,
} );

const file = new File( [ '{}' ], 'settings.json', { type: 'application/json' } );

// jsdom's files cannot be read this way.
file.text = () => Promise.resolve( '{}' );

const choose = () => userEvent.upload( screen.getByTestId( 'form-file-upload-input' ), file );

it( 'shows what a file would change, and changes it once that is confirmed', async () => {
	const onImported = jest.fn();
	const calls = serve( { 'POST /settings-import': () => plan() } );

	render( <ImportExport onImported={ onImported } /> );
	await choose();

	const dialog = within( await screen.findByRole( 'dialog', { name: 'Import settings' } ) );
	const row = ( await dialog.findByRole( 'rowheader', { name: 'Brand' } ) ).closest( 'tr' );

	expect( row ).toHaveTextContent( 'BrandTRANEACME' );
	expect( dialog.getByText( '3 settings in the file are the same already.' ) ).toBeVisible();
	expect( calls.map( ( { data } ) => data ) ).toEqual( [ { file: '{}', save: false } ] );
	expect( onImported ).not.toHaveBeenCalled();

	await userEvent.click( dialog.getByRole( 'button', { name: 'Import 1 setting' } ) );

	expect( calls[ 1 ]?.data ).toEqual( { file: '{}', save: true, mark: 'abc' } );
	expect( onImported ).toHaveBeenCalledTimes( 1 );
	expect(
		await screen.findByText( '1 setting imported.', { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

it( 'names what is refused with the reasons, and has nothing to press where nothing changes', async () => {
	serve( {
		'POST /settings-import': () =>
			plan( { changes: [], refused: [ { key: 'moon', label: 'moon', reasons: [ 'Unknown.', 'Too far.' ] } ] } ),
	} );
	render( <ImportExport onImported={ () => {} } /> );
	await choose();

	const dialog = within( await screen.findByRole( 'dialog' ) );

	expect( await dialog.findByRole( 'listitem' ) ).toHaveTextContent( 'moon Unknown. Too far.' );
	expect( dialog.getByText( 'Nothing to import: these settings are in force already.' ) ).toBeVisible();
	expect( dialog.queryByRole( 'button', { name: /^Import/ } ) ).not.toBeInTheDocument();
} );

it( 'says what is wrong with a file, and with saving it', async () => {
	let turn = 0;

	serve( {
		'POST /settings-import': () => ( turn++ % 2 === 0 ? plan() : refusal( 400, 'Nothing was saved.' ) ),
	} );
	render( <ImportExport onImported={ () => {} } /> );
	await choose();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import 1 setting' } ) );

	const said = 'settings.json: Nothing was saved.';

	expect( await screen.findByText( said, { selector: '.components-notice__content' } ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );

	serve( { 'POST /settings-import': () => refusal( 400, 'This is not a settings file.' ) } );
	await choose();

	expect(
		await screen.findByText( 'settings.json: This is not a settings file.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( screen.queryByRole( 'table' ) ).not.toBeInTheDocument();
} );

it( 'shows the changes again where somebody else changed the settings', async () => {
	const answers = [
		plan(),
		refusal( 409, 'Somebody changed them.' ),
		plan( { changes: [ { key: 'brand', label: 'Brand', from: 'OTHER', to: 'ACME' } ], mark: 'def' } ),
		plan(),
	];
	const calls = serve( { 'POST /settings-import': () => answers.shift() } );

	render( <ImportExport onImported={ () => {} } /> );
	await choose();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import 1 setting' } ) );

	expect(
		await screen.findByText( 'settings.json: Somebody changed them.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( screen.getByRole( 'cell', { name: 'OTHER' } ) ).toBeVisible();

	await userEvent.click( screen.getByRole( 'button', { name: 'Import 1 setting' } ) );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
	expect( calls.at( -1 )?.data ).toEqual( { file: '{}', save: true, mark: 'def' } );
} );

it( 'keeps the focus in the dialog where the changes are refused and nothing is left to import', async () => {
	const answers = [ plan(), refusal( 409, 'Somebody changed them.' ), plan( { changes: [], unchanged: 4 } ) ];

	serve( { 'POST /settings-import': () => answers.shift() } );
	render( <ImportExport onImported={ () => {} } /> );
	await choose();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Import 1 setting' } ) );
	await screen.findByText( 'Nothing to import: these settings are in force already.' );

	expect( screen.getByRole( 'dialog' ).querySelector( ':focus' ) ).toHaveTextContent(
		'settings.json: Somebody changed them.'
	);

	await userEvent.keyboard( '{Escape}' );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
} );

it( 'exports the settings as a file, and says why it could not', async () => {
	const saved: string[] = [];
	let works = false;

	URL.createObjectURL = () => 'blob:settings';
	URL.revokeObjectURL = () => {};
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( function ( this: HTMLAnchorElement ) {
		saved.push( `${ this.download } ${ this.href }` );
	} );
	serve( {
		'GET /settings-export': () =>
			works ? { blob: async () => new Blob( [ '{}' ] ) } : refusal( 403, 'Not allowed.' ),
	} );
	render( <ImportExport onImported={ () => {} } /> );

	await userEvent.click( screen.getByRole( 'button', { name: 'Export' } ) );
	expect( await screen.findByText( 'Not allowed.', { selector: '.components-notice__content' } ) ).toBeVisible();
	works = true;
	await userEvent.click( screen.getByRole( 'button', { name: 'Export' } ) );
	await waitFor( () => expect( saved ).toEqual( [ 'hvac-blocks-settings.json blob:settings' ] ) );
} );
