import { getJson } from './rest';

/** Stores the region of the last place, so that the next page needs no request. */
const KEY = 'hvac-blocks:region';

interface Kept {
	place: string;
	code: string;
}

interface Answer {
	location: { regionCode: string } | null;
}

function writeKept( value: Kept ): void {
	try {
		localStorage.setItem( KEY, JSON.stringify( value ) );
	} catch {
		// As above.
	}
}

/**
 * The region that an earlier page stored; null for none.
 *
 * @throws {Error} if it is not JSON, or storage is forbidden
 */
export const readRegion = (): Partial< Kept > | null => JSON.parse( localStorage.getItem( KEY ) as string );

/**
 * The two-letter state or province of a place; empty if the place does not exist.
 *
 * @param place what the visitor entered
 * @param url   address of the route `GET /location`
 * @throws {Error} without a valid answer; an abort is passed through
 */
export async function regionOf( place: string, url: string, signal?: AbortSignal ): Promise< string > {
	const entered = place.trim();
	try {
		const kept = readRegion();

		if ( kept?.place === entered && typeof kept.code === 'string' && kept.code !== '' ) {
			return kept.code;
		}
	} catch {
		// Without storage every page requests it.
	}

	const { location } = ( await getJson( url, { q: entered }, signal ) ) as Answer;
	const code = String( location?.regionCode ?? '' );

	if ( code !== '' ) {
		writeKept( { place: entered, code } );
	}
	return code;
}
