import '@testing-library/jest-dom';
import { installDialog } from '@client/testing/dialog';
import { hydrateGolden } from '@client/testing/island';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

const user = userEvent.setup( { delay: null } );
const opener = () => screen.getByRole( 'button', { name: 'Find my system' } );
const dialog = () => document.querySelector( 'dialog' ) as HTMLDialogElement;
const area = () => document.querySelector( '.hvac-wizard__area' );

beforeEach( async () => {
	sessionStorage.clear();
	installDialog();
	jest.spyOn( window, 'fetch' ).mockResolvedValue( { ok: true, status: 204 } as Response );
	await hydrateGolden( __dirname, 'default', View );
} );

it( 'opens the wizard over the page, with the focus in it, and gives the focus back', async () => {
	expect( dialog() ).not.toHaveAttribute( 'open' );

	await user.click( opener() );
	expect( dialog() ).toHaveAttribute( 'open' );
	expect( dialog() ).toHaveAccessibleName( 'System recommender' );
	expect( document.querySelector( '.hvac-dialog__sheet' ) ).toHaveFocus();

	act( () => dialog().close() );
	expect( opener() ).toHaveFocus();
} );

it( 'is opened by keyboard', async () => {
	await user.tab();
	expect( opener() ).toHaveFocus();
	await user.keyboard( '{Enter}' );

	expect( dialog() ).toHaveAttribute( 'open' );
} );

it( 'keeps what was answered when it is closed and opened again', async () => {
	await user.click( opener() );
	await user.click( screen.getByRole( 'button', { name: 'Larger' } ) );
	const answered = area()?.textContent;
	expect( answered ).not.toContain( '0-1,200' );

	act( () => dialog().close() );
	await user.click( opener() );
	expect( area() ).toHaveTextContent( answered ?? '' );
} );
