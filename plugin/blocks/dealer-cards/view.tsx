import { addressQuery } from '@client/domain/dealers-address';
import { cardProps } from '@client/domain/dealer-card';
import { fill, plural } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealer-card/view';
import { DealerSkeleton } from '@ui/dealer-skeleton/view';
import { Message } from '@ui/message/view';
import { View as PlaceSearch } from '@ui/place-search/view';
import { announcement, placeName, shortPlace } from '@client/dealer-search/announcement';
import { Nothing } from '@client/dealer-search/nothing';
import { printedSearch, shownOf, type Shown } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import { useLocator, type Locator } from '@client/dealer-search/use-locator';

export interface Props extends SearchProps {
	/** `solo`: the first dealer alone. */
	layout: 'cards' | 'solo';
	/** Cards shown. */
	count: number;
	/** Whether the site is one dealer's: then nobody enters a place. */
	isSingle: boolean;
}

export const View = ( props: Props ) => ( props.isSingle ? <Single { ...props } /> : <Search { ...props } /> );

/** The dealer whose site this is. */
function Single( props: Props ) {
	const { level, layout, count, search, address, phone, texts } = props;
	const Heading = `h${ level }` as 'h2';
	const printed = printedSearch( search, address );
	const shown = printed.status === 'found' ? shownOf( printed, address, count ) : null;

	return (
		<>
			<div className="hvac-dealer-cards__top">
				<Slot as={ Heading } className="hvac-dealer-cards__heading" name="heading" />
			</div>
			<div className="hvac-dealer-cards__found" data-layout={ layout } aria-busy={ false }>
				{ shown ? (
					<Cards { ...props } shown={ shown } />
				) : (
					<Message
						svg={ icons.triangleAlert }
						title={ texts.failed }
						text={ texts.failedHelp }
						phone={ phone }
						action={ { text: texts.retry, href: addressQuery( address ) } }
					/>
				) }
			</div>
			<p className="hvac-visually-hidden" role="status" />
		</>
	);
}

/** The dealers near a place that the visitor enters. */
function Search( props: Props ) {
	const { id, level, placeholder, error, texts, lang } = props;
	const locator = useLocator( props );
	const Heading = `h${ level }` as 'h2';

	return (
		<>
			<div className="hvac-dealer-cards__top">
				<Slot as={ Heading } className="hvac-dealer-cards__heading" name="heading" />
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
function Found( props: Props & { locator: Locator } ) {
	const { lang, texts, layout, count, seeAll, locator } = props;
	const { address, search } = locator;
	const shown = search.status === 'found' ? shownOf( search, address, count ) : null;
	const place = search.status === 'found' ? search.answer.location : null;
	const isWaiting = search.status === 'loading' || search.status === 'slow';
	const total = shown?.total ?? 0;

	return (
		<div className="hvac-dealer-cards__found" data-layout={ layout } aria-busy={ isWaiting }>
			{ isWaiting && (
				<>
					<p className="hvac-dealer-cards__count">
						{ fill( search.status === 'slow' ? texts.slow : texts.searching, {
							place: shortPlace( address.place ),
						} ) }
					</p>
					<div className="hvac-dealer-cards__list">
						{ Array.from( { length: count }, ( _, index ) => (
							<div key={ index } className="hvac-dealer-cards__item">
								<DealerSkeleton />
							</div>
						) ) }
					</div>
				</>
			) }
			{ total > 0 && layout === 'cards' && (
				<p className="hvac-dealer-cards__count">
					{ fill( plural( texts.found, total, lang ), {
						count: total,
						place: placeName( place, address.place ),
					} ) }
				</p>
			) }
			{ shown && <Cards { ...props } shown={ shown } /> }
			{ total > count && layout === 'cards' && (
				<a
					className="hvac-button hvac-button--secondary hvac-dealer-cards__more"
					href={ seeAll + addressQuery( { ...address, from: 1, filters: [], view: 'list' } ) }
				>
					{ fill( texts.seeAll, { count: total } ) }
				</a>
			) }
			{ ! isWaiting && <Nothing { ...props } shown={ shown } /> }
		</div>
	);
}

const Cards = ( { id, frame, shown }: Props & { shown: Shown } ) =>
	shown.dealers && shown.dealers.length > 0 ? (
		<ul className="hvac-dealer-cards__list">
			{ shown.dealers.map( ( dealer, index ) => (
				<li key={ dealer.data?.companyID ?? index } className="hvac-dealer-cards__item">
					<DealerCard
						{ ...cardProps( `${ id }-dealer-${ index + 1 }`, dealer, frame ) }
						position={ index + 1 }
					/>
				</li>
			) ) }
		</ul>
	) : null;
