import { getJson } from '@client/data/rest';
import contract from '@contracts/wizard.json';
import { useEffect, useState } from '@wordpress/element';
import type { Place } from './types';

const { characters, pause, limit } = contract.lookup;
const NONE: Place = { state: 'none', name: '' };
const VERIFYING: Place = { state: 'verifying', name: '' };
const OUTSIDE: Place = { state: 'outside', name: '' };

// "M5V 2T" has as many characters as a ZIP code and is still being typed.
const UNFINISHED = /^[a-z]\d[a-z][ -]?\d?[a-z]?$/i;

/** Places found on this page; failures are retried. */
const placeCache = new Map< string, Place >();

/**
 * Where the typed place is, and whether it is served. The latest request wins. If it fails or takes longer than three
 * seconds, the place counts as outside the service area.
 */
export function usePlace( url: string, input: string, isAsked: boolean ): Place {
	const zip = input.trim();
	const isLookedUp = isAsked && zip.length >= characters && ! UNFINISHED.test( zip );
	const [ { of, place }, setFound ] = useState( { of: '', place: NONE } );

	useEffect( () => {
		if ( ! isLookedUp ) {
			return undefined;
		}

		const controller = new AbortController();
		let timer = 0;
		const applyPlace = ( found: Place ) => {
			window.clearTimeout( timer );
			setFound( { of: zip, place: found } );
		};
		const ask = () => {
			timer = window.setTimeout( () => {
				controller.abort();
				applyPlace( OUTSIDE );
			}, limit );
			getJson( url, { q: zip }, controller.signal ).then(
				( body ) => {
					const found = read( body );
					placeCache.set( zip, found );
					applyPlace( found );
				},
				() => controller.signal.aborted || applyPlace( OUTSIDE )
			);
		};
		const before = placeCache.get( zip );

		if ( before ) {
			applyPlace( before );
		} else {
			setFound( { of: '', place: NONE } );
			timer = window.setTimeout( ask, pause );
		}

		return () => {
			window.clearTimeout( timer );
			controller.abort();
		};
	}, [ url, zip, isLookedUp ] );

	if ( ! isLookedUp ) {
		return NONE;
	}

	return of === zip ? place : VERIFYING;
}

function read( body: unknown ): Place {
	const { location, isServiceArea } = body as {
		location?: { name?: string; region?: string; regionCode?: string } | null;
		isServiceArea?: boolean;
	};

	return isServiceArea === true && location?.name && location.region
		? { state: 'served', name: `${ location.name }, ${ location.regionCode || location.region }` }
		: OUTSIDE;
}
