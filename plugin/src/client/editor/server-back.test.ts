import { renderHook } from '@testing-library/react';
import { useRetry } from './server-back';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'tries again what failed, now and then, online again, and seen again', () => {
	const retry = jest.fn();
	const { rerender } = renderHook( ( hasFailed: boolean ) => useRetry( hasFailed, retry ), { initialProps: false } );
	const events = () => {
		jest.advanceTimersByTime( 15_000 );
		window.dispatchEvent( new Event( 'online' ) );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	};

	events();
	expect( retry ).not.toHaveBeenCalled();
	rerender( true );
	events();
	expect( retry ).toHaveBeenCalledTimes( 3 );
	rerender( false );
	events();
	expect( retry ).toHaveBeenCalledTimes( 3 );
} );
