import { isWaiting, shownOf } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import { useDealerSearch } from '@client/dealer-search/use-dealer-search';
import { cardProps } from '@client/domain/dealer-card';
import sizes from '@contracts/dealer-pages.json';
import { Slot } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealers/dealer-card/view';
import { DealerSkeleton } from '@ui/dealers/dealer-skeleton/view';
import { Slider, type Props as SliderProps } from '@ui/controls/slider/view';
import { NoResults } from './no-results';
import { DealerCount, SeeAll, SearchStatus, SearchHeader } from './parts';
import { Skeletons } from './skeletons';

export interface Props extends SearchProps {
	/** From the dealer locator, which has this row as a variant; the dealer slider has no dialog. */
	isOpen?: boolean;
	/** Null in the locator's other variants. */
	slider: Omit< SliderProps, 'initial' | 'onSlide' | 'children' > | null;
}

/** The nearest dealers in a sliding row. One view, so that the blocks' islands are one file. */
export function DealerRow( block: Props ) {
	const { id, level, isOpen, cardConfig, slider } = block;
	const dealerSearch = useDealerSearch( block );
	const isLocator = isOpen !== undefined;
	const props = { ...block, block: isLocator ? 'dealer-locator' : 'dealer-slider', dealerSearch };
	const { address, search } = dealerSearch;
	const shown = search.status === 'found' ? shownOf( search, address, sizes.slides ) : null;
	const isBusy = isWaiting( search );
	const total = shown?.total ?? 0;
	const Heading = `h${ level + 1 }` as 'h3';

	const dealers = (
		<>
			{ isBusy && ( isLocator ? <Skeletons count={ 3 } /> : <SkeletonRow /> ) }
			{ slider && shown?.dealers && total > 0 && (
				<Slider { ...slider }>
					{ shown.dealers.map( ( dealer, index ) => (
						<DealerCard
							key={ dealer.data?.companyID ?? index }
							{ ...cardProps( `${ id }-dealer-${ index + 1 }`, dealer, cardConfig ) }
							position={ index + 1 }
						/>
					) ) }
				</Slider>
			) }
			<SeeAll { ...props } total={ total } shown={ sizes.slides } />
			{ ! isBusy && <NoResults { ...props } shown={ shown } /> }
		</>
	);

	return (
		<>
			<SearchHeader { ...props } />
			{ isLocator ? (
				<section
					className="hvac-dealer-locator__results"
					data-view="slider"
					aria-labelledby={ `${ id }-results` }
					aria-busy={ isBusy }
				>
					<div className="hvac-dealer-locator__titles">
						<Slot
							as={ Heading }
							className="hvac-dealer-locator__title"
							name="resultsHeading"
							id={ `${ id }-results` }
						/>
						<DealerCount { ...props } total={ total } tabIndex={ -1 } />
					</div>
					{ dealers }
				</section>
			) : (
				<div className="hvac-dealer-slider__found" aria-busy={ isBusy }>
					<DealerCount { ...props } total={ total } />
					{ dealers }
				</div>
			) }
			<SearchStatus { ...props } />
		</>
	);
}

/** Placeholders of the same size as cards, during the search. */
const SkeletonRow = () => (
	<div className="hvac-dealer-slider__waiting">
		{ [ 1, 2, 3 ].map( ( number ) => (
			<DealerSkeleton key={ number } />
		) ) }
	</div>
);
