import { isWaiting, printedSearch, shownOf, type Shown } from '@client/dealer-search/search';
import type { SearchProps } from '@client/dealer-search/types';
import { useDealerSearch } from '@client/dealer-search/use-dealer-search';
import { cardProps } from '@client/domain/dealer-card';
import { addressQuery } from '@client/domain/dealers-address';
import icons from '@contracts/icons.json';
import { View as DealerCard } from '@ui/dealers/dealer-card/view';
import { NoResults } from '@ui/dealers/dealer-search/no-results';
import { DealerCount, SeeAll, SearchStatus, SearchHeader } from '@ui/dealers/dealer-search/parts';
import { DealerSkeleton } from '@ui/dealers/dealer-skeleton/view';
import { Message } from '@ui/controls/message/view';
import { View as SearchTop } from '@ui/dealers/search-top/view';

const BLOCK = 'dealer-cards';

export interface Props extends SearchProps {
	/** `solo`: only the nearest dealer. */
	layout: 'cards' | 'solo';
	/** Cards shown. */
	count: number;
	/** Whether the site belongs to one dealer, so that no place is entered. */
	isSingle: boolean;
}

export const View = ( props: Props ) => ( props.isSingle ? <Single { ...props } /> : <Search { ...props } /> );

/** The dealer that owns this site. */
function Single( props: Props ) {
	const { level, layout, count, search, address, phone, texts } = props;
	const printed = printedSearch( search, address );
	const shown = printed.status === 'found' ? shownOf( printed, address, count ) : null;

	return (
		<>
			<SearchTop block={ BLOCK } level={ level } search={ null } />
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

/** Dealers near the place that the visitor enters. */
function Search( block: Props ) {
	const { layout, count } = block;
	const dealerSearch = useDealerSearch( block );
	const props = { ...block, block: BLOCK, dealerSearch };
	const { address, search } = dealerSearch;
	const shown = search.status === 'found' ? shownOf( search, address, count ) : null;
	const isBusy = isWaiting( search );
	const total = shown?.total ?? 0;

	return (
		<>
			<SearchHeader { ...props } />
			<div className="hvac-dealer-cards__found" data-layout={ layout } aria-busy={ isBusy }>
				{ ( isBusy || layout === 'cards' ) && <DealerCount { ...props } total={ total } /> }
				{ isBusy && <Skeletons count={ count } /> }
				{ shown && <Cards { ...block } shown={ shown } /> }
				{ layout === 'cards' && <SeeAll { ...props } total={ total } shown={ count } /> }
				{ ! isBusy && <NoResults { ...props } shown={ shown } /> }
			</div>
			<SearchStatus { ...props } />
		</>
	);
}

const Cards = ( { id, cardConfig, shown }: Props & { shown: Shown } ) =>
	shown.dealers && shown.dealers.length > 0 ? (
		<ul className="hvac-dealer-cards__list">
			{ shown.dealers.map( ( dealer, index ) => (
				<li key={ dealer.data?.companyID ?? index } className="hvac-dealer-cards__item">
					<DealerCard
						{ ...cardProps( `${ id }-dealer-${ index + 1 }`, dealer, cardConfig ) }
						position={ index + 1 }
					/>
				</li>
			) ) }
		</ul>
	) : null;

/** Placeholders of the same size as cards, during the search. */
const Skeletons = ( { count }: { count: number } ) => (
	<div className="hvac-dealer-cards__list">
		{ Array.from( { length: count }, ( _, index ) => (
			<div key={ index } className="hvac-dealer-cards__item">
				<DealerSkeleton />
			</div>
		) ) }
	</div>
);
