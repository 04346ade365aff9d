import { filterDealers, type Place } from '@client/domain/dealers';
import { fill, plural } from '@client/domain/text';
import { failureText } from './search';
import type { Texts } from './types';
import type { DealerSearch } from './use-dealer-search';

const KILOMETERS = 1.609344;

// What is entered may be long, and a message is not.
const LONGEST_PLACE = 40;

/** What was entered, cut to a length that a message bears. */
export function shortPlace( entered: string ): string {
	const signs = [ ...entered ];
	return signs.length > LONGEST_PLACE ? `${ signs.slice( 0, LONGEST_PLACE ).join( '' ) }…` : entered;
}

/** How a place is called in the page's language: "Plano, Texas"; what was entered where it has no name. */
export const placeName = ( place: Place | null, entered: string, { regions }: Pick< Texts, 'regions' > ): string =>
	[ place?.name, regions[ place?.regionCode ?? '' ] ?? place?.region ].filter( Boolean ).join( ', ' ) ||
	shortPlace( entered );

/** "Within 25 miles", in the unit of the place's country or of the site's. */
export function radiusText(
	{ unit, texts }: { unit: 'mi' | 'km' | 'country'; texts: Texts },
	place: Place | null,
	miles: number
) {
	const ofPlace = place?.country === 'CA' ? 'km' : 'mi';
	const shown = unit === 'country' ? ofPlace : unit;

	return fill( texts.radius[ shown ], { radius: shown === 'km' ? Math.round( miles * KILOMETERS ) : miles } );
}

/** What a screen reader hears of a search that the visitor asked for; of a page as it came, nothing. */
export function announcement( { isAsked, search, address }: DealerSearch, texts: Texts, lang: string ): string {
	if ( ! isAsked || search.status === 'none' ) {
		return '';
	}

	if ( search.status === 'failed' ) {
		return texts[ failureText( search.failure ) ];
	}

	const place = shortPlace( address.place );

	if ( search.status !== 'found' ) {
		return fill( { loading: texts.searching, slow: texts.slow }[ search.status ], { place } );
	}

	const { answer, part } = search;

	if ( part ) {
		return '';
	}
	if ( answer.dealers.length === 0 ) {
		return fill( texts.nobody, { zip: place } );
	}

	const count = filterDealers( answer.dealers, address.filters ).length;

	return count === 0
		? texts.noMatch
		: fill( plural( texts.found, count, lang ), {
				count,
				place: placeName( answer.location, address.place, texts ),
			} );
}
