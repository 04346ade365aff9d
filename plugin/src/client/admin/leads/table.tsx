import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { dateTime } from '../shared/format';
import { plainClick } from '../shared/plain-click';
import { SortableHeading } from '../shared/sortable-heading';
import { addressWith } from '../shared/use-query';
import type { Sorting } from './filter';
import { formName, languageName } from './names';
import { Status } from './status';
import type { LeadRow } from './types';

interface TableProps {
	leads: LeadRow[];
	isBusy: boolean;
	/** The lead whose link gets the focus: the one that was open last. */
	focusOn: string;
	/** By reference; null where nothing can be done with them. */
	selected: string[] | null;
	sorting: Sorting;
	onSelect: ( references: string[] ) => void;
	onSort: ( by: string, order: 'asc' | 'desc' ) => void;
	onOpen: ( reference: string ) => void;
}

/** WordPress' own list table, in its markup and its classes. */
export function Table( { leads, isBusy, focusOn, selected, sorting, onSelect, onSort, onOpen }: TableProps ) {
	const link = useRef< HTMLAnchorElement >( null );
	const all = leads.map( ( { reference } ) => reference );
	const isAll = selected !== null && all.every( ( one ) => selected.includes( one ) );

	useEffect( () => link.current?.focus(), [] );

	const columns: Array< [ string, string, ( lead: LeadRow ) => ReactNode ] > = [
		[ 'name', __( 'Name', 'hvac-blocks' ), ( lead ) => <Person lead={ lead } /> ],
		[ 'form', __( 'Form', 'hvac-blocks' ), ( { form } ) => formName( form ) ],
		[ '', __( 'Dealer', 'hvac-blocks' ), ( { dealer } ) => dealer || '—' ],
		[ '', __( 'State', 'hvac-blocks' ), ( { region } ) => region || '—' ],
		[ '', __( 'Language', 'hvac-blocks' ), ( { lang } ) => languageName( lang ) ],
		[ 'status', __( 'Status', 'hvac-blocks' ), ( { status } ) => <Status status={ status } /> ],
		[
			'date',
			__( 'Received', 'hvac-blocks' ),
			( { created } ) => <time dateTime={ created }>{ dateTime( created ) }</time>,
		],
	];

	return (
		<table className="wp-list-table widefat striped hvac-leads__table" aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ __( 'Leads', 'hvac-blocks' ) }</caption>
			<thead>
				<tr>
					{ selected && (
						<td className="manage-column column-cb check-column">
							<input
								type="checkbox"
								aria-label={ __( 'Select all on this page', 'hvac-blocks' ) }
								checked={ isAll }
								onChange={ () => onSelect( isAll ? [] : all ) }
							/>
						</td>
					) }
					<th scope="col" className="column-primary">
						{ __( 'Reference', 'hvac-blocks' ) }
					</th>
					{ columns.map( ( [ by, title ] ) =>
						by === '' ? (
							<th key={ title } scope="col">
								{ title }
							</th>
						) : (
							<SortableHeading
								key={ title }
								by={ by }
								title={ title }
								{ ...sorting }
								first={ by === 'date' ? 'desc' : 'asc' }
								onSort={ onSort }
							/>
						)
					) }
				</tr>
			</thead>
			<tbody>
				{ leads.map( ( lead ) => (
					<tr key={ lead.reference } className="is-expanded">
						{ selected && (
							<th scope="row" className="check-column">
								<input
									type="checkbox"
									aria-label={ sprintf(
										/* translators: %s: reference of a lead. */
										__( 'Select %s', 'hvac-blocks' ),
										lead.reference
									) }
									checked={ selected.includes( lead.reference ) }
									onChange={ () =>
										onSelect(
											selected.includes( lead.reference )
												? selected.filter( ( other ) => other !== lead.reference )
												: [ ...selected, lead.reference ]
										)
									}
								/>
							</th>
						) }
						<td className="column-primary">
							<a
								ref={ lead.reference === focusOn ? link : undefined }
								className="row-title hvac-leads__reference"
								href={ addressWith( { lead: lead.reference } ) }
								onClick={ plainClick( () => onOpen( lead.reference ) ) }
							>
								{ lead.reference }
							</a>
						</td>
						{ columns.map( ( [ , title, cell ] ) => (
							<td key={ title } data-colname={ title }>
								{ cell( lead ) }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

function Person( { lead: { name, email } }: { lead: LeadRow } ) {
	if ( name === '' ) {
		return <>{ email || '—' }</>;
	}

	return (
		<>
			{ name }
			{ email !== '' && <span className="hvac-leads__email">{ email }</span> }
		</>
	);
}
