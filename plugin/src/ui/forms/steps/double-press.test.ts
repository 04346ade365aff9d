import { ignoreDoublePress } from './double-press';

const press = ( detail: number, type = 'click' ) => {
	const event = new MouseEvent( type, { bubbles: true, cancelable: true, detail } );
	document.querySelector( 'a' )?.dispatchEvent( event );
	return event.defaultPrevented;
};

it( 'ignores the second press of a double one, and no other', () => {
	jest.useFakeTimers();
	document.body.innerHTML = '<a href="#elsewhere">What came under the pointer</a>';
	expect( press( 2 ) ).toBe( false );

	ignoreDoublePress();
	expect( [ press( 2 ), press( 1 ), press( 0 ) ] ).toEqual( [ true, false, false ] );
	// It would take the focus.
	expect( [ press( 2, 'mousedown' ), press( 1, 'mousedown' ) ] ).toEqual( [ true, false ] );

	jest.advanceTimersByTime( 500 );
	expect( press( 2 ) ).toBe( false );
	jest.useRealTimers();
} );
