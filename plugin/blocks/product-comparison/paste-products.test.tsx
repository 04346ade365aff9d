import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { PasteProducts } from './paste-products';

const replace = jest.fn();
const registry = createRegistry();

registry.register(
	createReduxStore( 'core/block-editor', {
		reducer: ( state = [] ) => state,
		selectors: { getBlocks: ( state: unknown[] ) => state },
		actions: {
			replaceInnerBlocks: ( id: string, blocks: unknown[] ) => {
				replace( id, blocks );
				return { type: 'none' };
			},
		},
	} )
);
registry.register(
	createReduxStore( 'core/notices', {
		reducer: ( state = [] ) => state,
		selectors: {},
		actions: { createSuccessNotice: () => ( { type: 'none' } ) },
	} )
);
jest.mock( '@wordpress/blocks', () => ( { createBlock: ( _name: string, attributes: unknown ) => attributes } ) );

const user = userEvent.setup( { delay: null } );
const line = ( ...cells: string[] ) => cells.join( '\t' );

async function paste( ...lines: string[] ) {
	render(
		<RegistryProvider value={ registry }>
			<PasteProducts clientId="a" labels={ [ 'Air Conditioner', 'Heat Pump' ] } />
		</RegistryProvider>
	);
	await user.click( screen.getByRole( 'button', { name: 'Paste from a spreadsheet' } ) );
	await user.click( screen.getByRole( 'textbox', { name: 'Rows of the spreadsheet' } ) );
	await user.paste( lines.join( '\n' ) );
	await user.click( screen.getByRole( 'button', { name: 'Preview' } ) );
}

beforeEach( () => replace.mockClear() );

it( 'shows a table with known headings before anything is added; Enter adds it', async () => {
	await paste( line( 'Name of the product', 'Type', 'Stages' ), line( 'Ridge', 'heat pump', 'Two' ), line( 'Vale' ) );

	const table = screen.getByRole( 'table', { name: 'These products will be added' } );
	expect(
		within( table )
			.getAllByRole( 'columnheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Product type', 'Name of the product', 'Stages' ] );
	expect( within( table ).getByRole( 'row', { name: 'Heat Pump Ridge Two' } ) ).toBeVisible();
	expect( screen.getByText( 'What the cells contain' ).closest( 'details' ) ).not.toHaveAttribute( 'open' );
	expect( replace ).not.toHaveBeenCalled();

	expect( screen.getByRole( 'button', { name: 'Add 2 products' } ) ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	expect( replace ).toHaveBeenCalledWith( 'a', [
		{ product_type: '2', product_name: 'Ridge', stages: 'Two' },
		{ product_name: 'Vale' },
	] );
} );

it( 'keeps the preview when it is closed', async () => {
	await paste( line( 'Name of the product', 'Stages' ), line( 'Ridge', 'Two' ) );
	await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Paste from a spreadsheet' } ) );

	expect( screen.getByRole( 'row', { name: 'Ridge Two' } ) ).toBeVisible();
	expect( replace ).not.toHaveBeenCalled();
} );

it( 'asks what unknown columns contain', async () => {
	await paste(
		line( 'Model', 'Our price', 'Stages' ),
		line( 'Ridge', '5400', 'Two' ),
		line( 'Vale', '6100', 'Two' )
	);

	const price = screen.getByRole( 'combobox', { name: 'Our price' } );
	expect( screen.getByRole( 'combobox', { name: 'Model' } ) ).toHaveDisplayValue( 'Name of the product' );
	expect( price ).toHaveDisplayValue( 'Not added' );
	expect( price ).toHaveAccessibleDescription( '5400 · 6100' );
	expect( replace ).not.toHaveBeenCalled();

	await user.selectOptions( price, 'Installation cost' );
	// A field comes from one column.
	await user.selectOptions( screen.getByRole( 'combobox', { name: 'Stages' } ), 'Installation cost' );
	expect( price ).toHaveDisplayValue( 'Not added' );
	await user.selectOptions( price, 'Installation cost' );
	await user.click( screen.getByRole( 'button', { name: /^Add \d products$/ } ) );

	expect( replace ).toHaveBeenCalledWith( 'a', [
		{ product_name: 'Ridge', installment_cost: '5400' },
		{ product_name: 'Vale', installment_cost: '6100' },
	] );
} );

it( 'asks about a table without known headings, whose products may be columns', async () => {
	await paste( line( 'Bezeichnung', 'Ridge', 'Vale' ), line( 'Farbe', 'red', 'green' ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'Each product is a column' } ) );
	await user.click( screen.getByRole( 'checkbox', { name: 'The first column has headings' } ) );
	await user.selectOptions( screen.getByRole( 'combobox', { name: 'Farbe' } ), 'Not added' );
	await user.click( screen.getByRole( 'button', { name: /^Add \d products$/ } ) );
	expect( screen.getByText( 'Column 2 has no product name.' ) ).toBeInTheDocument();

	await user.selectOptions( screen.getByRole( 'combobox', { name: 'Bezeichnung' } ), 'Name of the product' );
	await user.click( screen.getByRole( 'button', { name: /^Add \d products$/ } ) );
	expect( replace ).toHaveBeenCalledWith( 'a', [ { product_name: 'Ridge' }, { product_name: 'Vale' } ] );
} );

it( 'goes back to the cells', async () => {
	await paste( line( 'Model', 'Color', 'Stages' ), line( 'Ridge', 'red', 'Two' ) );
	await user.click( screen.getByRole( 'button', { name: 'Back' } ) );

	expect( screen.getByRole( 'textbox', { name: 'Rows of the spreadsheet' } ) ).toHaveValue(
		'Model\tColor\tStages\nRidge\tred\tTwo'
	);
} );
