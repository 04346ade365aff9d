/** What the blocks that search for dealers show of a search; `Locator\DealerSearchPage` says the same for their `view.php`. */
import { announcement, placeName, shortPlace } from '@client/dealer-search/announcement';
import { isWaiting } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import type { Locator } from '@client/dealer-search/use-locator';
import { addressQuery } from '@client/domain/dealers-address';
import { fill, plural } from '@client/domain/text';
import type { Props as PlaceSearchProps } from '@ui/dealers/place-search/view';
import { View as SearchTop } from '@ui/dealers/search-top/view';
import { View as SeeAllLink } from '@ui/dealers/see-all/view';

interface Props extends SearchProps {
	/** The block's name, for its classes. */
	block: string;
	locator: Locator;
}

/** What the ZIP entry of a search needs. */
export const placeSearch = (
	{ id, placeholder, error, texts }: SearchProps,
	locator: Locator,
	layout: 'inline' | 'stacked'
): PlaceSearchProps => ( {
	id,
	value: locator.address.place,
	placeholder,
	error,
	layout,
	filter: locator.address.filters.join( ',' ),
	texts,
	onPlace: locator.find,
} );

/** The heading and the ZIP entry. */
export const Top = ( { block, locator, ...props }: Props ) => (
	<SearchTop block={ block } level={ props.level } search={ placeSearch( props, locator, 'inline' ) } />
);

/** What a screen reader hears. */
export const Status = ( { locator, texts, lang }: Pick< Props, 'locator' | 'texts' | 'lang' > ) => (
	<p className="hvac-visually-hidden" role="status">
		{ announcement( locator, texts, lang ) }
	</p>
);

/** That the search runs, then how many dealers it found. */
export function Count( {
	block,
	locator: { address, search },
	texts,
	lang,
	total,
	tabIndex,
}: Props & { total: number; tabIndex?: number } ) {
	let text = '';

	if ( isWaiting( search ) ) {
		text = fill( search.status === 'slow' ? texts.slow : texts.searching, { place: shortPlace( address.place ) } );
	} else if ( search.status === 'found' && total > 0 ) {
		text = fill( plural( texts.found, total, lang ), {
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

/** A link to all dealers where there are more than are shown. */
export const SeeAll = ( {
	block,
	locator: { address },
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
