import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import { productImport } from './import-kind';

jest.mock( '@wordpress/api-fetch' );
// api-fetch returns it without parsing; jsdom lacks it.
globalThis.Response ??= class {} as typeof Response;

// Excludes the announced text.
const NOTICE = { selector: '.components-notice *' };

it( 'names every field of a product, a translated one with its language', () => {
	const { fieldText } = productImport();

	expect( [ 'seer2', 'nameEs', 'brochureFr', 'tonsTo', 'unknown' ].map( fieldText ) ).toEqual( [
		'SEER2',
		'Name (Spanish)',
		'Brochure (French)',
		'Tons, to',
		'unknown',
	] );
} );

it( 'offers the import, and exports all products as a file or says why it could not', async () => {
	const saved: string[] = [];
	let works = false;

	URL.createObjectURL = () => 'blob:products';
	URL.revokeObjectURL = () => {};
	jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( function ( this: HTMLAnchorElement ) {
		saved.push( `${ this.download } ${ this.href }` );
	} );
	serve( {
		'GET /product-imports': () => ( { current: null, undoable: null } ),
		'GET /product-export': () =>
			works ? { blob: async () => new Blob( [ 'id,name' ] ) } : refusal( 500, 'The database is away.' ),
	} );
	window.history.replaceState( null, '', '/wp-admin/admin.php?page=hvac-blocks-products' );
	render( <App /> );

	expect( await screen.findByRole( 'heading', { name: 'Import products' } ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Export' } ) );
	expect( await screen.findByText( 'The database is away.', NOTICE ) ).toBeVisible();
	works = true;
	await userEvent.click( screen.getByRole( 'button', { name: 'Export' } ) );
	await waitFor( () => expect( saved ).toEqual( [ 'products.csv blob:products' ] ) );
} );
