import { __, sprintf } from '@wordpress/i18n';
import { dateTime } from '../shared/format';
import { ListTable, type Column, type Opening, type Selection } from '../shared/list-table';
import type { Sorting } from '../shared/sortable-heading';
import type { Dealer } from './types';
import { badges } from './texts';

export const ORDERS = [ 'name', 'city', 'state', 'companyID', 'updated' ] as const;

interface TableProps {
	dealers: Dealer[];
	isBusy: boolean;
	/** By company ID. */
	selection: Selection;
	sorting: Sorting;
	/** By company ID. */
	opening: Opening;
}

export function Table( { dealers, isBusy, selection, sorting, opening }: TableProps ) {
	const columns: [ Column< Dealer >, ...Array< Column< Dealer > > ] = [
		{ by: 'name', title: __( 'Name', 'hvac-blocks' ), cell: ( { data } ) => data.name },
		{ by: 'city', title: __( 'City', 'hvac-blocks' ), cell: ( { data } ) => data.city || '—' },
		{ by: 'state', title: __( 'State', 'hvac-blocks' ), cell: ( { data } ) => data.state || '—' },
		{ title: __( 'ZIP', 'hvac-blocks' ), cell: ( { data } ) => data.zip || '—' },
		{
			by: 'companyID',
			title: __( 'Company ID', 'hvac-blocks' ),
			className: 'hvac-dealers__id',
			cell: ( { data } ) => data.companyID,
		},
		{ title: __( 'Badges', 'hvac-blocks' ), cell: ( dealer ) => <Badges dealer={ dealer } /> },
		{
			by: 'updated',
			first: 'desc',
			title: __( 'Updated', 'hvac-blocks' ),
			cell: ( { updated } ) => ( updated ? <time dateTime={ updated }>{ dateTime( updated ) }</time> : '—' ),
		},
	];

	return (
		<ListTable
			className="hvac-dealers__table"
			caption={ __( 'Dealers', 'hvac-blocks' ) }
			rows={ dealers }
			columns={ columns }
			idOf={ ( { data } ) => data.companyID }
			below={ ( { data } ) => <span className="hvac-dealers__street">{ data.addressLine1 }</span> }
			isBusy={ isBusy }
			selection={ {
				...selection,
				textOf: ( { data } ) =>
					sprintf(
						/* translators: %s: a dealer's name. */
						__( 'Select %s', 'hvac-blocks' ),
						data.name
					),
			} }
			sorting={ sorting }
			opening={ { ...opening, parameter: 'dealer' } }
		/>
	);
}

function Badges( { dealer }: { dealer: Dealer } ) {
	const has = badges().filter( ( badge ) => badge.has( dealer ) );

	return has.length === 0 ? (
		<>—</>
	) : (
		<ul className="hvac-dealers__badges">
			{ has.map( ( { key, label } ) => (
				<li key={ key }>{ label }</li>
			) ) }
		</ul>
	);
}
