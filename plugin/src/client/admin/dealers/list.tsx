import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { store } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { BulkBar } from '../shared/bulk-bar';
import { ListFrame } from '../shared/list-frame';
import { may } from '../shared/may';
import { rowsPerPage } from '../shared/rows';
import { regionOptions } from '../shared/regions';
import { EmptyState } from '../shared/states';
import { DebouncedSearch } from '../shared/debounced-search';
import { useList } from '../shared/use-list';
import type { ListProps } from '../shared/use-list-screen';
import { ViewLink } from '../shared/view-link';
import { deletion, selectedText } from './bulk-actions';
import { Export } from './export';
import { DemoSite } from './demo-site';
import { ownBadges } from './own-fields/fields';
import { ORDERS, Table } from './table';
import type { DealersAnswer } from './types';
import { badges, dealersText } from './texts';

/** All dealers: searchable, filtered, sorted, paged. The address keeps the query. */
export function DealerList( { query, setQuery, lastOpened, announcement }: ListProps ) {
	const { s: input = '', paged = '1' } = query;
	const state = regionOptions().find( ( { value } ) => value === query.state )?.value ?? '';
	const options = [ ...badges(), ...ownBadges() ];
	const badge = options.find( ( { key } ) => key === query.badge )?.key ?? '';
	const orderby = ORDERS.find( ( one ) => one === query.orderby ) ?? 'name';
	const order = query.order === 'desc' ? 'desc' : 'asc';
	const narrowed = { search: input.trim(), state, badge };
	const filter = Object.fromEntries( Object.entries( narrowed ).filter( ( [ , value ] ) => value !== '' ) );
	const page = Math.max( 1, Number.parseInt( paged, 10 ) || 1 );
	const path = addQueryArgs( '/dealers', { ...filter, orderby, order, page, per_page: rowsPerPage() } );
	const list = useList< DealersAnswer >( path, announcement );

	function sort( by: string, next: 'asc' | 'desc' ): void {
		setQuery( { orderby: by === 'name' ? '' : by, order: next === 'desc' ? 'desc' : '', paged: '' } );
	}

	return (
		<ListFrame
			className="hvac-dealers"
			list={ list }
			isNarrowed={ Object.keys( filter ).length > 0 }
			texts={ {
				failed: __( 'The dealers could not be loaded.', 'hvac-blocks' ),
				total: dealersText,
				noMatch: __( 'No dealers match your search', 'hvac-blocks' ),
				showAll: __( 'Show all dealers', 'hvac-blocks' ),
				pages: __( 'Pages of dealers', 'hvac-blocks' ),
			} }
			actions={
				<>
					<ViewLink
						variant="primary"
						to={ { view: 'new' } }
						text={ __( 'Add dealer', 'hvac-blocks' ) }
						setQuery={ setQuery }
					/>
					<ViewLink to={ { view: 'import' } } text={ __( 'Import', 'hvac-blocks' ) } setQuery={ setQuery } />
					<ViewLink to={ { view: 'fields' } } text={ __( 'Fields', 'hvac-blocks' ) } setQuery={ setQuery } />
					{ list.data && list.data.total > 0 && <Export /> }
				</>
			}
			filters={
				<>
					<DebouncedSearch
						label={ __( 'Search dealers', 'hvac-blocks' ) }
						placeholder={ __( 'Name, company ID, city, ZIP code…', 'hvac-blocks' ) }
						value={ input }
						onSearch={ ( s ) => setQuery( { s, paged: '' }, 'replace' ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'State or province', 'hvac-blocks' ) }
						value={ state }
						options={ [ { value: '', label: __( 'All', 'hvac-blocks' ) }, ...regionOptions() ] }
						onChange={ ( value ) => setQuery( { state: value, paged: '' } ) }
					/>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Badge', 'hvac-blocks' ) }
						value={ badge }
						options={ [
							{ value: '', label: __( 'All', 'hvac-blocks' ) },
							...options.map( ( { key, label } ) => ( { value: key, label } ) ),
						] }
						onChange={ ( value ) => setQuery( { badge: value, paged: '' } ) }
					/>
				</>
			}
			empty={ <NoDealers onMade={ list.reload } /> }
			onShowAll={ () => setQuery( { s: '', state: '', badge: '', paged: '' } ) }
			onTurn={ setQuery }
		>
			{ ( { dealers, total } ) => (
				<>
					<BulkBar
						selected={ list.selected.length }
						onPage={ dealers.length }
						total={ total }
						selectedText={ selectedText }
						actions={ [ deletion( list.selected, filter ) ] }
						onClear={ () => list.select( [] ) }
						onDone={ list.onDone }
					/>
					<Table
						dealers={ dealers }
						isBusy={ list.isLoading }
						selection={ { selected: list.selected, onSelect: list.select } }
						sorting={ { orderby, order, onSort: sort } }
						opening={ {
							focusOn: list.outcome ? '' : lastOpened,
							onOpen: ( dealer ) => setQuery( { dealer } ),
						} }
					/>
				</>
			) }
		</ListFrame>
	);
}

function NoDealers( { onMade }: { onMade: () => void } ) {
	return (
		<EmptyState icon={ store } title={ __( 'No dealers yet', 'hvac-blocks' ) }>
			<p>{ __( 'Add dealers one by one, or import a file.', 'hvac-blocks' ) }</p>
			{ may( 'manage_settings' ) && <DemoSiteOffer onMade={ onMade } /> }
		</EmptyState>
	);
}

function DemoSiteOffer( { onMade }: { onMade: () => void } ) {
	return (
		<>
			<p>
				{ __( 'On a test site, create the demo site, which includes 600 fictional dealers.', 'hvac-blocks' ) }
			</p>
			<DemoSite onMade={ onMade } />
		</>
	);
}
