import { __, _n, sprintf } from '@wordpress/i18n';
import { tag } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { BulkBar } from '../shared/bulk-bar';
import { ExportButton } from '../shared/export-button';
import { count } from '../shared/format';
import { ListFrame } from '../shared/list-frame';
import { rowsPerPage } from '../shared/rows';
import { EmptyState } from '../shared/states';
import { DebouncedSearch } from '../shared/debounced-search';
import { deletionOf, type BulkAction } from '../shared/use-bulk';
import { useList } from '../shared/use-list';
import type { ListProps } from '../shared/use-list-screen';
import { ViewLink } from '../shared/view-link';
import { Table } from './table';
import type { RebatesAnswer } from './types';

/** All rebates, including expired ones: searchable, paged. The address keeps the query. */
export function RebateList( { query, setQuery, lastOpened, announcement }: ListProps ) {
	const { s: input = '', paged = '1' } = query;
	const search = input.trim();
	const page = Math.max( 1, Number.parseInt( paged, 10 ) || 1 );
	const path = addQueryArgs( '/rebates', { ...( search && { search } ), page, per_page: rowsPerPage() } );
	const list = useList< RebatesAnswer >( path, announcement );

	return (
		<ListFrame
			className="hvac-rebates"
			list={ list }
			isNarrowed={ search !== '' }
			texts={ {
				failed: __( 'The rebates could not be loaded.', 'hvac-blocks' ),
				total: ( total ) =>
					/* translators: %s: number of rebates. */
					sprintf( _n( '%s rebate', '%s rebates', total, 'hvac-blocks' ), count( total ) ),
				noMatch: __( 'No rebates match your search', 'hvac-blocks' ),
				showAll: __( 'Show all rebates', 'hvac-blocks' ),
				pages: __( 'Pages of rebates', 'hvac-blocks' ),
			} }
			actions={
				<>
					<ViewLink
						variant="primary"
						to={ { view: 'new' } }
						text={ __( 'Add rebate', 'hvac-blocks' ) }
						setQuery={ setQuery }
					/>
					<ViewLink to={ { view: 'import' } } text={ __( 'Import', 'hvac-blocks' ) } setQuery={ setQuery } />
					{ list.data && list.data.total > 0 && <ExportButton path="/rebate-export" file="rebates.csv" /> }
				</>
			}
			filters={
				<DebouncedSearch
					label={ __( 'Search rebates', 'hvac-blocks' ) }
					placeholder={ __( 'Title, provider, ID…', 'hvac-blocks' ) }
					value={ input }
					onSearch={ ( s ) => setQuery( { s, paged: '' }, 'replace' ) }
				/>
			}
			empty={
				<EmptyState icon={ tag } title={ __( 'No rebates yet', 'hvac-blocks' ) }>
					<p>
						{ __(
							'Add rebates one by one or import a file, so that visitors see what applies where they live.',
							'hvac-blocks'
						) }
					</p>
				</EmptyState>
			}
			onShowAll={ () => setQuery( { s: '', paged: '' } ) }
			onTurn={ setQuery }
		>
			{ ( { rebates, total } ) => (
				<>
					<BulkBar
						selected={ list.selected.length }
						onPage={ rebates.length }
						total={ total }
						selectedText={ selectedText }
						actions={ [ deletion( list.selected, search ) ] }
						onClear={ () => list.select( [] ) }
						onDone={ list.onDone }
					/>
					<Table
						rebates={ rebates }
						isBusy={ list.isLoading }
						selection={ { selected: list.selected, onSelect: list.select } }
						opening={ {
							focusOn: list.outcome ? '' : lastOpened,
							onOpen: ( rebate ) => setQuery( { rebate } ),
						} }
					/>
				</>
			) }
		</ListFrame>
	);
}

const selectedText = ( number: number ): string =>
	/* translators: %s: number of rebates. */
	sprintf( _n( '%s rebate selected', '%s rebates selected', number, 'hvac-blocks' ), count( number ) );

/**
 * Deletes rebates.
 *
 * @param selected by ID
 * @param search   selects all matching rebates
 */
const deletion = ( selected: string[], search: string ): BulkAction => ( {
	verb: __( 'Delete', 'hvac-blocks' ),
	isDestructive: true,
	question: ( number ) =>
		/* translators: %s: number of rebates. */
		sprintf( _n( 'Delete %s rebate?', 'Delete %s rebates?', number, 'hvac-blocks' ), count( number ) ),
	explanation: __(
		"Visitors will no longer find them. You can't undo this, but you can import them again.",
		'hvac-blocks'
	),
	step: deletionOf( '/rebates', selected, { search } ),
	outcome: ( done ) =>
		/* translators: %s: number of rebates. */
		sprintf( _n( '%s rebate deleted.', '%s rebates deleted.', done, 'hvac-blocks' ), count( done ) ),
} );
