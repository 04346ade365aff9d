import { track } from '@client/data/analytics';
import { findDealers, type DealerResults } from '@client/data/dealers';
import { isRestApiRefusal, type RestError } from '@client/data/rest';
import { onZip, storedZip } from '@client/data/zip';
import { addressQuery, otherArguments, readAddress, type LocatorAddress } from '@client/domain/dealers-address';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import { printedSearch, withoutRest, type Failure, type PrintedSearch, type Search } from './search';

const SLOW_AFTER = 10_000;
const FAILED_AFTER = 30_000;

export interface DealerSearchInput {
	lang: string;
	address: LocatorAddress;
	search: PrintedSearch;
	route: { url: string; mode: string };
}

export interface DealerSearch {
	address: LocatorAddress;
	search: Search;
	/** Whether the visitor has asked for something since the page came: what follows is announced. */
	isAsked: boolean;
	/** Looks for dealers near a place that the visitor entered. */
	find: ( place: string ) => void;
	/**
	 * Turns to a page, other filters or the other view, in the address bar too.
	 *
	 * @param change  what becomes different
	 * @param isQuiet whether it makes no new entry in the history
	 * @return false where the list for it cannot be had: the browser then follows the link
	 */
	turn: ( change: Partial< LocatorAddress >, isQuiet?: boolean ) => boolean;
	/** Fetches the dealers that the page does not hold, at the first sign that they are wanted. */
	prepare: () => void;
}

const failureOf = ( error: unknown ): Failure => {
	if ( ! navigator.onLine ) {
		return 'offline';
	}
	if ( isRestApiRefusal( error ) ) {
		return 'closed';
	}

	return ( error as Partial< RestError > ).status === 429 ? 'busy' : 'failed';
};

/**
 * The state of a dealer search: it follows the address bar, the ZIP entry and the stored ZIP. Of several blocks on a page, the one that
 * the visitor uses writes the address, tells what was searched and is heard; the others follow.
 */
export function useDealerSearch( { lang, route, ...printed }: DealerSearchInput ): DealerSearch {
	const isEditor = useIsEditor();
	const [ address, setAddress ] = useState( printed.address );
	const [ search, setSearch ] = useState< Search >( () => printedSearch( printed.search, printed.address ) );
	const [ isAsked, setAsked ] = useState( false );
	// What callbacks of an earlier rendering must know of the latest.
	const now = useRef( { address, isWhole: search.status !== 'found' || ! search.part, isUnreachable: false } );
	const request = useRef< { place: string; abort: AbortController } | null >( null );

	const show = ( next: LocatorAddress ) => {
		now.current.address = next;
		setAddress( next );
	};

	const write = ( next: LocatorAddress, isQuiet = false ) => {
		const { pathname, search: query } = window.location;
		const url = pathname + addressQuery( next, otherArguments( query ) );

		history[ isQuiet ? 'replaceState' : 'pushState' ]( null, '', url );
	};

	/** Asks for a place's dealers, instead of whatever was asked before. */
	const ask = ( place: string ): Promise< DealerResults | Failure > => {
		request.current?.abort.abort();
		const abort = new AbortController();
		request.current = { place, abort };
		const limit = setTimeout( () => abort.abort(), FAILED_AFTER );

		return findDealers( { ...route, place, lang }, abort.signal )
			.catch( failureOf )
			.finally( () => clearTimeout( limit ) );
	};

	const isLatest = ( place: string, asked: typeof request.current ) =>
		request.current === asked && now.current.address.place === place;

	const lookUp = async ( place: string, isVisitor: boolean ) => {
		now.current.isWhole = false;
		now.current.isUnreachable = false;
		setSearch( { status: 'loading' } );
		const answering = ask( place );
		const asked = request.current;
		const slow = setTimeout( () => {
			if ( isLatest( place, asked ) ) {
				setSearch( { status: 'slow' } );
			}
		}, SLOW_AFTER );
		const answer = await answering;
		clearTimeout( slow );

		if ( ! isLatest( place, asked ) ) {
			return;
		}

		if ( typeof answer === 'string' ) {
			setSearch( { status: 'failed', failure: answer } );
			return;
		}

		now.current.isWhole = true;
		setSearch( { status: 'found', answer, part: null } );

		if ( isVisitor ) {
			track( 'dealer_search', { zip: answer.location?.zip ?? '', dealers: answer.dealers.length } );
		}
	};

	const prepare = async () => {
		const {
			address: { place },
			isWhole,
			isUnreachable,
		} = now.current;

		if ( isEditor || isWhole || isUnreachable || place === '' || request.current?.place === place ) {
			return;
		}

		const answering = ask( place );
		const asked = request.current;
		const answer = await answering;

		if ( isLatest( place, asked ) ) {
			now.current.isWhole = typeof answer !== 'string';
			now.current.isUnreachable = ! now.current.isWhole;
			setSearch( ( before ) =>
				typeof answer === 'string' ? withoutRest( before ) : { status: 'found', answer, part: null }
			);
		}
	};

	const find = ( place: string ) => {
		const next = { ...now.current.address, place, from: 1 };
		setAsked( true );
		show( next );
		write( next );
		lookUp( place, true );
	};

	const turn = ( change: Partial< LocatorAddress >, isQuiet = false ): boolean => {
		const isOfRest = change.from !== undefined || change.filters !== undefined;

		if ( now.current.isUnreachable && isOfRest ) {
			return false;
		}

		const next = { ...now.current.address, ...change };
		prepare();
		show( next );
		write( next, isQuiet );
		setAsked( ( before ) => before || ! isQuiet );
		return true;
	};

	useEffect( () => {
		if ( isEditor ) {
			return undefined;
		}

		/** Another address, without a new entry in the history. */
		const follow = ( next: LocatorAddress ) => {
			const isElsewhere = next.place !== now.current.address.place;
			show( next );

			if ( isElsewhere && next.place !== '' ) {
				lookUp( next.place, false );
			} else if ( isElsewhere ) {
				request.current?.abort.abort();
				setSearch( { status: 'none' } );
			} else {
				prepare();
			}
		};

		const onPopState = () => {
			const next = readAddress( window.location.search );
			follow( { ...next, place: next.place || storedZip() } );
		};

		if ( now.current.address.place === '' && storedZip() !== '' ) {
			follow( { ...now.current.address, place: storedZip() } );
		} else if ( now.current.address.view === 'map' ) {
			prepare();
		}

		// Entered in another block, which sees to the address bar and to what is counted.
		const forget = onZip( ( place ) => {
			if ( place !== now.current.address.place ) {
				follow( { ...now.current.address, place, from: 1 } );
			}
		} );
		window.addEventListener( 'popstate', onPopState );

		return () => {
			window.removeEventListener( 'popstate', onPopState );
			forget();
			request.current?.abort.abort();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the listeners live as long as the block; `now` has what changes.
	}, [] );

	return { address, search, isAsked, find, turn, prepare: () => void prepare() };
}
