import { createContext, useContext, useEffect, useState } from '@wordpress/element';

/** So long a block may wait for its preview before its inner blocks are shown without it. */
const TIMEOUT_MS = 2000;

const TimedOut = createContext( false );

/** Whether the blocks within are late as they come: those in a block that is shown without its preview. */
export const TimedOutProvider = TimedOut.Provider;

/** Whether something takes longer than an editor should wait for their words. */
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
