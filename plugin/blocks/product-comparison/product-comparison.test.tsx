import '@testing-library/jest-dom';
import { installDialog } from '@client/testing/dialog';
import { hydrateGolden } from '@client/testing/island';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

const user = userEvent.setup( { delay: null } );
const show = ( beforeHydration?: () => void ) => hydrateGolden( __dirname, 'default', View, beforeHydration );
const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
const panel = () => screen.getByRole( 'tabpanel' );
const type = () => screen.getByLabelText< HTMLSelectElement >( 'Product type', { selector: 'select' } );
const one = () => within( panel() ).getByLabelText< HTMLSelectElement >( 'First product' );
const other = () => within( panel() ).getByLabelText< HTMLSelectElement >( 'Second product' );
const products = () =>
	within( panel() )
		.getAllByRole( 'columnheader' )
		.map( ( { textContent } ) => textContent )
		.filter( Boolean );
const cells = ( row: string ) =>
	[ ...( within( panel() ).getByRole( 'rowheader', { name: row } ).closest( 'tr' )?.cells ?? [] ) ]
		.slice( 1 )
		.map( ( { textContent } ) => textContent );
const isWide = ( matches: boolean ) => {
	window.matchMedia = jest.fn().mockReturnValue( { matches } );
};

beforeEach( () => {
	installDialog();
	isWide( true );
} );

describe( 'the type', () => {
	it( 'is chosen by a tab, which the list follows', async () => {
		await show();
		expect( panel() ).toHaveAccessibleName( 'Air Conditioner' );

		await user.click( tab( 'Furnace' ) );
		expect( tab( 'Furnace' ) ).toHaveAttribute( 'aria-selected', 'true' );
		expect( panel() ).toHaveAccessibleName( 'Furnace' );
		expect( products() ).toEqual( [ 'Harbor 80', 'Ridge 90', 'Summit 97' ] );
		expect( type() ).toHaveDisplayValue( 'Furnace' );
	} );

	it( 'is chosen by the arrow keys, one tab being a stop of the Tab key', async () => {
		await show();
		await user.tab();
		expect( tab( 'Air Conditioner' ) ).toHaveFocus();

		for ( const [ key, name ] of [
			[ 'ArrowRight', 'Heat Pump' ],
			[ 'End', 'Oil Furnace' ],
			[ 'ArrowRight', 'Air Conditioner' ],
			[ 'ArrowLeft', 'Oil Furnace' ],
			[ 'Home', 'Air Conditioner' ],
		] as const ) {
			await user.keyboard( `{${ key }}` );
			expect( tab( name ) ).toHaveFocus();
			expect( panel() ).toHaveAccessibleName( name );
		}

		await user.tab();
		expect( type() ).toHaveFocus();
	} );

	it( 'is chosen from the list, which the tabs follow', async () => {
		await show();
		await user.selectOptions( type(), 'Heat Pump' );

		expect( tab( 'Heat Pump' ) ).toHaveAttribute( 'aria-selected', 'true' );
		expect( panel() ).toHaveAccessibleName( 'Heat Pump' );
	} );

	it( 'is the one that was chosen before the script was there', async () => {
		await show( () => fireEvent.change( type(), { target: { value: '2' } } ) );
		expect( panel() ).toHaveAccessibleName( 'Furnace' );
	} );
} );

describe( 'the two products of a small screen', () => {
	it( 'become the first columns of the table, with all that is said of them', async () => {
		await show();
		await user.selectOptions( one(), 'Summit 20' );

		expect( products() ).toEqual( [ 'Summit 20', 'Ridge 17', 'Harbor 14' ] );
		expect( cells( 'Stages' ) ).toEqual( [ 'Variable', 'Two-stage', 'Single-stage' ] );
	} );

	it( 'change places where one is chosen that is there already', async () => {
		await show();
		await user.selectOptions( other(), 'Harbor 14' );

		expect( [ one(), other() ].map( ( { selectedOptions } ) => selectedOptions[ 0 ]?.text ) ).toEqual( [
			'Ridge 17',
			'Harbor 14',
		] );
		expect( products() ).toEqual( [ 'Ridge 17', 'Harbor 14', 'Summit 20' ] );
	} );

	it( 'tell anew which rows are the same', async () => {
		const isSame = () =>
			within( panel() )
				.getByRole( 'rowheader', { name: 'Cooling strength' } )
				.closest( 'tr' )
				?.hasAttribute( 'data-pair-same' );

		await show();
		expect( isSame() ).toBe( false );
		// Two tons, too.
		await user.selectOptions( one(), 'Summit 20' );
		expect( isSame() ).toBe( true );
	} );

	it( 'are those that were chosen before the script was there', async () => {
		await show( () => fireEvent.change( one(), { target: { value: '2' } } ) );
		expect( products() ).toEqual( [ 'Summit 20', 'Ridge 17', 'Harbor 14' ] );
	} );
} );

describe( 'what a price does not say', () => {
	const open = () => document.querySelector( '.hvac-product-comparison__open' ) as HTMLButtonElement;
	const dialog = () => document.getElementById( open().getAttribute( 'aria-controls' ) ?? '' ) as HTMLDialogElement;

	it( 'opens in the page where there is room, and closes by the same button', async () => {
		await show();
		await user.click( open() );
		expect( open() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( dialog() ).toHaveAttribute( 'open' );

		await user.click( open() );
		expect( open() ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( dialog() ).not.toHaveAttribute( 'open' );
	} );

	it( 'covers a small screen until it is closed, and gives the focus back', async () => {
		isWide( false );
		await show();
		await user.click( open() );
		expect( dialog() ).toHaveAttribute( 'open' );
		expect( open() ).toHaveAttribute( 'aria-expanded', 'true' );

		act( () => dialog().close() );
		expect( dialog() ).not.toHaveAttribute( 'open' );
		expect( open() ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( open() ).toHaveFocus();
	} );
} );
