import { speak } from '@wordpress/a11y';
import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { search } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { Pages } from './pages';
import { EmptyState, ErrorState, Skeleton } from './states';
import type { List, Listed } from './use-list';

interface ListFrameProps< Answer extends Listed > {
	/** The screen's class name. */
	className: string;
	list: List< Answer >;
	/** Whether a search or filter is active. */
	isNarrowed: boolean;
	texts: {
		failed: string;
		/** Such as "3 dealers". */
		total: ( total: number ) => string;
		noMatch: string;
		showAll: string;
		pages: string;
	};
	/** Further actions. */
	actions: ReactNode;
	/** The search and filters. */
	filters: ReactNode;
	/** Whether they stay visible for an empty list. */
	keepsFilters?: boolean;
	/** Replaces an empty list. */
	empty: ReactNode;
	onShowAll: () => void;
	onTurn: ( change: { paged: string } ) => void;
	children: ( answer: Answer ) => ReactNode;
}

/** A list in all its states: loading, failed, empty, without matches, and paged. */
export function ListFrame< Answer extends Listed >( props: ListFrameProps< Answer > ) {
	const { className, list, isNarrowed, texts, actions, filters, keepsFilters, empty, onShowAll, onTurn, children } =
		props;
	const { data, problem, isLoading, reload, outcome, setOutcome } = list;
	const message = useRef< HTMLDivElement >( null );
	const found = data && texts.total( data.total );
	const isEmpty = data !== null && data.total === 0 && ! isLoading && ! problem;

	// The pressed button is gone with the rows; focus the outcome message.
	useEffect( () => message.current?.focus(), [ outcome ] );
	useEffect( () => {
		if ( found && ! isLoading ) {
			speak( found );
		}
	}, [ found, isLoading ] );

	return (
		<div className={ `hvac-list ${ className }` }>
			<Flex justify="flex-start" gap={ 2 } wrap>
				{ actions }
			</Flex>
			{ outcome && (
				<div ref={ message } tabIndex={ -1 }>
					<Notice status={ list.isFailure ? 'error' : 'success' } onRemove={ () => setOutcome( '' ) }>
						{ outcome }
					</Notice>
				</div>
			) }
			{ ( isNarrowed || ! isEmpty || keepsFilters ) && (
				<Flex className="hvac-list__filters" align="flex-end" justify="flex-start" gap={ 3 } wrap>
					{ filters }
				</Flex>
			) }
			{ problem && <ErrorState title={ texts.failed } problem={ problem } onRetry={ reload } /> }
			{ ! data && isLoading && <Skeleton lines={ 10 } /> }
			{ isEmpty && ! isNarrowed && empty }
			{ isEmpty && isNarrowed && (
				<EmptyState icon={ search } title={ texts.noMatch }>
					<Button variant="secondary" onClick={ onShowAll }>
						{ texts.showAll }
					</Button>
				</EmptyState>
			) }
			{ data && data.total > 0 && (
				<>
					<p className="hvac-list__found">{ found }</p>
					{ children( data ) }
					<Pages
						label={ texts.pages }
						page={ data.page }
						pages={ data.pages }
						onTurn={ ( next ) => onTurn( { paged: next === 1 ? '' : String( next ) } ) }
					/>
				</>
			) }
		</div>
	);
}
