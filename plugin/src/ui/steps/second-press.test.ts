import { ignoreSecondPress } from './second-press';

const press = ( detail: number ) => {
	const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, detail } );
	document.querySelector( 'a' )?.dispatchEvent( event );
	return event.defaultPrevented;
};

it( 'ignores the second press of a double one, and no other', () => {
	jest.useFakeTimers();
	document.body.innerHTML = '<a href="#elsewhere">What came under the pointer</a>';
	expect( press( 2 ) ).toBe( false );

	ignoreSecondPress();
	expect( [ press( 2 ), press( 1 ), press( 0 ) ] ).toEqual( [ true, false, false ] );

	jest.advanceTimersByTime( 500 );
	expect( press( 2 ) ).toBe( false );
	jest.useRealTimers();
} );
