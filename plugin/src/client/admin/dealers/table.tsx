import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dateTime } from '../shared/format';
import { plainClick } from '../shared/plain-click';
import { SortableHeading } from '../shared/sortable-heading';
import { addressWith } from '../shared/use-query';
import type { Dealer } from './types';
import { badges } from './words';

export const ORDERS = [ 'name', 'city', 'state', 'companyID', 'updated' ] as const;

export type Order = ( typeof ORDERS )[ number ];

interface TableProps {
	dealers: Dealer[];
	isBusy: boolean;
	/** The dealer whose link gets the focus: the one that was open last. */
	focusOn: string;
	/** By company ID. */
	selected: string[];
	orderby: Order;
	order: 'asc' | 'desc';
	onSelect: ( ids: string[] ) => void;
	onSort: ( by: string, order: 'asc' | 'desc' ) => void;
	onOpen: ( id: string ) => void;
}

/** WordPress' own list table, in its markup and its classes. */
export function Table( props: TableProps ) {
	const { dealers, isBusy, focusOn, selected, orderby, order, onSelect, onSort, onOpen } = props;
	const link = useRef< HTMLAnchorElement >( null );
	const ids = dealers.map( ( { data } ) => data.companyID );
	const isAll = ids.every( ( id ) => selected.includes( id ) );

	useEffect( () => link.current?.focus(), [] );

	const titles: Record< Order, string > = {
		name: __( 'Name', 'hvac-blocks' ),
		city: __( 'City', 'hvac-blocks' ),
		state: __( 'State', 'hvac-blocks' ),
		companyID: __( 'Company ID', 'hvac-blocks' ),
		updated: __( 'Updated', 'hvac-blocks' ),
	};
	const heading = ( by: Order ) => (
		<SortableHeading
			by={ by }
			title={ titles[ by ] }
			orderby={ orderby }
			order={ order }
			first={ by === 'updated' ? 'desc' : 'asc' }
			isPrimary={ by === 'name' }
			onSort={ onSort }
		/>
	);

	return (
		<table className="wp-list-table widefat striped hvac-dealers__table" aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ __( 'Dealers', 'hvac-blocks' ) }</caption>
			<thead>
				<tr>
					<td className="manage-column column-cb check-column">
						<input
							type="checkbox"
							aria-label={ __( 'Select all on this page', 'hvac-blocks' ) }
							checked={ isAll }
							onChange={ () => onSelect( isAll ? [] : ids ) }
						/>
					</td>
					{ heading( 'name' ) }
					{ heading( 'city' ) }
					{ heading( 'state' ) }
					<th scope="col">{ __( 'ZIP', 'hvac-blocks' ) }</th>
					{ heading( 'companyID' ) }
					<th scope="col">{ __( 'Badges', 'hvac-blocks' ) }</th>
					{ heading( 'updated' ) }
				</tr>
			</thead>
			<tbody>
				{ dealers.map( ( dealer ) => {
					const { data } = dealer;
					const id = data.companyID;

					return (
						<tr key={ id } className="is-expanded">
							<th scope="row" className="check-column">
								<input
									type="checkbox"
									aria-label={ sprintf(
										/* translators: %s: a dealer's name. */
										__( 'Select %s', 'hvac-blocks' ),
										data.name
									) }
									checked={ selected.includes( id ) }
									onChange={ () =>
										onSelect(
											selected.includes( id )
												? selected.filter( ( other ) => other !== id )
												: [ ...selected, id ]
										)
									}
								/>
							</th>
							<td className="column-primary">
								<strong>
									<a
										ref={ id === focusOn ? link : undefined }
										className="row-title"
										href={ addressWith( { dealer: id } ) }
										onClick={ plainClick( () => onOpen( id ) ) }
									>
										{ data.name }
									</a>
								</strong>
								<span className="hvac-dealers__street">{ data.addressLine1 }</span>
							</td>
							<td data-colname={ titles.city }>{ data.city || '—' }</td>
							<td data-colname={ titles.state }>{ data.state || '—' }</td>
							<td data-colname={ __( 'ZIP', 'hvac-blocks' ) }>{ data.zip || '—' }</td>
							<td data-colname={ titles.companyID } className="hvac-dealers__id">
								{ id }
							</td>
							<td data-colname={ __( 'Badges', 'hvac-blocks' ) }>
								<Badges dealer={ dealer } />
							</td>
							<td data-colname={ titles.updated }>
								{ dealer.updated ? (
									<time dateTime={ dealer.updated }>{ dateTime( dealer.updated ) }</time>
								) : (
									'—'
								) }
							</td>
						</tr>
					);
				} ) }
			</tbody>
		</table>
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
