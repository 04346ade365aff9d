import { speak } from '@wordpress/a11y';
import { Button, Flex, SearchControl, SelectControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { inbox, search as searchIcon } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { count } from '../shared/format';
import { Empty, Failed, Skeleton } from '../shared/states';
import { useResource } from '../shared/use-resource';
import { Export } from './export';
import { Pages } from './pages';
import { statusText } from './status';
import { Table } from './table';
import type { LeadsAnswer, LeadStatus } from './types';

const PER_PAGE = 20;
const STATUSES: LeadStatus[] = [ 'accepted', 'delivered', 'failed', 'quarantined' ];

interface LeadListProps {
	query: Record< string, string >;
	setQuery: ( change: Record< string, string >, how?: 'push' | 'replace' ) => void;
	lastOpened: string;
}

/** All leads: searched, narrowed to one status, a page at a time. The address keeps what was asked for. */
export function LeadList( { query, setQuery, lastOpened }: LeadListProps ) {
	const { s: typed = '', paged = '1' } = query;
	const search = typed.trim();
	const status = STATUSES.find( ( known ) => known === query.status ) ?? '';
	const page = Math.max( 1, Number.parseInt( paged, 10 ) || 1 );
	const { data, problem, isLoading, reload } = useResource< LeadsAnswer >(
		addQueryArgs( '/leads', { page, per_page: PER_PAGE, ...( search && { search } ), ...( status && { status } ) } )
	);
	const isNarrowed = search !== '' || status !== '';
	const found = data && foundText( data.total );

	useEffect( () => {
		if ( found && ! isLoading ) {
			speak( found );
		}
	}, [ found, isLoading ] );

	return (
		<div className="hvac-leads">
			<Flex className="hvac-leads__tools" align="flex-end" justify="flex-start" gap={ 4 } wrap>
				<Search value={ typed } onSearch={ ( s ) => setQuery( { s, paged: '' }, 'replace' ) } />
				<SelectControl
					label={ __( 'Status', 'hvac-blocks' ) }
					value={ status as string }
					options={ [
						{ value: '', label: __( 'All statuses', 'hvac-blocks' ) },
						...STATUSES.map( ( value ) => ( { value: value as string, label: statusText( value ) } ) ),
					] }
					onChange={ ( value ) => setQuery( { status: value, paged: '' } ) }
				/>
				<Export search={ search } status={ status } />
				<span className="hvac-leads__found">{ found }</span>
			</Flex>
			{ problem && (
				<Failed
					title={ __( 'The leads could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 10 } /> }
			{ data &&
				data.total === 0 &&
				! isLoading &&
				( isNarrowed ? (
					<NothingFound onClear={ () => setQuery( { s: '', status: '', paged: '' } ) } />
				) : (
					<NoLeads />
				) ) }
			{ data && data.leads.length > 0 && (
				<>
					<Table
						leads={ data.leads }
						isBusy={ isLoading }
						focusOn={ lastOpened }
						onOpen={ ( lead ) => setQuery( { lead } ) }
					/>
					<Pages
						page={ page }
						pages={ data.pages }
						onTurn={ ( next ) => setQuery( { paged: String( next ) } ) }
					/>
				</>
			) }
		</div>
	);
}

/** Searches when the typing rests. */
function Search( { value, onSearch }: { value: string; onSearch: ( text: string ) => void } ) {
	const [ typed, setTyped ] = useState( value );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	useEffect( () => setTyped( value ), [ value ] );
	useEffect( () => () => clearTimeout( timer.current ), [] );

	function type( text: string ): void {
		setTyped( text );
		clearTimeout( timer.current );
		timer.current = setTimeout( () => onSearch( text ), 300 );
	}

	return (
		<SearchControl
			label={ __( 'Search leads', 'hvac-blocks' ) }
			hideLabelFromVision={ false }
			placeholder={ __( 'Reference, name, e-mail…', 'hvac-blocks' ) }
			value={ typed }
			onChange={ type }
		/>
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

function foundText( total: number ): string {
	return sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead', '%s leads', total, 'hvac-blocks' ),
		count( total )
	);
}
