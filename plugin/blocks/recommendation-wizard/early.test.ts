import { readGolden } from '@client/testing/goldens';
import { early } from './early';

/** Runs on the wizard of a visitor whose cookie has that value. */
function run( cookie: string ): HTMLElement {
	document.cookie = `wizard_flow=${ cookie }`;
	document.body.innerHTML = readGolden( 'blocks/recommendation-wizard/golden/system.html' );
	const block = document.body.firstElementChild as HTMLElement;

	early( block );
	return block;
}

const counts = ( block: HTMLElement ) =>
	[ ...block.querySelectorAll( '.hvac-wizard__count' ) ].map( ( { textContent } ) => textContent );
const done = ( block: HTMLElement ) =>
	block.querySelector< HTMLElement >( '.hvac-wizard__progress' )?.style.getPropertyValue( '--hvac-wizard-done' );

beforeEach( () => sessionStorage.clear() );

it( 'shows the number of steps in the flow of the cookie', () => {
	expect( counts( run( '2' ) ) ).toEqual( [ 'Step 1 of 3', '', '', 'Step 2 of 3', '', 'Step 3 of 3' ] );
	expect( done( run( '2' ) ) ).toBe( '33%' );
	expect( counts( run( '3' ) ) ).toEqual( [ 'Step 1 of 3', '', '', '', 'Step 2 of 3', 'Step 3 of 3' ] );
} );

it.each( [ '', '1', 'flow2', 'toString', '__proto__' ] )( 'changes nothing for the cookie “%s”', ( cookie ) => {
	const block = run( cookie );

	expect( counts( block )[ 0 ] ).toBe( 'Step 1 of 5' );
	expect( done( block ) ).toBe( '20%' );
	expect( block.dataset.hvacWhen ).toBe( 'touch' );
} );

it( 'loads the island at once in a tab with answers', () => {
	sessionStorage.setItem( 'hvac-blocks:wizard', '{}' );
	const block = run( '2' );

	expect( block.dataset.hvacWhen ).toBe( 'load' );
	expect( counts( block )[ 0 ] ).toBe( 'Step 1 of 5' );
} );
