import { findRebates } from '@client/data/rebates';
import { isRestApiRefusal } from '@client/data/rest';
import { onZip, storedZip } from '@client/data/zip';
import { addressQuery } from '@client/domain/dealers-address';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { PrintedAnswer, Props } from './types';

/** Milliseconds after which a search counts as failed. */
const TIMEOUT_MS = 15_000;

interface Address {
	place: string;
	page: number;
}

export interface Rebates extends Address {
	answer: PrintedAnswer;
	/** Whether an answer is pending; the previous one stays visible. */
	isBusy: boolean;
	/** Whether the visitor has searched on this page: results are then announced. */
	isAsked: boolean;
	/** Looks for rebates at a place that the visitor entered. */
	find: ( place: string ) => void;
	turn: ( page: number ) => boolean;
	/** Repeats the request; returns false if the page must reload, because the site blocks visitors from the route. */
	retry: () => boolean;
	/** The address of a page, as the server reads it. */
	addressOf: ( page: number ) => string;
	/** The current page's address without a fragment, so that the browser reloads it. */
	retryUrl: string;
}

const query = ( { place, page }: Address, others?: string[] ): string =>
	addressQuery( { place, from: 1, filters: [], view: 'list' }, others ) + ( page > 1 ? `&rebates=${ page }` : '' );

const others = (): string[] =>
	window.location.search
		.replace( /^\?/, '' )
		.split( '&' )
		.filter( ( pair ) => pair !== '' && ! /^(zipcode|rebates)(=|$)/.test( pair ) );

function readAddress(): Address {
	const values = new URLSearchParams( window.location.search );

	return {
		place: ( values.get( 'zipcode' ) ?? '' ).trim().slice( 0, 200 ),
		page: Math.max( 1, Number.parseInt( values.get( 'rebates' ) ?? '1', 10 ) || 1 ),
	};
}

/** The state of a search for rebates: follows the address bar, the ZIP entry, and the stored ZIP. */
export function useRebates( { id, lang, place, page, answer: printed, routeUrl }: Props ): Rebates {
	const isEditor = useIsEditor();
	const [ address, setAddress ] = useState< Address >( { place, page } );
	const [ answer, setAnswer ] = useState( printed );
	const [ isBusy, setBusy ] = useState( false );
	const [ isAsked, setAsked ] = useState( false );
	const current = useRef( address );
	const request = useRef< AbortController | null >( null );
	const isClosed = useRef( false );

	/** Shows an address and drops any pending request. */
	const show = ( next: Address ) => {
		request.current?.abort();
		current.current = next;
		setAddress( next );

		if ( next.place === '' ) {
			setBusy( false );
			setAnswer( { status: 'none' } );
			return;
		}

		const abort = new AbortController();
		const limit = setTimeout( () => abort.abort(), TIMEOUT_MS );
		request.current = abort;
		setBusy( true );
		findRebates( routeUrl, { q: next.place, page: next.page, lang }, abort.signal )
			.then( ( found ): PrintedAnswer => ( { status: 'found', ...found } ) )
			.catch( ( error: unknown ): PrintedAnswer => {
				isClosed.current = isRestApiRefusal( error );
				return { status: 'failed' };
			} )
			.then( ( found ) => {
				clearTimeout( limit );

				if ( request.current === abort ) {
					setBusy( false );
					setAnswer( found );
				}
			} );
	};

	const visit = ( next: Address ): boolean => {
		window.history.pushState( null, '', window.location.pathname + query( next, others() ) );
		setAsked( true );
		show( next );
		return true;
	};

	useEffect( () => {
		if ( isEditor ) {
			return undefined;
		}

		const onPopState = () => {
			const next = readAddress();
			const stored = { place: next.place || storedZip(), page: next.page };

			if ( stored.place !== current.current.place || stored.page !== current.current.page ) {
				show( stored );
			}
		};

		if ( current.current.place === '' && storedZip() !== '' ) {
			show( { place: storedZip(), page: 1 } );
		}

		// Entered in another block, which updates the address bar.
		const forget = onZip( ( entered ) => {
			if ( entered !== current.current.place ) {
				show( { place: entered, page: 1 } );
			}
		} );

		window.addEventListener( 'popstate', onPopState );

		return () => {
			forget();
			window.removeEventListener( 'popstate', onPopState );
			request.current?.abort();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- the listeners live as long as the block; `current` has what changes.
	}, [] );

	return {
		...address,
		answer,
		isBusy,
		isAsked,
		find: ( entered ) => void visit( { place: entered, page: 1 } ),
		turn: ( number ) => visit( { ...address, page: number } ),
		retry: () => {
			if ( isClosed.current ) {
				return false;
			}
			setAsked( true );
			show( address );
			return true;
		},
		addressOf: ( number ) => `${ query( { ...address, page: number } ) }#${ id }`,
		retryUrl: query( address ),
	};
}
