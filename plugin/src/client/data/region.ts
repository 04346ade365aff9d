import { getJson } from './rest';

/** Where the last place's region is kept, so that the next page needs no request. A block's early script reads it, too. */
const KEY = 'hvac-blocks:region';

interface Kept {
	place: string;
	code: string;
}

interface Answer {
	location: { regionCode: string } | null;
}

function readKept(): Partial< Kept > {
	try {
		return ( JSON.parse( localStorage.getItem( KEY ) ?? '{}' ) as Partial< Kept > | null ) ?? {};
	} catch {
		return {};
	}
}

function writeKept( value: Kept ): void {
	try {
		localStorage.setItem( KEY, JSON.stringify( value ) );
	} catch {
		// Without storage the next page asks again.
	}
}

/**
 * The two letters of the state or province that a place is in; empty where there is no such place.
 *
 * @param place what the visitor entered
 * @param url   address of the route `GET /location`
 * @throws {Error} where there is no good answer; an abort passes through
 */
export async function regionOf( place: string, url: string, signal?: AbortSignal ): Promise< string > {
	const entered = place.trim();
	const kept = readKept();

	if ( kept.place === entered && typeof kept.code === 'string' && kept.code !== '' ) {
		return kept.code;
	}

	const { location } = ( await getJson( url, { q: entered }, signal ) ) as Answer;
	const code = String( location?.regionCode ?? '' );

	if ( code !== '' ) {
		writeKept( { place: entered, code } );
	}
	return code;
}
