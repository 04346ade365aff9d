import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { hydrateGolden, runEarly } from '@client/testing/island';
import { View } from './view';

const block = () => document.querySelector( '[data-hvac]' ) as HTMLElement;
const banner = () => document.querySelector( 'dialog' ) as HTMLDialogElement;
const show = ( name: string, before?: () => void ) => hydrateGolden( __dirname, name, View, before );
const version = () => block().dataset.version ?? '';

/** Simulates the close button of a dialog's form. */
function close() {
	banner().open = false;
	banner().dispatchEvent( new Event( 'close' ) );
}

beforeEach( () => {
	localStorage.clear();
	// jsdom has no layout.
	jest.spyOn( Element.prototype, 'getClientRects' ).mockReturnValue( [ {} ] as unknown as DOMRectList );
} );

it( 'has a button that closes it without a script', async () => {
	await show( 'default' );

	const button = screen.getByRole( 'button', { name: 'Close' } );
	expect( button.closest( 'form' ) ).toHaveAttribute( 'method', 'dialog' );
	expect( banner() ).toContainElement( button );
	expect( banner() ).toHaveAttribute( 'open' );
} );

it( 'stays closed for whoever closed it, and is shown when it says something else', async () => {
	await show( 'default' );
	act( close );
	const closed = version();

	await show( 'default', runEarly );
	expect( version() ).toBe( closed );
	expect( block() ).toHaveAttribute( 'hidden' );

	await show( 'own', runEarly );
	expect( version() ).not.toBe( closed );
	expect( block() ).not.toHaveAttribute( 'hidden' );
} );

it( 'remembers a press that came before the script', async () => {
	await show( 'default', () => banner().removeAttribute( 'open' ) );

	expect( Object.keys( localStorage ) ).toEqual( [ `hvac-blocks:closed:${ version() }` ] );
} );

it( 'is closed on this page where storage is refused', async () => {
	const refuse = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
		throw new Error( 'refused' );
	} );
	await show( 'default' );
	act( close );

	expect( banner() ).not.toHaveAttribute( 'open' );
	refuse.mockRestore();
} );

it( 'hands the focus to what follows', async () => {
	await show( 'default', () =>
		document.body.insertAdjacentHTML( 'beforeend', '<p>Text</p><a href="#next">Next</a><a href="#last">Last</a>' )
	);
	screen.getByRole( 'button', { name: 'Close' } ).focus();
	act( close );

	expect( screen.getByText( 'Next' ) ).toHaveFocus();
} );
