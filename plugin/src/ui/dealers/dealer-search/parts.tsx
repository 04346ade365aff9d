/** The parts shared by blocks that search for dealers; `DealerSearch\DealerSearchPage` is the counterpart for their `view.php`. */
import { announcement, placeName, waitingText, wordsOf } from '@client/dealer-search/announcement';
import { isWaiting } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import type { DealerSearch } from '@client/dealer-search/use-dealer-search';
import { addressQuery } from '@client/domain/dealers-address';
import { fill, plural } from '@client/domain/text';
import type { Props as PlaceSearchProps } from '@ui/dealers/place-search/view';
import { View as SearchTop } from '@ui/dealers/search-top/view';
import { View as SeeAllLink } from '@ui/dealers/see-all/view';

interface Props extends SearchProps {
	/** The block's name, for class names. */
	block: string;
	dealerSearch: DealerSearch;
}

/** Props of a search's ZIP entry. */
export const placeSearchProps = (
	{ id, placeholder, error, texts }: SearchProps,
	dealerSearch: DealerSearch,
	layout: 'inline' | 'stacked'
): PlaceSearchProps => ( {
	id,
	value: dealerSearch.address.place,
	placeholder,
	error,
	layout,
	filter: dealerSearch.address.filters.join( ',' ),
	texts,
	onPlace: dealerSearch.find,
} );

/** The heading and the ZIP entry. */
export const SearchHeader = ( { block, dealerSearch, ...props }: Props ) => (
	<SearchTop block={ block } level={ props.level } search={ placeSearchProps( props, dealerSearch, 'inline' ) } />
);

/** The live region for screen readers. */
export const SearchStatus = ( { dealerSearch, texts, lang }: Pick< Props, 'dealerSearch' | 'texts' | 'lang' > ) => (
	<p className="hvac-visually-hidden" role="status">
		{ announcement( dealerSearch, texts, lang ) }
	</p>
);

/** First that the search is running, then how many dealers it found. */
export function DealerCount( {
	block,
	dealerSearch,
	texts,
	lang,
	total,
	tabIndex,
}: Props & { total: number; tabIndex?: number } ) {
	const { address, search } = dealerSearch;
	let text = '';

	if ( isWaiting( search ) ) {
		text = waitingText( dealerSearch, texts );
	} else if ( search.status === 'found' && total > 0 ) {
		text = fill( plural( wordsOf( search.answer, texts ).found, total, lang ), {
			count: total,
			place: placeName( search.answer.location, address.place, texts ),
		} );
	}

	return text === '' ? null : (
		<p className={ `hvac-${ block }__count` } tabIndex={ tabIndex }>
			{ text }
		</p>
	);
}

/** A link to all dealers if there are more than are shown. */
export const SeeAll = ( {
	block,
	dealerSearch: { address },
	texts,
	seeAll,
	total,
	shown,
}: Props & { total: number; shown: number } ) =>
	total > shown ? (
		<SeeAllLink
			block={ block }
			text={ fill( texts.seeAll, { count: total } ) }
			href={ seeAll + addressQuery( { ...address, from: 1, filters: [], view: 'list' }, [] ) }
		/>
	) : null;
