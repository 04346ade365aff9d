import { createContext, useContext, useEffect, useState } from '@wordpress/element';

/** So long a block may wait for its preview before its inner blocks are shown without it. */
const PATIENCE = 2000;

const Late = createContext( false );

/** Whether the blocks within are late as they come: those in a block that is shown without its preview. */
export const LateProvider = Late.Provider;

/** Whether something takes longer than an editor should wait for their words. */
export function useLate( isWaiting: boolean ): boolean {
	const isWithinLate = useContext( Late );
	const [ isLate, setLate ] = useState( isWithinLate );

	useEffect( () => {
		if ( ! isWaiting ) {
			return undefined;
		}

		const timer = setTimeout( () => setLate( true ), PATIENCE );

		return () => clearTimeout( timer );
	}, [ isWaiting ] );

	return isWaiting && isLate;
}
