import type { Dealer } from '@client/domain/dealers';
import { cardProps } from '@client/domain/dealer-card';
import { addressQuery } from '@client/domain/dealers-address';
import { fill, plural } from '@client/domain/text';
import sizes from '@contracts/dealer-pages.json';
import { Slot } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealer-card/view';
import { DealerSkeleton } from '@ui/dealer-skeleton/view';
import { View as PlaceSearch } from '@ui/place-search/view';
import { Slider, type Props as SliderProps } from '@ui/slider/view';
import { announcement, placeName, shortPlace } from '@client/dealer-search/announcement';
import { Nothing } from '@client/dealer-search/nothing';
import { shownOf } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import { useLocator } from '@client/dealer-search/use-locator';

export interface Props extends SearchProps {
	slider: Omit< SliderProps, 'initial' | 'onSlide' | 'children' >;
}

export function View( props: Props ) {
	const { id, level, placeholder, error, texts, lang } = props;
	const locator = useLocator( props );
	const Heading = `h${ level }` as 'h2';

	return (
		<>
			<div className="hvac-dealer-slider__top">
				<Slot as={ Heading } className="hvac-dealer-slider__heading" name="heading" />
				<PlaceSearch
					id={ id }
					value={ locator.address.place }
					placeholder={ placeholder }
					error={ error }
					layout="inline"
					texts={ texts }
					onPlace={ locator.find }
				/>
			</div>
			<Found { ...props } locator={ locator } />
			<p className="hvac-visually-hidden" role="status">
				{ announcement( locator, texts, lang ) }
			</p>
		</>
	);
}

/** What a search found, or why there is nothing to show. */
function Found( props: Props & { locator: ReturnType< typeof useLocator > } ) {
	const { lang, texts, seeAll, locator } = props;
	const { address, search } = locator;
	const shown = search.status === 'found' ? shownOf( search, address, sizes.slides ) : null;
	const isWaiting = search.status === 'loading' || search.status === 'slow';
	const total = shown?.total ?? 0;

	return (
		<div className="hvac-dealer-slider__found" aria-busy={ isWaiting }>
			{ isWaiting && (
				<>
					<p className="hvac-dealer-slider__count">
						{ fill( search.status === 'slow' ? texts.slow : texts.searching, {
							place: shortPlace( address.place ),
						} ) }
					</p>
					<Skeletons />
				</>
			) }
			{ search.status === 'found' && total > 0 && (
				<p className="hvac-dealer-slider__count">
					{ fill( plural( texts.found, total, lang ), {
						count: total,
						place: placeName( search.answer.location, address.place ),
					} ) }
				</p>
			) }
			{ shown?.dealers && total > 0 && <Cards { ...props } dealers={ shown.dealers } /> }
			{ total > sizes.slides && (
				<a
					className="hvac-button hvac-button--secondary hvac-dealer-slider__more"
					href={ seeAll + addressQuery( { ...address, from: 1, filters: [], view: 'list' } ) }
				>
					{ fill( texts.seeAll, { count: total } ) }
				</a>
			) }
			{ ! isWaiting && <Nothing { ...props } shown={ shown } /> }
		</div>
	);
}

const Cards = ( { id, frame, slider, dealers }: Props & { dealers: Dealer[] } ) => (
	<Slider { ...slider }>
		{ dealers.map( ( dealer, index ) => (
			<DealerCard
				key={ dealer.data?.companyID ?? index }
				{ ...cardProps( `${ id }-dealer-${ index + 1 }`, dealer, frame ) }
				position={ index + 1 }
			/>
		) ) }
	</Slider>
);

/** Cards of the size of true ones, while the search runs. */
const Skeletons = () => (
	<div className="hvac-dealer-slider__waiting">
		{ [ 1, 2, 3 ].map( ( number ) => (
			<DealerSkeleton key={ number } />
		) ) }
	</div>
);
