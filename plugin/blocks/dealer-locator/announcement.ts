import { filterDealers, type Place } from '@client/domain/dealers';
import { fill, plural } from '@client/domain/text';
import type { Locator } from './use-locator';
import type { Texts } from './view';

/** How a place is called: "Plano, Texas"; what was entered where it has no name. */
export const placeName = ( place: Place | null, entered: string ): string =>
	[ place?.name, place?.region ].filter( Boolean ).join( ', ' ) || entered;

/** What a screen reader hears of a search that the visitor asked for; of a page as it came, nothing. */
export function announcement( { isAsked, search, address }: Locator, texts: Texts, lang: string ): string {
	if ( ! isAsked || search.status === 'none' ) {
		return '';
	}
	if ( search.status !== 'found' ) {
		const words = { loading: texts.searching, slow: texts.slow, failed: texts.failed };
		return fill( words[ search.status ], { place: address.place } );
	}

	const { answer, part } = search;

	if ( part ) {
		return '';
	}
	if ( answer.dealers.length === 0 ) {
		return fill( texts.nobody, { zip: address.place } );
	}

	const count = filterDealers( answer.dealers, address.filters ).length;

	return count === 0
		? texts.noMatch
		: fill( plural( texts.found, count, lang ), { count, place: placeName( answer.location, address.place ) } );
}
