import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { plainClick } from './plain-click';
import { SortableHeading } from './sortable-heading';
import { addressWith } from './use-query';

export interface Column< Row > {
	title: string;
	/** Its sort name in the address, if sortable. */
	by?: string;
	/** The direction of the first press. */
	first?: 'asc' | 'desc';
	className?: string;
	cell: ( row: Row ) => ReactNode;
}

interface ListTableProps< Row > {
	className: string;
	caption: string;
	rows: Row[];
	idOf: ( row: Row ) => string;
	/** The first column contains the link to the row. */
	columns: [ Column< Row >, ...Array< Column< Row > > ];
	/** Below the link. */
	below?: ( row: Row ) => ReactNode;
	/** The checkbox's label. */
	selectText: ( row: Row ) => string;
	/** The query parameter of an open row; undefined if rows do not open. */
	opens?: string;
	isBusy: boolean;
	/** The row whose link gets the focus: the one opened last. */
	focusOn: string;
	/** Null if no bulk actions are available. */
	selected: string[] | null;
	sorting: { orderby: string; order: 'asc' | 'desc' };
	onSelect: ( ids: string[] ) => void;
	onSort: ( by: string, order: 'asc' | 'desc' ) => void;
	onOpen?: ( id: string ) => void;
}

/** WordPress' list table, with its markup and classes. */
export function ListTable< Row >( props: ListTableProps< Row > ) {
	const { className, caption, rows, idOf, columns, below, selectText, opens, isBusy, focusOn } = props;
	const { selected, sorting, onSelect, onSort, onOpen } = props;
	const [ primary, ...others ] = columns;
	const link = useRef< HTMLAnchorElement >( null );
	const ids = rows.map( idOf );
	const isAll = selected !== null && ids.every( ( id ) => selected.includes( id ) );
	const toggled = ( id: string, ticked: string[] ) =>
		ticked.includes( id ) ? ticked.filter( ( other ) => other !== id ) : [ ...ticked, id ];

	useEffect( () => link.current?.focus(), [] );

	return (
		<table className={ `wp-list-table widefat striped hvac-list__table ${ className }` } aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					{ selected && (
						<td className="manage-column column-cb check-column">
							<input
								type="checkbox"
								aria-label={ __( 'Select all on this page', 'hvac-blocks' ) }
								checked={ isAll }
								onChange={ () => onSelect( isAll ? [] : ids ) }
							/>
						</td>
					) }
					{ columns.map( ( column ) => (
						<Heading
							key={ column.title }
							column={ column }
							isPrimary={ column === primary }
							sorting={ sorting }
							onSort={ onSort }
						/>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<tr key={ idOf( row ) } className="is-expanded">
						{ selected && (
							<th scope="row" className="check-column">
								<input
									type="checkbox"
									aria-label={ selectText( row ) }
									checked={ selected.includes( idOf( row ) ) }
									onChange={ () => onSelect( toggled( idOf( row ), selected ) ) }
								/>
							</th>
						) }
						<td className="column-primary">
							<strong>
								{ opens === undefined ? (
									primary.cell( row )
								) : (
									<a
										ref={ idOf( row ) === focusOn ? link : undefined }
										className={ `row-title ${ primary.className ?? '' }`.trim() }
										href={ addressWith( { [ opens ]: idOf( row ) } ) }
										onClick={ plainClick( () => onOpen?.( idOf( row ) ) ) }
									>
										{ primary.cell( row ) }
									</a>
								) }
							</strong>
							{ below?.( row ) }
						</td>
						{ others.map( ( { title, className: cellClass, cell } ) => (
							<td key={ title } data-colname={ title } className={ cellClass }>
								{ cell( row ) }
							</td>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

interface HeadingProps< Row > {
	column: Column< Row >;
	isPrimary: boolean;
	sorting: ListTableProps< Row >[ 'sorting' ];
	onSort: ListTableProps< Row >[ 'onSort' ];
}

function Heading< Row >( { column, isPrimary, sorting, onSort }: HeadingProps< Row > ) {
	const { by, title, first } = column;

	return by ? (
		<SortableHeading
			by={ by }
			title={ title }
			{ ...sorting }
			first={ first }
			isPrimary={ isPrimary }
			onSort={ onSort }
		/>
	) : (
		<th scope="col" className={ isPrimary ? 'column-primary' : undefined }>
			{ title }
		</th>
	);
}
