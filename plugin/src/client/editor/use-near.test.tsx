import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useRef } from '@wordpress/element';
import { NearProvider, useNear } from './use-near';

let mockSelected: string | null = null;

jest.mock( '@wordpress/data', () => ( {
	useSelect: ( read: ( select: () => object ) => unknown ) =>
		read( () => ( {
			getSelectedBlockClientId: () => mockSelected,
			getBlockParents: ( id: string ) => ( id === 'inner' ? [ 'a' ] : [] ),
		} ) ),
} ) );

type Entry = Pick< IntersectionObserverEntry, 'target' | 'isIntersecting' | 'boundingClientRect' >;

const observed = new Set< Element >();
let tell: ( entries: Entry[] ) => void = () => {};
const entry = ( target: Element, isIntersecting: boolean, width = 600 ): Entry => ( {
	target,
	isIntersecting,
	boundingClientRect: { width, height: width } as DOMRect,
} );

class Observer {
	constructor( callback: ( entries: Entry[], observer: Observer ) => void ) {
		tell = ( entries ) => callback( entries, this );
	}
	observe = ( element: Element ) => observed.add( element );
	unobserve = ( element: Element ) => observed.delete( element );
}

const Block = ( { id }: { id: string } ) => {
	const element = useRef< HTMLDivElement >( null );

	return (
		<div ref={ element } title={ id }>
			{ useNear( element, id ) ? 'near' : 'far' }
		</div>
	);
};

beforeAll( () => Object.assign( window, { IntersectionObserver: Observer } ) );
beforeEach( () => ( mockSelected = null ) );

it( 'is near once it comes close, and stays so', () => {
	render( <Block id="a" /> );
	const block = screen.getByTitle( 'a' );

	expect( block ).toHaveTextContent( 'far' );
	act( () => tell( [ entry( block, false ) ] ) );
	expect( block ).toHaveTextContent( 'far' );
	act( () => tell( [ entry( block, true ) ] ) );
	expect( block ).toHaveTextContent( 'near' );
	expect( observed.size ).toBe( 0 );
} );

it( 'is near if its styles hide it while it is empty', () => {
	render( <Block id="a" /> );
	act( () => tell( [ entry( screen.getByTitle( 'a' ), false, 0 ) ] ) );
	expect( screen.getByTitle( 'a' ) ).toHaveTextContent( 'near' );
} );

it.each( [ 'a', 'inner' ] )( 'is near where the selected block is: %s', ( selected ) => {
	const { rerender } = render( <Block id="a" /> );

	mockSelected = selected;
	rerender( <Block id="a" /> );
	expect( screen.getByTitle( 'a' ) ).toHaveTextContent( 'near' );
	mockSelected = null;
	rerender( <Block id="a" /> );
	expect( screen.getByTitle( 'a' ) ).toHaveTextContent( 'near' );
} );

it( 'is near within a block that is near', () => {
	render(
		<NearProvider value={ true }>
			<Block id="a" />
		</NearProvider>
	);
	expect( screen.getByTitle( 'a' ) ).toHaveTextContent( 'near' );
} );
