import { isWaiting, shownOf } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import { useLocator } from '@client/dealer-search/use-locator';
import { cardProps } from '@client/domain/dealer-card';
import type { Dealer } from '@client/domain/dealers';
import sizes from '@contracts/dealer-pages.json';
import { View as DealerCard } from '@ui/dealer-card/view';
import { Nothing } from '@ui/dealer-search/nothing';
import { Count, SeeAll, Status, Top } from '@ui/dealer-search/parts';
import { DealerSkeleton } from '@ui/dealer-skeleton/view';
import { Slider, type Props as SliderProps } from '@ui/slider/view';

export interface Props extends SearchProps {
	slider: Omit< SliderProps, 'initial' | 'onSlide' | 'children' >;
}

export function View( block: Props ) {
	const locator = useLocator( block );
	const props = { ...block, block: 'dealer-slider', locator };
	const { address, search } = locator;
	const shown = search.status === 'found' ? shownOf( search, address, sizes.slides ) : null;
	const isBusy = isWaiting( search );
	const total = shown?.total ?? 0;

	return (
		<>
			<Top { ...props } />
			<div className="hvac-dealer-slider__found" aria-busy={ isBusy }>
				<Count { ...props } total={ total } />
				{ isBusy && <Skeletons /> }
				{ shown?.dealers && total > 0 && <Cards { ...block } dealers={ shown.dealers } /> }
				<SeeAll { ...props } total={ total } shown={ sizes.slides } />
				{ ! isBusy && <Nothing { ...props } shown={ shown } /> }
			</div>
			<Status { ...props } />
		</>
	);
}

const Cards = ( { id, cardConfig, slider, dealers }: Props & { dealers: Dealer[] } ) => (
	<Slider { ...slider }>
		{ dealers.map( ( dealer, index ) => (
			<DealerCard
				key={ dealer.data?.companyID ?? index }
				{ ...cardProps( `${ id }-dealer-${ index + 1 }`, dealer, cardConfig ) }
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
