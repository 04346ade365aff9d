import '@testing-library/jest-dom';
import { installDialog } from '@client/testing/dialog';
import { hydrateGolden } from '@client/testing/island';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

installDialog();

const open = () => screen.getByRole( 'button', { name: 'Watch the home app video' } );
const player = () => document.querySelector( 'iframe' );

afterEach( () => {
	delete ( window as { wp_has_consent?: unknown } ).wp_has_consent;
	document.body.innerHTML = '';
} );

it( 'asks no other host for anything before the press', async () => {
	await hydrateGolden( __dirname, 'video', View );

	expect( player() ).toBeNull();
	expect( document.querySelector( 'dialog, link, video' ) ).toBeNull();
	expect( document.querySelector( 'img' )?.src ).toMatch( /^http:\/\/example\.test\// );
} );

it( 'plays in a dialog, and gives the focus back when it closes', async () => {
	await hydrateGolden( __dirname, 'video', View );
	await userEvent.click( open() );

	const dialog = screen.getByRole( 'dialog', { name: 'Watch the home app video' } );
	expect( player()?.src ).toMatch( /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/ );
	expect( dialog.querySelector( '.hvac-dialog__sheet' ) ).toHaveFocus();

	act( () => ( dialog as HTMLDialogElement ).close() );
	expect( player() ).toBeNull();
	expect( open() ).toHaveFocus();

	await userEvent.click( open() );
	expect( player() ).not.toBeNull();
} );

it( 'loads nothing without consent, says so, and offers the link', async () => {
	Object.assign( window, { wp_has_consent: ( category: string ) => category !== 'marketing' } );
	await hydrateGolden( __dirname, 'video', View );
	await userEvent.click( open() );

	expect( player() ).toBeNull();
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'Your privacy choices do not allow the player here.' );
	expect( screen.getAllByRole( 'link', { name: 'Watch on YouTube' } ).pop() ).toHaveAttribute(
		'href',
		'https://youtu.be/aqz-KE-bpKQ'
	);
} );

it( 'leads to the video where no script runs', async () => {
	await hydrateGolden( __dirname, 'es', View );

	expect( document.querySelector( 'form' ) ).toHaveAttribute( 'action', 'https://vimeo.com/76979871' );
} );
