import { isWaiting, shownOf } from '@client/dealer-search/search';
import { cardProps } from '@client/domain/dealer-card';
import sizes from '@contracts/dealer-pages.json';
import { Slot } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealer-card/view';
import { Nothing } from '@ui/dealer-search/nothing';
import { Count, SeeAll, Top } from '@ui/dealer-search/parts';
import { Slider } from '@ui/slider/view';
import { Announced } from './announced';
import { Skeletons } from './cards';
import { BLOCK, type Props, type VariantProps } from './types';

/** The variant `slider`, an island of its own: pages of the other variants load no slider. */
export const SliderLocator = ( props: Props ) => <Announced { ...props } as={ Row } />;

/** The nearest dealers in a row that slides. */
function Row( variant: VariantProps ) {
	const { id, level, cardConfig, slider, locator } = variant;
	const props = { ...variant, block: BLOCK };
	const { address, search } = locator;
	const shown = search.status === 'found' ? shownOf( search, address, sizes.slides ) : null;
	const isBusy = isWaiting( search );
	const total = shown?.total ?? 0;
	const Heading = `h${ level + 1 }` as 'h3';

	return (
		<>
			<Top { ...props } />
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
					<Count { ...props } total={ total } tabIndex={ -1 } />
				</div>
				{ isBusy && <Skeletons count={ 3 } /> }
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
				{ ! isBusy && <Nothing { ...props } shown={ shown } /> }
			</section>
		</>
	);
}
