import { createContext, useContext, useEffect, useState } from '@wordpress/element';

/** Milliseconds that a block waits for its preview before its inner blocks are shown without it. */
const TIMEOUT_MS = 2000;

const TimedOut = createContext( false );

/** Whether inner blocks start as timed out: those in a block shown without its preview. */
export const TimedOutProvider = TimedOut.Provider;

/** Whether something takes longer than an editor should wait. */
export function useTimedOut( isWaiting: boolean ): boolean {
	const isWithinLate = useContext( TimedOut );
	const [ isLate, setLate ] = useState( isWithinLate );

	useEffect( () => {
		if ( ! isWaiting ) {
			return undefined;
		}

		const timer = setTimeout( () => setLate( true ), TIMEOUT_MS );

		return () => clearTimeout( timer );
	}, [ isWaiting ] );

	return isWaiting && isLate;
}
