import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { addQueryArgs } from '@wordpress/url';
import { ListFrame } from '../shared/list-frame';
import { rowsPerPage } from '../shared/rows';
import { EmptyState } from '../shared/states';
import { useList } from '../shared/use-list';
import { useQuery } from '../shared/use-query';
import { Table } from './table';
import { STATES, type ClaimsAnswer } from './types';
import { claimsText, stateName } from './texts';

/** All claims of the site by their last day. The address keeps the query. */
export function App() {
	const [ query, setQuery ] = useQuery();
	const state = STATES.find( ( one ) => one === query.state ) ?? '';
	const page = Math.max( 1, Number.parseInt( query.paged ?? '1', 10 ) || 1 );
	const list = useList< ClaimsAnswer >(
		addQueryArgs( '/claims', { ...( state && { state } ), page, per_page: rowsPerPage() } ),
		''
	);

	return (
		<ListFrame
			className="hvac-claims"
			list={ list }
			isNarrowed={ state !== '' }
			texts={ {
				failed: __( 'The claims could not be loaded.', 'hvac-blocks' ),
				total: claimsText,
				noMatch: __( 'No claims in this state', 'hvac-blocks' ),
				showAll: __( 'Show all claims', 'hvac-blocks' ),
				pages: __( 'Pages of claims', 'hvac-blocks' ),
			} }
			actions={
				<p className="hvac-claims__lead">
					{ __(
						'Prices, rebates, tax credits, awards and rules, soonest to expire first. After its last day, a block is hidden or shows its replacement text, a rebate is no longer listed, and a product’s price is no longer shown.',
						'hvac-blocks'
					) }
				</p>
			}
			filters={
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Status', 'hvac-blocks' ) }
					value={ state as string }
					options={ [
						{ value: '', label: __( 'All', 'hvac-blocks' ) },
						...STATES.map( ( value ) => ( { value: value as string, label: stateName( value ) } ) ),
					] }
					onChange={ ( value ) => setQuery( { state: value, paged: '' } ) }
				/>
			}
			empty={
				<EmptyState icon={ calendar } title={ __( 'No claims yet', 'hvac-blocks' ) }>
					<p>
						{ __(
							'Blocks with a price, rebate, tax credit, award or rule appear here once you save a page that contains them. Enter their dates and sources in the editor under Validity.',
							'hvac-blocks'
						) }
					</p>
				</EmptyState>
			}
			onShowAll={ () => setQuery( { state: '', paged: '' } ) }
			onTurn={ setQuery }
		>
			{ ( { claims } ) => <Table claims={ claims } isBusy={ list.isLoading } /> }
		</ListFrame>
	);
}
