import { readGolden } from '@client/testing/goldens';
import { early } from './early';

const all = ( name: string ) => [ ...document.querySelectorAll< HTMLElement >( `.hvac-product-selector__${ name }` ) ];
const ids = () => all( 'panel' ).map( ( { id } ) => id );
const chosen = () => all( 'panel' ).findIndex( ( panel ) => 'chosen' in panel.dataset );
const go = ( hash: string ) => {
	window.history.replaceState( null, '', `#${ hash }` );
	dispatchEvent( new Event( 'hashchange' ) );
};
let block: HTMLElement;

beforeEach( () => {
	document.body.innerHTML = readGolden( 'blocks/product-selector/golden/default.html' );
	block = document.body.firstElementChild as HTMLElement;
	window.history.replaceState( null, '', '#' );
} );

it( 'shows the panel that the address names, and its choice', () => {
	go( ids()[ 2 ] ?? '' );
	early( block );

	expect( chosen() ).toBe( 2 );
	expect( all( 'panel' ).filter( ( panel ) => 'chosen' in panel.dataset ) ).toHaveLength( 1 );
	expect( all( 'choice' ).map( ( choice ) => choice.getAttribute( 'aria-selected' ) ) ).toEqual(
		ids().map( ( _id, index ) => String( index === 2 ) )
	);
	expect( all( 'choice' ).map( ( { tabIndex } ) => tabIndex ) ).toEqual(
		ids().map( ( _id, index ) => ( index === 2 ? 0 : -1 ) )
	);
} );

it( 'follows the address until the island is ready', () => {
	early( block );
	expect( chosen() ).toBe( 0 );

	go( ids()[ 1 ] ?? '' );
	expect( chosen() ).toBe( 1 );
	go( 'elsewhere' );
	expect( chosen() ).toBe( 1 );
	go( '' );
	expect( chosen() ).toBe( 0 );

	block.toggleAttribute( 'data-hvac-ready', true );
	go( ids()[ 1 ] ?? '' );
	expect( chosen() ).toBe( 0 );
} );

it( 'scrolls the row to the choice', () => {
	const row = document.querySelector( '.hvac-slider__row' ) as Element;
	Object.defineProperty( all( 'choice' )[ 1 ], 'offsetLeft', { value: 240 } );
	go( ids()[ 1 ] ?? '' );
	early( block );

	expect( row.scrollLeft ).toBe( 240 );
} );
