import { Notice } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { inbox } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { sentence } from '@client/domain/text';
import { apiRequest, problemOf } from '../shared/api';
import { BulkBar } from '../shared/bulk-bar';
import { count, dateTime } from '../shared/format';
import { ListFrame } from '../shared/list-frame';
import { rowsPerPage } from '../shared/rows';
import { EmptyState } from '../shared/states';
import { useList } from '../shared/use-list';
import type { ListProps } from '../shared/use-list-screen';
import { ViewLink } from '../shared/view-link';
import { actionsOn, selectedText } from './bulk-actions';
import { Export } from './export';
import { filterOf, NO_FILTER, orderArguments, sortingOf, type Query } from './filter';
import { Filters } from './filters';
import { Table } from './table';
import type { LeadsAnswer } from './types';
import { leadsText } from './texts';

/** All leads: searchable, filtered, sorted, paged. The address keeps the query. */
export function LeadList( { query, setQuery, lastOpened, announcement }: ListProps ) {
	const filter = filterOf( query );
	const sorting = sortingOf( query );
	const page = Math.max( 1, Number.parseInt( query.paged ?? '', 10 ) || 1 );
	const path = addQueryArgs( '/leads', { page, per_page: rowsPerPage(), ...filter, ...orderArguments( sorting ) } );
	const list = useList< LeadsAnswer >( path, announcement );
	const { data } = list;
	// Other views drop the list's filter.
	const view = ( name: string ) => ( { ...NO_FILTER, orderby: '', order: '', view: name } );

	function sort( by: string, order: 'asc' | 'desc' ): void {
		setQuery( { orderby: by === 'date' ? '' : by, order: order === 'desc' ? '' : order, paged: '' } );
	}

	async function release( reference: string ): Promise< void > {
		list.setOutcome( '' );

		try {
			await apiRequest( `/leads/${ reference }/release`, { method: 'POST' } );
			list.onDone(
				sprintf(
					/* translators: %s: reference of a lead. */
					__( 'Lead %s is no longer suspected and is being delivered.', 'hvac-blocks' ),
					reference
				)
			);
		} catch ( error: unknown ) {
			list.onDone( problemOf( error ).message, true );
		}
	}

	return (
		<ListFrame
			className="hvac-leads"
			list={ list }
			isNarrowed={ Object.keys( filter ).length > 0 }
			texts={ {
				failed: __( 'The leads could not be loaded.', 'hvac-blocks' ),
				total: ( total ) => leadsText( total, data?.more ),
				noMatch: __( 'No leads match your search', 'hvac-blocks' ),
				showAll: __( 'Show all leads', 'hvac-blocks' ),
				pages: __( 'Pages of leads', 'hvac-blocks' ),
			} }
			actions={
				<>
					<ViewLink
						to={ view( 'statistics' ) }
						text={ __( 'Statistics', 'hvac-blocks' ) }
						setQuery={ setQuery }
					/>
					{ data?.canManage && data.total > 0 && (
						<Export
							filter={ filter }
							total={ data.total }
							isMore={ data.more || data.searchedSince !== '' }
						/>
					) }
					{ data?.canGrant && (
						<ViewLink
							to={ view( 'access' ) }
							text={ __( 'Lead access', 'hvac-blocks' ) }
							setQuery={ setQuery }
						/>
					) }
				</>
			}
			filters={
				<>
					<Filters
						query={ query }
						filter={ filter }
						forms={ data?.forms ?? [] }
						products={ data?.products ?? [] }
						setQuery={ setQuery }
					/>
					{ data && data.searchedSince !== '' && (
						<SearchedSince since={ data.searchedSince } onOlder={ setQuery } />
					) }
				</>
			}
			empty={ <NoLeads /> }
			onShowAll={ () => setQuery( NO_FILTER ) }
			onTurn={ setQuery }
		>
			{ ( { leads, total, more, searchedSince, canManage } ) => (
				<>
					{ more && <p className="hvac-leads__hint">{ onlyTheFirst( total ) }</p> }
					{ canManage && (
						<BulkBar
							selected={ list.selected.length }
							onPage={ leads.length }
							// What was not searched is not changed.
							total={ searchedSince === '' ? total : leads.length }
							isMore={ more }
							selectedText={ selectedText }
							actions={ actionsOn( list.selected, filter ) }
							onClear={ () => list.select( [] ) }
							onDone={ list.onDone }
						/>
					) }
					<Table
						leads={ leads }
						isBusy={ list.isLoading }
						selection={ canManage ? { selected: list.selected, onSelect: list.select } : null }
						sorting={ { ...sorting, onSort: sort } }
						opening={ {
							focusOn: list.outcome ? '' : lastOpened,
							onOpen: ( lead ) => setQuery( { lead } ),
						} }
						onRelease={ canManage ? ( reference ) => void release( reference ) : null }
					/>
				</>
			) }
		</ListFrame>
	);
}

const onlyTheFirst = ( total: number ): string =>
	sentence(
		/* translators: %s: number of leads. */
		__(
			'You can page through the first %s leads. To see the others, change the order or choose dates.',
			'hvac-blocks'
		),
		count( total )
	);

interface SearchedSinceProps {
	/** The time of the oldest lead that was searched or sorted. */
	since: string;
	onOlder: ( change: Query ) => void;
}

/** That older leads are neither searched nor sorted, and a way to see them. */
function SearchedSince( { since, onOlder }: SearchedSinceProps ) {
	return (
		<Notice
			className="hvac-leads__older"
			status="info"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Show older leads', 'hvac-blocks' ),
					onClick: () => onOlder( { to: dateI18n( 'Y-m-d', since ), paged: '' } ),
				},
			] }
		>
			{ sentence(
				/* translators: %s: date and time. */
				__(
					'This search and order cover only the newest leads, back to %s. To search all leads, enter a complete email address, phone number or reference.',
					'hvac-blocks'
				),
				dateTime( since )
			) }
		</Notice>
	);
}

function NoLeads() {
	return (
		<EmptyState icon={ inbox } title={ __( 'No leads yet', 'hvac-blocks' ) }>
			<p>
				{ __(
					'Requests that visitors send with a form are stored here first, then delivered.',
					'hvac-blocks'
				) }
			</p>
		</EmptyState>
	);
}
