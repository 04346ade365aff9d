import type { DealerResults } from '@client/data/dealers';
import { filterDealers, type OtherPlace, type Place } from '@client/domain/dealers';
import { fill, plural } from '@client/domain/text';
import { failureText } from './search';
import type { Texts } from './types';
import type { DealerSearch } from './use-dealer-search';

const KILOMETERS = 1.609344;

// Visitors may enter long texts, but messages must stay short.
const LONGEST_PLACE = 40;

/** The entered text, shortened for messages. */
export function shortPlace( entered: string ): string {
	const signs = [ ...entered ];
	return signs.length > LONGEST_PLACE ? `${ signs.slice( 0, LONGEST_PLACE ).join( '' ) }…` : entered;
}

/** A place's name in the page's language: "Plano, Texas"; the entered text if it has none. */
export const placeName = ( place: OtherPlace | null, entered: string, { regions }: Pick< Texts, 'regions' > ): string =>
	[ place?.name, regions[ place?.regionCode ?? '' ] ?? place?.region ].filter( Boolean ).join( ', ' ) ||
	shortPlace( entered );

/** "Within 25 miles", in the unit of the place's country or of the site. */
export function radiusText(
	{ unit, texts }: { unit: 'mi' | 'km' | 'country'; texts: Texts },
	place: Place | null,
	miles: number
) {
	const ofPlace = place?.country === 'CA' ? 'km' : 'mi';
	const shown = unit === 'country' ? ofPlace : unit;

	return fill( texts.radius[ shown ], { radius: shown === 'km' ? Math.round( miles * KILOMETERS ) : miles } );
}

/**
 * The texts for an answer without dealers: its own, or those of a text that may mean several places; the twin of
 * `DealerSearchPage::texts_of_nobody()`.
 */
export const textsOfNobody = ( { location, others, texts: own }: DealerResults, texts: Texts ) =>
	own ?? ( others[ 0 ] && ! location ? { nobody: texts.unclear, nobodyHelp: texts.unclearHelp } : texts );

/** The texts of dealers that were found near a place, or by their name; the twin of `DealerSearchPage::words()`. */
export const wordsOf = ( { location }: DealerResults, texts: Texts ) => ( location ? texts : texts.named );

/** What is shown while an answer is pending. */
export const waitingText = ( { search, address }: DealerSearch, texts: Texts ): string =>
	fill( search.status === 'slow' ? texts.slow : texts.searching, { place: shortPlace( address.place ) } );

/** The screen reader announcement of a search that the visitor started; empty for the initial page. */
export function announcement( dealerSearch: DealerSearch, texts: Texts, lang: string ): string {
	const { isAsked, search, address } = dealerSearch;

	if ( ! isAsked || search.status === 'none' ) {
		return '';
	}

	if ( search.status === 'failed' ) {
		return texts[ failureText( search.failure ) ];
	}

	if ( search.status !== 'found' ) {
		return waitingText( dealerSearch, texts );
	}

	const { answer, part } = search;

	if ( part ) {
		return '';
	}
	if ( answer.dealers.length === 0 ) {
		return fill( textsOfNobody( answer, texts ).nobody, { zip: shortPlace( address.place ) } );
	}

	const count = filterDealers( answer.dealers, address.filters ).length;

	return count === 0
		? texts.noMatch
		: fill( plural( wordsOf( answer, texts ).found, count, lang ), {
				count,
				place: placeName( answer.location, address.place, texts ),
			} );
}
