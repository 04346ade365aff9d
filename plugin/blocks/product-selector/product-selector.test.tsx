import '@testing-library/jest-dom';
import { hydrateGolden } from '@client/testing/island';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

const user = userEvent.setup( { delay: null } );
const show = () => hydrateGolden( __dirname, 'default', View );
const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
const hash = () => window.location.hash.replace( '#product-default-', '' );
/** The browser's Back button: jsdom navigates asynchronously. */
const back = () =>
	act( async () => {
		const done = new Promise( ( resolve ) => window.addEventListener( 'popstate', resolve, { once: true } ) );

		window.history.back();
		await done;
	} );

/** The category of the visible panel: the style hides the others. Its tab is selected. */
const chosen = () => {
	const panels = screen.getAllByRole( 'tabpanel' ).filter( ( panel ) => panel.hasAttribute( 'data-chosen' ) );
	const selected = screen.getByRole( 'tab', { selected: true } );

	expect( panels.map( ( { id } ) => id ) ).toEqual( [ selected.getAttribute( 'aria-controls' ) ] );
	return selected.textContent;
};

beforeEach( () => {
	window.matchMedia = jest.fn().mockReturnValue( {
		matches: false,
		addEventListener() {},
		removeEventListener() {},
	} );
	window.history.pushState( null, '', '/' );
} );

it( 'shows the category that is pressed, and names it in the address', async () => {
	await show();
	expect( chosen() ).toBe( 'Air conditioners' );

	await user.click( tab( 'Heat pumps' ) );
	expect( chosen() ).toBe( 'Heat pumps' );
	expect( hash() ).toBe( 'heat-pumps' );
} );

it( 'makes no entry of the history for the category that is there', async () => {
	await show();
	const { length } = window.history;
	await user.click( tab( 'Air conditioners' ) );

	expect( window.history ).toHaveLength( length );
	expect( window.location.hash ).toBe( '' );
} );

it( 'returns to the category before by the browser’s Back', async () => {
	await show();
	await user.click( tab( 'Heat pumps' ) );
	await user.click( tab( 'Coils' ) );

	await back();
	expect( chosen() ).toBe( 'Heat pumps' );
	await back();
	expect( chosen() ).toBe( 'Air conditioners' );
} );

it( 'follows the arrow keys round, over which one step back leads', async () => {
	await show();
	act( () => tab( 'Air conditioners' ).focus() );

	for ( const [ key, name ] of [
		[ 'ArrowRight', 'Furnaces' ],
		[ 'End', 'Packaged systems' ],
		[ 'ArrowLeft', 'Coils' ],
	] as const ) {
		await user.keyboard( `{${ key }}` );
		expect( tab( name ) ).toHaveFocus();
		expect( chosen() ).toBe( name );
	}

	await back();
	expect( chosen() ).toBe( 'Air conditioners' );
} );

it( 'is one stop of the Tab key, the chosen one, with its panel after it', async () => {
	await show();
	await user.click( tab( 'Furnaces' ) );
	await user.tab();
	expect( screen.getByRole( 'tabpanel', { name: 'Air conditioners' } ) ).toHaveFocus();
	await user.tab( { shift: true } );

	expect( tab( 'Furnaces' ) ).toHaveFocus();
} );

it( 'begins with the category that the address names, and follows a link to another', async () => {
	window.history.replaceState( null, '', '#product-default-coils' );
	await show();
	expect( chosen() ).toBe( 'Coils' );

	act( () => {
		window.history.pushState( null, '', '#product-default-furnaces' );
		fireEvent.popState( window );
	} );
	expect( chosen() ).toBe( 'Furnaces' );
} );

it( 'takes no notice of an address that names something else', async () => {
	window.history.replaceState( null, '', '#elsewhere' );
	await show();

	expect( chosen() ).toBe( 'Air conditioners' );
} );
