import { placeName, radiusText, waitingText, wordsOf } from '@client/dealer-search/announcement';
import { isWaiting as isRunning, shownOf } from '@client/dealer-search/search';
import { pageOf, type Page } from '@client/domain/pages';
import { storeZip } from '@client/data/zip';
import { addressQuery } from '@client/domain/dealers-address';
import { fill } from '@client/domain/text';
import sizes from '@contracts/dealer-pages.json';
import { Slot } from '@hvac-blocks/view';
import { NoResults } from '@ui/dealers/dealer-search/no-results';
import { Skeletons } from '@ui/dealers/dealer-search/skeletons';
import { View as ViewSwitch } from '@ui/controls/view-switch/view';
import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Cards } from './cards';
import { MapPane } from './map-pane';
import { Pages } from './pages';
import type { VariantProps } from './types';
import { usePageSize } from './use-page-size';
import { useSelection } from './use-selection';

// Scroll margin above the results when the page of the list changes, in pixels.
const SCROLL_OFFSET = 500;

interface Props extends VariantProps {
	/** Filters: beside the view switch once there are dealers, or below it. */
	tools?: ReactNode;
	below?: ( hasDealers: boolean ) => ReactNode;
}

/** The search results as a paged list and on a map, or the reason why there are none. */
export function Results( props: Props ) {
	const { id, level, texts, filters, dealerSearch, tools, below } = props;
	const { address, search, turn, prepare } = dealerSearch;
	const size = usePageSize();
	const count = useRef< HTMLParagraphElement >( null );
	const isTurning = useRef( false );
	const found = search.status === 'found' ? search : null;
	const answer = found?.answer;
	const shown = found && shownOf( found, address, size );
	const isWaiting = isRunning( search ) || ( shown?.dealers === null && ! shown.isStuck );
	const hasDealers = shown !== null && shown.total > 0;
	const hasMap = address.view === 'map' && ( hasDealers || isWaiting );
	const matching = shown?.matching ?? 0;
	// Small screens have smaller pages. PHP prints both paginations, and CSS shows the right one until the screen
	// size is known here.
	const small =
		! isWaiting && size !== sizes.smallSize && matching > sizes.smallSize
			? pageOf( matching, address.from, sizes.smallSize )
			: null;
	const selection = useSelection( props, shown, size );
	const Heading = `h${ level + 1 }` as 'h3';

	useEffect( () => {
		if ( isTurning.current ) {
			isTurning.current = false;
			count.current?.focus( { preventScroll: true } );
			window.scrollTo( { top: SCROLL_OFFSET } );
		}
	}, [ address.from ] );

	const showing = ( { first, last }: Page ) => fill( texts.showing, { first, last, total: matching } );

	const onPage = ( from: number ): boolean => {
		isTurning.current = turn( { from } );
		return isTurning.current;
	};

	return (
		<section
			className="hvac-dealer-locator__results"
			data-view={ hasMap ? 'map' : 'list' }
			aria-labelledby={ `${ id }-results` }
			aria-busy={ isWaiting }
			onPointerOver={ prepare }
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
					{ hasDealers && answer && (
						<p className="hvac-dealer-locator__near">
							<span>
								{ fill( wordsOf( answer, texts ).near, {
									place: placeName( answer.location, address.place, texts ),
								} ) }
							</span>
							{ answer.location && (
								<span className="hvac-dealer-locator__radius">
									{ radiusText( props, answer.location, answer.radius ) }
								</span>
							) }
						</p>
					) }
					{ isWaiting && ! hasDealers && (
						<p className="hvac-dealer-locator__near" aria-hidden="true">
							<span className="hvac-skeleton" />
							<span className="hvac-skeleton" />
						</p>
					) }
				</div>
				<div className="hvac-dealer-locator__tools">
					{ tools && filters.length > 0 && (
						<div className="hvac-dealer-locator__filters">
							{ hasDealers && tools }
							{ isWaiting && ! hasDealers && <span className="hvac-skeleton" aria-hidden="true" /> }
						</div>
					) }
					<ViewSwitch
						id={ id }
						view={ hasMap ? 'map' : 'list' }
						isDisabled={ ! hasDealers }
						texts={ texts.view }
						onView={ ( view ) => turn( { view } ) }
					/>
				</div>
			</div>
			{ answer?.others[ 0 ] && (
				<p className="hvac-dealer-locator__others">
					<span>{ texts.choose }</span>
					{ answer.others.map( ( other ) => {
						const place = `${ other.name }, ${ other.regionCode }`;

						return (
							<a
								key={ place }
								href={ other.directoryUrl ?? addressQuery( { ...address, place, from: 1 } ) }
								onClick={ () => other.name && storeZip( place ) }
							>
								{ placeName( other, '', texts ) }
							</a>
						);
					} ) }
				</p>
			) }
			{ below?.( hasDealers ) }
			<div className="hvac-dealer-locator__body">
				<div className="hvac-dealer-locator__main">
					{ ( isWaiting || shown?.dealers?.[ 0 ] ) && (
						<p ref={ count } className="hvac-dealer-locator__count" tabIndex={ -1 }>
							{ isWaiting || ! shown ? waitingText( dealerSearch, texts ) : showing( shown.page ) }
						</p>
					) }
					{ small && (
						<p className="hvac-dealer-locator__small-count" hidden>
							{ showing( small ) }
						</p>
					) }
					{ isWaiting && <Skeletons count={ size } /> }
					{ ! isWaiting && shown?.dealers?.[ 0 ] && (
						<Cards
							{ ...props }
							dealers={ shown.dealers }
							page={ shown.page }
							size={ size }
							selection={ hasMap ? selection : null }
						/>
					) }
					{ ! isWaiting && shown && shown.page.count > 1 && (
						<Pages { ...props } size={ size } page={ shown.page } onPage={ onPage } />
					) }
					{ small && (
						<div className="hvac-dealer-locator__small-pages" hidden>
							<Pages { ...props } size={ sizes.smallSize } page={ small } onPage={ onPage } />
						</div>
					) }
					{ ! isWaiting && <NoResults { ...props } shown={ shown } /> }
				</div>
				{ hasMap && <MapPane { ...props } selection={ selection } /> }
			</div>
		</section>
	);
}
