import { track } from '@client/data/analytics';
import { findDealers, type DealerSearch } from '@client/data/dealers';
import { onZip, storedZip } from '@client/data/zip';
import { addressQuery, otherArguments, readAddress, type LocatorAddress } from '@client/domain/dealers-address';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import { printedSearch, withoutRest, type PrintedSearch, type Search } from './search';

const SLOW_AFTER = 10_000;
const FAILED_AFTER = 30_000;

export interface LocatorState {
	lang: string;
	address: LocatorAddress;
	search: PrintedSearch;
	route: { url: string; mode: string };
}

export interface Locator {
	address: LocatorAddress;
	search: Search;
	/** Whether the visitor has asked for something since the page came: what follows is announced. */
	isAsked: boolean;
	/** Looks for dealers near a place that the visitor entered. */
	find: ( place: string ) => void;
	/**
	 * Turns to a page or other filters, in the address bar too.
	 *
	 * @return false where the list for it cannot be had: the browser then follows the link
	 */
	turn: ( change: Partial< LocatorAddress > ) => boolean;
	/** Fetches the dealers that the page does not hold, at the first sign that they are wanted. */
	prepare: () => void;
}

/** The state of a dealer search: it follows the address bar, the ZIP entry and the stored ZIP. */
export function useLocator( { lang, route, ...printed }: LocatorState ): Locator {
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

	const push = ( next: LocatorAddress ) => {
		const { pathname, search: query } = window.location;
		window.history.pushState( null, '', pathname + addressQuery( next, otherArguments( query ) ) );
	};

	/** Asks for a place's dealers, instead of whatever was asked before. */
	const ask = ( place: string ): Promise< DealerSearch | null > => {
		request.current?.abort.abort();
		const abort = new AbortController();
		request.current = { place, abort };
		const limit = setTimeout( () => abort.abort(), FAILED_AFTER );

		return findDealers( { ...route, place, lang }, abort.signal )
			.catch( () => null )
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

		now.current.isWhole = answer !== null;
		setSearch( answer ? { status: 'found', answer, part: null } : { status: 'failed' } );

		if ( answer && isVisitor ) {
			track( 'dealer_search', { zip: place, dealers: answer.dealers.length } );
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
			now.current.isWhole = answer !== null;
			now.current.isUnreachable = answer === null;
			setSearch( ( before ) => ( answer ? { status: 'found', answer, part: null } : withoutRest( before ) ) );
		}
	};

	const find = ( place: string ) => {
		const next = { ...now.current.address, place, from: 1 };
		setAsked( true );
		show( next );
		push( next );
		lookUp( place, true );
	};

	const turn = ( change: Partial< LocatorAddress > ): boolean => {
		if ( now.current.isUnreachable ) {
			return false;
		}

		const next = { ...now.current.address, ...change };
		prepare();
		show( next );
		push( next );
		setAsked( true );
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
		}

		const forget = onZip( ( place ) => {
			if ( place !== now.current.address.place ) {
				find( place );
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
