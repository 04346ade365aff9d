import { track } from '@client/data/analytics';
import { cardProps } from '@client/domain/dealer-card';
import { addressQuery } from '@client/domain/dealers-address';
import type { Dealer } from '@client/domain/dealers';
import { pageNumbers, type Page } from '@client/domain/pages';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import sizes from '@contracts/dealer-pages.json';
import { Slot } from '@hvac-blocks/view';
import { View as DealerCard } from '@ui/dealer-card/view';
import { View as DealerFilters } from '@ui/dealer-filters/view';
import { Message } from '@ui/message/view';
import { View as Pagination } from '@ui/pagination/view';
import { useEffect, useRef } from '@wordpress/element';
import { placeName } from './announcement';
import { shownOf, type Shown } from './search';
import type { Locator } from './use-locator';
import type { Props as ViewProps } from './view';

// Where a turned page begins to be read, from the top of the document.
const SCROLL_OFFSET = 500;

interface Props extends ViewProps {
	locator: Locator;
	/** Dealers on a page. */
	size: number;
}

/** What a search found, or why there is nothing to show. */
export function Results( props: Props ) {
	const { id, level, texts, lang, filters, locator, size } = props;
	const { address, search, turn, prepare } = locator;
	const count = useRef< HTMLParagraphElement >( null );
	const isTurning = useRef( false );
	const shown = search.status === 'found' ? shownOf( search, address, size ) : null;
	const isWaiting =
		search.status === 'loading' || search.status === 'slow' || ( shown?.dealers === null && ! shown.isStuck );
	const hasDealers = shown !== null && shown.total > 0;
	const Heading = `h${ level + 1 }` as 'h3';

	useEffect( () => {
		if ( isTurning.current ) {
			isTurning.current = false;
			count.current?.focus( { preventScroll: true } );
			window.scrollTo( { top: SCROLL_OFFSET } );
		}
	}, [ address.from ] );

	const onPage = ( from: number ): boolean => {
		isTurning.current = turn( { from } );
		return isTurning.current;
	};

	return (
		<section
			className="hvac-dealer-locator__results"
			aria-labelledby={ `${ id }-results` }
			aria-busy={ isWaiting }
			onPointerEnter={ prepare }
			onFocus={ prepare }
		>
			<div className="hvac-dealer-locator__bar">
				<div className="hvac-dealer-locator__titles">
					<Slot
						as={ Heading }
						className="hvac-dealer-locator__title"
						name="resultsHeading"
						id={ `${ id }-results` }
					/>
					{ hasDealers && search.status === 'found' && (
						<p className="hvac-dealer-locator__near">
							<span>
								{ fill( texts.near, { place: placeName( search.answer.location, address.place ) } ) }
							</span>
							<span className="hvac-dealer-locator__radius">
								{ fill( texts.radius, { radius: search.answer.radius } ) }
							</span>
						</p>
					) }
					{ isWaiting && ! hasDealers && (
						<p className="hvac-dealer-locator__near" aria-hidden="true">
							<span className="hvac-skeleton" />
							<span className="hvac-skeleton" />
						</p>
					) }
				</div>
				{ hasDealers && filters.length > 0 && (
					<DealerFilters
						id={ id }
						lang={ lang }
						place={ address.place }
						options={ filters }
						active={ address.filters }
						clearHref={ addressQuery( { ...address, from: 1, filters: [] } ) }
						texts={ texts.filters }
						onChange={ ( active ) => turn( { filters: active, from: 1 } ) }
					/>
				) }
				{ isWaiting && ! hasDealers && filters.length > 0 && (
					<span className="hvac-skeleton" aria-hidden="true" />
				) }
			</div>
			{ ( isWaiting || Boolean( shown?.dealers?.length ) ) && (
				<p ref={ count } className="hvac-dealer-locator__count" tabIndex={ -1 }>
					{ isWaiting || ! shown
						? fill( search.status === 'slow' ? texts.slow : texts.searching, { place: address.place } )
						: fill( texts.showing, {
								first: shown.page.first,
								last: shown.page.last,
								total: shown.matching ?? 0,
							} ) }
				</p>
			) }
			{ isWaiting && <Skeletons count={ size } /> }
			{ ! isWaiting && shown?.dealers && shown.dealers.length > 0 && (
				<Cards { ...props } dealers={ shown.dealers } page={ shown.page } />
			) }
			{ ! isWaiting && shown && shown.page.count > 1 && (
				<Pages { ...props } page={ shown.page } onPage={ onPage } />
			) }
			{ ! isWaiting && <Nothing { ...props } shown={ shown } /> }
		</section>
	);
}

function Cards( { id, frame, dealers, page, locator, size }: Props & { dealers: Dealer[]; page: Page } ) {
	const { from } = locator.address;
	const half = from - page.first >= sizes.smallSize ? 'second' : 'first';

	const onContact = ( { data = {} }: Dealer, index: number ) =>
		track( 'dealer_form_open', {
			formId: 'contact-dealer',
			dealerName: data.name ?? '',
			dealerId: data.companyID ?? '',
			dataText: frame.texts.contact,
			cardPosition: page.first + index,
		} );

	return (
		<ul className="hvac-dealer-locator__list" data-half={ size === sizes.size ? half : undefined }>
			{ dealers.map( ( dealer, index ) => {
				const place = page.first + index;

				return (
					<li key={ dealer.data?.companyID ?? place } className="hvac-dealer-locator__item">
						<DealerCard
							{ ...cardProps( `${ id }-dealer-${ place }`, dealer, frame ) }
							onContact={ () => onContact( dealer, index ) }
						/>
					</li>
				);
			} ) }
		</ul>
	);
}

function Pages( {
	texts,
	locator: { address },
	size,
	page,
	onPage,
}: Props & { page: Page; onPage: ( from: number ) => boolean } ) {
	const firstOf = ( number: number ) => ( number - 1 ) * size + 1;
	const href = ( number: number ) => addressQuery( { ...address, from: firstOf( number ) } );

	return (
		<Pagination
			label={ texts.pages.label }
			texts={ texts.pages }
			current={ page.number }
			numbers={ pageNumbers( page.number, page.count ).map( ( number ) =>
				number === null ? null : { number, href: href( number ) }
			) }
			previous={ page.number > 1 ? href( page.number - 1 ) : null }
			next={ page.number < page.count ? href( page.number + 1 ) : null }
			onPage={ ( number ) => onPage( firstOf( number ) ) }
		/>
	);
}

function Nothing( {
	texts,
	phone,
	findMore,
	locator: { address, search, find, turn },
	shown,
}: Props & { shown: Shown | null } ) {
	if ( search.status === 'none' ) {
		return <Message svg={ icons.mapPin } title={ texts.noPlace } />;
	}
	if ( search.status === 'failed' || shown?.isStuck ) {
		const onPress = () => {
			find( address.place );
			return true;
		};

		return shown?.dealers ? null : (
			<Message
				svg={ icons.triangleAlert }
				title={ texts.failed }
				text={ texts.failedHelp }
				phone={ phone }
				action={ { text: texts.retry, href: addressQuery( address ), onPress } }
			/>
		);
	}
	if ( shown?.total === 0 ) {
		return (
			<Message
				svg={ icons.mapPinOff }
				title={ fill( texts.nobody, { zip: address.place } ) }
				text={ texts.nobodyHelp }
				phone={ phone }
				action={ { text: texts.findMore, href: findMore } }
			/>
		);
	}

	return shown?.matching === 0 ? (
		<Message
			svg={ icons.searchX }
			title={ texts.noMatch }
			action={ {
				text: texts.clear,
				href: addressQuery( { ...address, from: 1, filters: [] } ),
				onPress: () => turn( { filters: [], from: 1 } ),
			} }
		/>
	) : null;
}

/** Cards of the size of true ones, while the search runs. */
function Skeletons( { count }: { count: number } ) {
	return (
		<ul className="hvac-dealer-locator__list" aria-hidden="true">
			{ Array.from( { length: count }, ( _, index ) => (
				<li key={ index } className="hvac-dealer-locator__item">
					<div className="hvac-dealer-card hvac-dealer-locator__skeleton">
						<span className="hvac-skeleton" />
						<span className="hvac-skeleton" />
						<span className="hvac-skeleton" />
						<span className="hvac-skeleton" />
						<span className="hvac-skeleton" />
					</div>
				</li>
			) ) }
		</ul>
	);
}
