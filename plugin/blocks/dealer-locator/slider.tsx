import { cardProps } from '@client/domain/dealer-card';
import { addressQuery } from '@client/domain/dealers-address';
import { fill, plural } from '@client/domain/text';
import sizes from '@contracts/dealer-pages.json';
import { Slot } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealer-card/view';
import { Slider } from '@ui/slider/view';
import { placeName, shortPlace } from '@client/dealer-search/announcement';
import { Announced } from './announced';
import { Skeletons } from './cards';
import { Top } from './top';
import { Nothing } from '@client/dealer-search/nothing';
import { shownOf } from '@client/dealer-search/search';
import type { Props, VariantProps } from './types';

/** The variant `slider`, an island of its own: pages of the other variants load no slider. */
export const SliderLocator = ( props: Props ) => <Announced { ...props } as={ Row } />;

/** The nearest dealers in a row that slides. */
function Row( props: VariantProps ) {
	const { id, lang, level, texts, frame, slider, seeAll, locator } = props;
	const { address, search } = locator;
	const shown = search.status === 'found' ? shownOf( search, address, sizes.slides ) : null;
	const isWaiting = search.status === 'loading' || search.status === 'slow';
	const total = shown?.total ?? 0;
	const Heading = `h${ level + 1 }` as 'h3';
	const place = shortPlace( address.place );

	return (
		<>
			<Top { ...props } />
			<section
				className="hvac-dealer-locator__results"
				data-view="slider"
				aria-labelledby={ `${ id }-results` }
				aria-busy={ isWaiting }
			>
				<div className="hvac-dealer-locator__titles">
					<Slot
						as={ Heading }
						className="hvac-dealer-locator__title"
						name="resultsHeading"
						id={ `${ id }-results` }
					/>
					{ isWaiting && (
						<p className="hvac-dealer-locator__count" tabIndex={ -1 }>
							{ fill( search.status === 'slow' ? texts.slow : texts.searching, { place } ) }
						</p>
					) }
					{ search.status === 'found' && total > 0 && (
						<p className="hvac-dealer-locator__count" tabIndex={ -1 }>
							{ fill( plural( texts.found, total, lang ), {
								count: total,
								place: placeName( search.answer.location, address.place ),
							} ) }
						</p>
					) }
				</div>
				{ isWaiting && <Skeletons count={ 3 } /> }
				{ slider && shown?.dealers && total > 0 && (
					<Slider { ...slider }>
						{ shown.dealers.map( ( dealer, index ) => (
							<DealerCard
								key={ dealer.data?.companyID ?? index }
								{ ...cardProps( `${ id }-dealer-${ index + 1 }`, dealer, frame ) }
							/>
						) ) }
					</Slider>
				) }
				{ total > sizes.slides && (
					<a
						className="hvac-button hvac-button--secondary hvac-dealer-locator__more"
						href={ seeAll + addressQuery( { ...address, from: 1, filters: [], view: 'list' } ) }
					>
						{ fill( texts.seeAll, { count: total } ) }
					</a>
				) }
				{ ! isWaiting && <Nothing { ...props } shown={ shown } /> }
			</section>
		</>
	);
}
