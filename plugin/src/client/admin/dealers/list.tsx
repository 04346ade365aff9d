import { speak } from '@wordpress/a11y';
import { Button, Flex, Notice, SelectControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { search as searchIcon, store } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { plainClick } from '../shared/plain-click';
import { Empty, Failed, Skeleton } from '../shared/states';
import { TypedSearch } from '../shared/typed-search';
import { addressWith } from '../shared/use-query';
import { useResource } from '../shared/use-resource';
import { BulkBar } from './bulk-bar';
import { Export } from './export';
import { Pages } from '../shared/pages';
import { regionOptions } from '../shared/regions';
import { StarterSite } from './starter-site';
import { ORDERS, Table } from './table';
import type { DealersAnswer } from './types';
import { badges, dealersText } from './words';

const PER_PAGE = 20;

type Query = Record< string, string >;

interface DealerListProps {
	query: Query;
	setQuery: ( change: Query, how?: 'push' | 'replace' ) => void;
	lastOpened: string;
	/** What just happened to a dealer that is not open any more. */
	said: string;
}

/** All dealers: searched, narrowed, in an order, a page at a time. The address keeps what was asked for. */
export function DealerList( { query, setQuery, lastOpened, said }: DealerListProps ) {
	const { s: typed = '', paged = '1' } = query;
	const state = regionOptions.find( ( { value } ) => value === query.state )?.value ?? '';
	const badge = badges().find( ( { key } ) => key === query.badge )?.key ?? '';
	const orderby = ORDERS.find( ( one ) => one === query.orderby ) ?? 'name';
	const order = query.order === 'desc' ? 'desc' : 'asc';
	const narrowed = { search: typed.trim(), state, badge };
	const filter = Object.fromEntries( Object.entries( narrowed ).filter( ( [ , value ] ) => value !== '' ) );
	const page = Math.max( 1, Number.parseInt( paged, 10 ) || 1 );
	const path = addQueryArgs( '/dealers', { ...filter, orderby, order, page, per_page: PER_PAGE } );
	const { data, problem, isLoading, reload } = useResource< DealersAnswer >( path );
	const [ selected, setSelected ] = useState< string[] >( [] );
	const [ outcome, setOutcome ] = useState( said );
	const message = useRef< HTMLDivElement >( null );
	const found = data && dealersText( data.total );
	const isNarrowed = Object.keys( filter ).length > 0;

	useEffect( () => setSelected( [] ), [ path ] );
	// What was pressed is gone with the dealers: the focus goes to what came of it.
	useEffect( () => message.current?.focus(), [ outcome ] );
	useEffect( () => {
		if ( found && ! isLoading ) {
			speak( found );
		}
	}, [ found, isLoading ] );

	function sort( by: string, next: 'asc' | 'desc' ): void {
		setQuery( { orderby: by === 'name' ? '' : by, order: next === 'desc' ? 'desc' : '', paged: '' } );
	}

	return (
		<div className="hvac-dealers">
			<Flex className="hvac-dealers__actions" justify="flex-start" gap={ 2 } wrap>
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ addressWith( { view: 'new' } ) }
					onClick={ plainClick( () => setQuery( { view: 'new' } ) ) }
				>
					{ __( 'Add dealer', 'hvac-blocks' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ addressWith( { view: 'import' } ) }
					onClick={ plainClick( () => setQuery( { view: 'import' } ) ) }
				>
					{ __( 'Import', 'hvac-blocks' ) }
				</Button>
				{ data && data.total > 0 && <Export /> }
			</Flex>
			{ outcome && (
				<div ref={ message } tabIndex={ -1 }>
					<Notice status="success" onRemove={ () => setOutcome( '' ) }>
						{ outcome }
					</Notice>
				</div>
			) }
			{ ( isNarrowed || ! data || data.total > 0 ) && (
				<Flex className="hvac-dealers__tools" align="flex-end" justify="flex-start" gap={ 4 } wrap>
					<TypedSearch
						label={ __( 'Search dealers', 'hvac-blocks' ) }
						placeholder={ __( 'Name, company ID, city, ZIP…', 'hvac-blocks' ) }
						value={ typed }
						onSearch={ ( s ) => setQuery( { s, paged: '' }, 'replace' ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'State or province', 'hvac-blocks' ) }
						value={ state }
						options={ [ { value: '', label: __( 'All', 'hvac-blocks' ) }, ...regionOptions ] }
						onChange={ ( value ) => setQuery( { state: value, paged: '' } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						label={ __( 'Badge', 'hvac-blocks' ) }
						value={ badge as string }
						options={ [
							{ value: '', label: __( 'All', 'hvac-blocks' ) },
							...badges().map( ( { key, label } ) => ( { value: key as string, label } ) ),
						] }
						onChange={ ( value ) => setQuery( { badge: value, paged: '' } ) }
					/>
					<span className="hvac-dealers__found">{ found }</span>
				</Flex>
			) }
			{ problem && (
				<Failed
					title={ __( 'The dealers could not be loaded.', 'hvac-blocks' ) }
					problem={ problem }
					onRetry={ reload }
				/>
			) }
			{ ! data && isLoading && <Skeleton lines={ 10 } /> }
			{ data &&
				data.total === 0 &&
				! isLoading &&
				( isNarrowed ? (
					<NothingFound onClear={ () => setQuery( { s: '', state: '', badge: '', paged: '' } ) } />
				) : (
					<NoDealers onMade={ reload } />
				) ) }
			{ data && data.dealers.length > 0 && (
				<>
					<BulkBar
						selected={ selected }
						onPage={ data.dealers.length }
						total={ data.total }
						filter={ filter }
						onClear={ () => setSelected( [] ) }
						onDeleted={ ( text ) => {
							setSelected( [] );
							setOutcome( text );
							reload();
						} }
					/>
					<Table
						dealers={ data.dealers }
						isBusy={ isLoading }
						focusOn={ outcome ? '' : lastOpened }
						selected={ selected }
						orderby={ orderby }
						order={ order }
						onSelect={ setSelected }
						onSort={ sort }
						onOpen={ ( dealer ) => setQuery( { dealer } ) }
					/>
					<Pages
						label={ __( 'Pages of dealers', 'hvac-blocks' ) }
						page={ data.page }
						pages={ data.pages }
						onTurn={ ( next ) => setQuery( { paged: next === 1 ? '' : String( next ) } ) }
					/>
				</>
			) }
		</div>
	);
}

function NoDealers( { onMade }: { onMade: () => void } ) {
	return (
		<Empty icon={ store } title={ __( 'No dealers yet', 'hvac-blocks' ) }>
			<p>
				{ __(
					'Add them one by one, import a file, or make the demo site, which brings 600 invented dealers along.',
					'hvac-blocks'
				) }
			</p>
			<StarterSite onMade={ onMade } />
		</Empty>
	);
}

function NothingFound( { onClear }: { onClear: () => void } ) {
	return (
		<Empty icon={ searchIcon } title={ __( 'No dealer matches', 'hvac-blocks' ) }>
			<Button variant="secondary" onClick={ onClear }>
				{ __( 'Show all dealers', 'hvac-blocks' ) }
			</Button>
		</Empty>
	);
}
