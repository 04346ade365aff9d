import { speak } from '@wordpress/a11y';
import { Button, Flex, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { inbox, search as searchIcon } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { Pages } from '../shared/pages';
import { plainClick } from '../shared/plain-click';
import { Empty, Failed, Skeleton } from '../shared/states';
import { addressWith } from '../shared/use-query';
import { useResource } from '../shared/use-resource';
import { BulkBar } from './bulk-bar';
import { Export } from './export';
import { filterOf, NO_FILTER, orderArguments, sortingOf, type Query } from './filter';
import { Filters } from './filters';
import { Table } from './table';
import type { LeadsAnswer } from './types';
import { leadsText } from './words';

const PER_PAGE = 20;

interface LeadListProps {
	query: Query;
	setQuery: ( change: Query, how?: 'push' | 'replace' ) => void;
	lastOpened: string;
	/** What just happened to a lead that is not open any more. */
	said: string;
}

/** All leads: searched, narrowed, in an order, a page at a time. The address keeps what was asked for. */
export function LeadList( { query, setQuery, lastOpened, said }: LeadListProps ) {
	const filter = filterOf( query );
	const sorting = sortingOf( query );
	const page = Math.max( 1, Number.parseInt( query.paged ?? '', 10 ) || 1 );
	const path = addQueryArgs( '/leads', { page, per_page: PER_PAGE, ...filter, ...orderArguments( sorting ) } );
	const { data, problem, isLoading, reload } = useResource< LeadsAnswer >( path );
	const [ selected, setSelected ] = useState< string[] >( [] );
	const [ outcome, setOutcome ] = useState( said );
	const message = useRef< HTMLDivElement >( null );
	const found = data && leadsText( data.total );
	const isNarrowed = Object.keys( filter ).length > 0;
	const isEmpty = data !== null && data.total === 0 && ! isLoading && ! problem;

	useEffect( () => setSelected( [] ), [ path ] );
	// What was pressed is gone with the leads: the focus goes to what came of it.
	useEffect( () => message.current?.focus(), [ outcome ] );
	useEffect( () => {
		if ( found && ! isLoading ) {
			speak( found );
		}
	}, [ found, isLoading ] );

	return (
		<div className="hvac-leads">
			<Flex className="hvac-leads__actions" justify="flex-start" gap={ 2 } wrap>
				<View name="statistics" text={ __( 'Statistics', 'hvac-blocks' ) } setQuery={ setQuery } />
				{ data?.canManage && data.total > 0 && <Export filter={ filter } total={ data.total } /> }
				{ data?.canGrant && (
					<View name="access" text={ __( 'Who may see leads', 'hvac-blocks' ) } setQuery={ setQuery } />
				) }
			</Flex>
			{ outcome && (
				<div ref={ message } tabIndex={ -1 }>
					<Notice status="success" onRemove={ () => setOutcome( '' ) }>
						{ outcome }
					</Notice>
				</div>
			) }
			{ ( isNarrowed || ! isEmpty ) && (
				<Filters query={ query } filter={ filter } forms={ data?.forms ?? [] } setQuery={ setQuery } />
			) }
			{ problem && (
				<Failed
					title={ __( 'The leads could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 10 } /> }
			{ isEmpty && ( isNarrowed ? <NothingFound onClear={ () => setQuery( NO_FILTER ) } /> : <NoLeads /> ) }
			{ data && data.leads.length > 0 && (
				<>
					<p className="hvac-leads__found">{ found }</p>
					{ data.canManage && (
						<BulkBar
							selected={ selected }
							onPage={ data.leads.length }
							total={ data.total }
							filter={ filter }
							onClear={ () => setSelected( [] ) }
							onDone={ ( text ) => {
								setSelected( [] );
								setOutcome( text );
								reload();
							} }
						/>
					) }
					<Table
						leads={ data.leads }
						isBusy={ isLoading }
						focusOn={ outcome ? '' : lastOpened }
						selected={ data.canManage ? selected : null }
						sorting={ sorting }
						onSelect={ setSelected }
						onSort={ ( by, order ) => {
							setQuery( {
								orderby: by === 'date' ? '' : by,
								order: order === 'desc' ? '' : order,
								paged: '',
							} );
						} }
						onOpen={ ( lead ) => setQuery( { lead } ) }
					/>
					<Pages
						label={ __( 'Pages of leads', 'hvac-blocks' ) }
						page={ data.page }
						pages={ data.pages }
						onTurn={ ( next ) => setQuery( { paged: next === 1 ? '' : String( next ) } ) }
					/>
				</>
			) }
		</div>
	);
}

/** A link to another view of the screen, without what narrows the list. */
function View( { name, text, setQuery }: { name: string; text: string; setQuery: LeadListProps[ 'setQuery' ] } ) {
	const change = { ...NO_FILTER, orderby: '', order: '', view: name };

	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			href={ addressWith( change ) }
			onClick={ plainClick( () => setQuery( change ) ) }
		>
			{ text }
		</Button>
	);
}

function NoLeads() {
	return (
		<Empty icon={ inbox } title={ __( 'No leads yet', 'hvac-blocks' ) }>
			<p>
				{ __(
					'Every request that a visitor sends through one of the forms is stored here first, then delivered.',
					'hvac-blocks'
				) }
			</p>
		</Empty>
	);
}

function NothingFound( { onClear }: { onClear: () => void } ) {
	return (
		<Empty icon={ searchIcon } title={ __( 'No lead matches', 'hvac-blocks' ) }>
			<Button variant="secondary" onClick={ onClear }>
				{ __( 'Show all leads', 'hvac-blocks' ) }
			</Button>
		</Empty>
	);
}
