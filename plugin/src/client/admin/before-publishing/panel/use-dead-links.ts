import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { type Block, withInner } from '../../shared/blocks';
import { linksIn, pageAddress } from './links';

/** Maximum addresses checked for a post. */
const MOST = 60;

/** Requests at the same time. */
const AT_ONCE = 3;

/** Checks links to this site as a visitor: whether a page answers. A failed request is no answer, and reports nothing. */
export function useDeadLinks( blocks: Block[] ) {
	const site = window.location.href;
	const addresses = useMemo( () => {
		const all = withInner( blocks )
			.flatMap( linksIn )
			.flatMap( ( link ) => pageAddress( link, site ) ?? [] );

		return [ ...new Set( all ) ].slice( 0, MOST ).join( '\n' );
	}, [ blocks, site ] );
	const [ answers, setAnswers ] = useState< Record< string, boolean > >( {} );
	const asked = addresses === '' ? [] : addresses.split( '\n' );
	const isChecking = asked.some( ( address ) => answers[ address ] === undefined );

	useEffect( () => {
		const controller = new AbortController();
		const waiting = addresses
			.split( '\n' )
			.filter( ( address ) => address !== '' && answers[ address ] === undefined );
		const work = async () => {
			for ( let next = waiting.shift(); next !== undefined; next = waiting.shift() ) {
				const address = next;
				const isDead = await isNotFound( address, controller.signal );

				if ( controller.signal.aborted ) {
					return;
				}
				setAnswers( ( known ) => ( { ...known, [ address ]: isDead } ) );
			}
		};

		Array.from( { length: AT_ONCE }, work );
		return () => controller.abort();
		// Answers come from here.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ addresses ] );

	const isDead = useCallback(
		( link: string ) => answers[ pageAddress( link, site ) ?? '' ] === true,
		[ answers, site ]
	);

	return { isDead, isChecking };
}

async function isNotFound( address: string, signal: AbortSignal ): Promise< boolean > {
	try {
		// Without the user's cookies: a draft is no page for visitors.
		const { status } = await fetch( address, { method: 'HEAD', credentials: 'omit', signal } );

		return status === 404 || status === 410;
	} catch {
		return false;
	}
}
