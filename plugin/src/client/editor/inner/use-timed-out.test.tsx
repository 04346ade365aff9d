import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { TimedOutProvider, useTimedOut } from './use-timed-out';

const Waiting = ( { children = 'Words' }: { children?: ReactNode } ) =>
	useTimedOut( true ) ? <TimedOutProvider value={ true }>{ children }</TimedOutProvider> : null;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'lets blocks within one another wait once, however deep they are', () => {
	render(
		<Waiting>
			<Waiting>
				<Waiting />
			</Waiting>
		</Waiting>
	);

	act( () => jest.advanceTimersByTime( 1999 ) );
	expect( screen.queryByText( 'Words' ) ).toBeNull();
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( screen.queryByText( 'Words' ) ).not.toBeNull();
} );
