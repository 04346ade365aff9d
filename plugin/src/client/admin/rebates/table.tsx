import { __, sprintf } from '@wordpress/i18n';
import { formatMoney } from '../../domain/money';
import { ListTable, type Column, type Opening, type Selection } from '../shared/list-table';
import { dayText, userLanguage } from '../../data/user-day';
import type { Rebate } from './types';

interface TableProps {
	rebates: Rebate[];
	isBusy: boolean;
	/** By ID. */
	selection: Selection;
	/** By ID. */
	opening: Opening;
}

export function Table( { rebates, isBusy, selection, opening }: TableProps ) {
	const columns: [ Column< Rebate >, ...Array< Column< Rebate > > ] = [
		{ title: __( 'Title', 'hvac-blocks' ), cell: ( { title } ) => title },
		{ title: __( 'Provider', 'hvac-blocks' ), cell: ( { provider } ) => provider },
		{ title: __( 'Amount', 'hvac-blocks' ), cell: amountText },
		{ title: __( 'Areas', 'hvac-blocks' ), cell: areasText },
		{ title: __( 'First day', 'hvac-blocks' ), cell: ( { starts } ) => dayOf( starts ) },
		{ title: __( 'Last day', 'hvac-blocks' ), cell: ( { expires } ) => dayOf( expires ) },
		{
			title: __( 'Status', 'hvac-blocks' ),
			cell: ( { state } ) => (
				<span className="hvac-rebates__state" data-state={ state }>
					{ stateText( state ) }
				</span>
			),
		},
	];

	return (
		<ListTable
			className="hvac-rebates__table"
			caption={ __( 'Rebates', 'hvac-blocks' ) }
			rows={ rebates }
			columns={ columns }
			idOf={ ( { id } ) => id }
			below={ ( { id } ) => <span className="hvac-rebates__id">{ id }</span> }
			isBusy={ isBusy }
			selection={ {
				...selection,
				textOf: ( { title } ) =>
					sprintf(
						/* translators: %s: a rebate's title. */
						__( 'Select %s', 'hvac-blocks' ),
						title
					),
			} }
			opening={ { ...opening, parameter: 'rebate' } }
		/>
	);
}

function amountText( { amount, upTo }: Rebate ): string {
	if ( amount === null ) {
		return '—';
	}

	const money = formatMoney( amount, userLanguage(), Number.isInteger( amount ) ? 0 : 2 );

	/* translators: %s: an amount of money. */
	return upTo ? sprintf( __( 'Up to %s', 'hvac-blocks' ), money ) : money;
}

const dayOf = ( day: string ) => ( day === '' ? '—' : <time dateTime={ day }>{ dayText( day ) }</time> );

/** As many as fit into a row. */
const areasText = ( { areas }: Rebate ): string =>
	areas.length === 0
		? __( 'Everywhere', 'hvac-blocks' )
		: areas.slice( 0, 6 ).join( ', ' ) + ( areas.length > 6 ? ` … (${ areas.length })` : '' );

const stateText = ( state: Rebate[ 'state' ] ): string =>
	( {
		valid: __( 'Shown', 'hvac-blocks' ),
		upcoming: __( 'Not started', 'hvac-blocks' ),
		expired: __( 'Expired', 'hvac-blocks' ),
	} )[ state ];
