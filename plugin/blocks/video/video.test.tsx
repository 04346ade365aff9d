import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

const show = ( name = 'default' ) => hydrateGolden( __dirname, name, View );
const press = () => userEvent.click( screen.getByRole( 'button', { name: /^(Play|Lire|Reproducir)/ } ) );
const player = () => document.querySelector( 'iframe' );

afterEach( () => {
	delete ( window as { wp_has_consent?: unknown } ).wp_has_consent;
	document.body.innerHTML = '';
} );

it( 'asks no other host for anything before the press', async () => {
	await show();

	expect( player() ).toBeNull();
	document.querySelectorAll( '[src], [srcset]' ).forEach( ( element ) => {
		expect( element.getAttribute( 'src' ) ).toMatch( /^http:\/\/example\.test\// );
	} );
	expect( document.querySelector( 'link, video' ) ).toBeNull();
} );

it( 'loads the player that keeps no cookies at the press, and gives it the focus', async () => {
	await show();
	await press();

	expect( player()?.src ).toMatch( /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/ );
	expect( player()?.title ).toBe( 'How a heat pump works' );
	expect( player() ).toHaveFocus();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

it( 'loads nothing without consent, says so, and offers the link', async () => {
	Object.assign( window, { wp_has_consent: ( category: string ) => category !== 'marketing' } );
	await show();
	await press();

	expect( player() ).toBeNull();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Your privacy choices do not allow the player here.' );
	expect( screen.getByRole( 'link', { name: 'Watch on YouTube' } ) ).toHaveAttribute(
		'href',
		'https://youtu.be/aqz-KE-bpKQ'
	);
} );

it( 'leads to the video where no script runs', async () => {
	await show( 'fr' );

	expect( document.querySelector( 'form' ) ).toHaveAttribute(
		'action',
		'https://fast.wistia.net/embed/iframe/e4a27b971d'
	);
	expect( document.querySelector( 'details' ) ).toHaveTextContent( 'déplace' );
} );
