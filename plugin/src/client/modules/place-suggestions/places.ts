import { getJson } from '@client/data/rest';
import { storedZip } from '@client/data/zip';
import type { DealerSettings, DealerSuggestion, Settings, Suggestion } from './types';

const POSITION = { timeout: 10_000, maximumAge: 600_000 };

const cached = new Map< string, Suggestion[] >();

/** The places of an answer; each is requested once per page. */
async function ask( { url, lang }: Settings, values: Record< string, string > ): Promise< Suggestion[] > {
	const key = JSON.stringify( values );
	const known = cached.get( key );

	if ( known ) {
		return known;
	}

	const { places } = ( await getJson( url, { ...values, lang } ) ) as { places?: Suggestion[] };
	cached.set( key, places ?? [] );
	return places ?? [];
}

/** The dealers with a name like the typed one, the nearest to the visitor's place first; none if the route fails. */
export const dealersLike = async (
	{ url }: DealerSettings,
	lang: string,
	typed: string
): Promise< DealerSuggestion[] > => {
	const answer = await getJson( url, { q: typed.toLowerCase(), near: storedZip(), lang } ).catch( () => ( {} ) );
	return ( answer as { dealers?: DealerSuggestion[] } ).dealers ?? [];
};

/** The places that begin as typed; none if the route fails: the visitor can always send the text as it is. */
export const placesLike = ( settings: Settings, typed: string ): Promise< Suggestion[] > =>
	ask( settings, { q: typed.toLowerCase() } ).catch( () => [] );

/**
 * The postal area where the visitor is, after the browser's own question. The position is rounded to a kilometer before
 * it is sent, and the server keeps nothing.
 *
 * @throws if the visitor or the browser refuses, or no area is near
 */
export async function placeHere( settings: Settings ): Promise< Suggestion > {
	const { coords } = await new Promise< GeolocationPosition >( ( found, failed ) =>
		navigator.geolocation.getCurrentPosition( found, failed, POSITION )
	);
	const [ place ] = await ask( settings, {
		near: `${ coords.latitude.toFixed( 2 ) },${ coords.longitude.toFixed( 2 ) }`,
	} );

	if ( ! place ) {
		throw new Error( 'No postal area is near.' );
	}

	return place;
}
