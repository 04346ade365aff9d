import { track } from '@client/data/analytics';
import { findDealers, type DealerResults } from '@client/data/dealers';
import { isRestApiRefusal, type RestError } from '@client/data/rest';
import { onZip, storedZip } from '@client/data/zip';
import { addressQuery, otherArguments, readAddress, type DealerSearchAddress } from '@client/domain/dealers-address';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import { printedSearch, withoutRest, type Failure, type PrintedSearch, type Search } from './search';

const SLOW_AFTER = 10_000;
const FAILED_AFTER = 30_000;

export interface DealerSearchInput {
	lang: string;
	address: DealerSearchAddress;
	search: PrintedSearch;
	route: { url: string; mode: string };
}

export interface DealerSearch {
	address: DealerSearchAddress;
	search: Search;
	/** Whether the visitor has searched on this page: results are then announced. */
	isAsked: boolean;
	/** Searches for dealers near an entered place. */
	find: ( place: string ) => void;
	/**
	 * Changes page, filters, or view, including the address bar.
	 *
	 * @param change  what changes
	 * @param isQuiet whether it adds no history entry
	 * @return false if the list cannot be loaded: the browser then follows the link
	 */
	turn: ( change: Partial< DealerSearchAddress >, isQuiet?: boolean ) => boolean;
	/** Loads the dealers that the page lacks, at the first sign that they are needed. */
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
 * The state of a dealer search: follows the address bar, the ZIP entry, and the stored ZIP. If a page has several
 * blocks, the one in use writes the address, reports the search, and announces it; the others follow.
 */
export function useDealerSearch( { lang, route, ...printed }: DealerSearchInput ): DealerSearch {
	const isEditor = useIsEditor();
	const [ address, setAddress ] = useState( printed.address );
	const [ search, setSearch ] = useState< Search >( () => printedSearch( printed.search, printed.address ) );
	const [ isAsked, setAsked ] = useState( false );
	// The latest state, for callbacks of earlier renders.
	const now = useRef( {
		address,
		isWhole: search.status !== 'found' || ! search.part,
		isUnreachable: false,
	} ).current;
	const request = useRef< { place: string; abort: AbortController } | null >( null );

	const show = ( next: DealerSearchAddress ) => {
		now.address = next;
		setAddress( next );
	};

	const write = ( next: DealerSearchAddress, isQuiet = false ) => {
		const { pathname, search: query } = window.location;
		const url = pathname + addressQuery( next, otherArguments( query ) );

		history[ isQuiet ? 'replaceState' : 'pushState' ]( null, '', url );
	};

	/** Requests a place's dealers and aborts any previous request. */
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
		request.current === asked && now.address.place === place;

	const lookUp = async ( place: string, isVisitor: boolean ) => {
		now.isWhole = false;
		now.isUnreachable = false;
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

		now.isWhole = true;
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
		} = now;

		if ( isEditor || isWhole || isUnreachable || place === '' || request.current?.place === place ) {
			return;
		}

		const answering = ask( place );
		const asked = request.current;
		const answer = await answering;

		if ( isLatest( place, asked ) ) {
			now.isWhole = typeof answer !== 'string';
			now.isUnreachable = ! now.isWhole;
			setSearch( ( before ) =>
				typeof answer === 'string' ? withoutRest( before ) : { status: 'found', answer, part: null }
			);
		}
	};

	const find = ( place: string ) => {
		const next = { ...now.address, place, from: 1 };
		setAsked( true );
		show( next );
		write( next );
		lookUp( place, true );
	};

	const turn = ( change: Partial< DealerSearchAddress >, isQuiet = false ): boolean => {
		const isOfRest = change.from !== undefined || change.filters !== undefined;

		if ( now.isUnreachable && isOfRest ) {
			return false;
		}

		const next = { ...now.address, ...change };
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

		/** Applies another address without a history entry. */
		const follow = ( next: DealerSearchAddress ) => {
			const isElsewhere = next.place !== now.address.place;
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

		if ( now.address.place === '' && storedZip() !== '' ) {
			follow( { ...now.address, place: storedZip() } );
		} else if ( now.address.view === 'map' ) {
			prepare();
		}

		// Entered in another block, which updates the address bar and counts the search.
		const forget = onZip( ( place ) => {
			if ( place !== now.address.place ) {
				follow( { ...now.address, place, from: 1 } );
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

	return { address, search, isAsked, find, turn, prepare };
}
