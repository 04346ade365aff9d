import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { plainClick } from './plain-click';
import { SortableHeading, type Sorting } from './sortable-heading';
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

/** Checkboxes for bulk actions. */
export interface Selection {
	selected: string[];
	onSelect: ( ids: string[] ) => void;
}

/** Rows that open. */
export interface Opening {
	/** The row whose link gets the focus: the one opened last. */
	focusOn: string;
	onOpen: ( id: string ) => void;
}

interface ListTableProps< Row > {
	className: string;
	caption: string;
	rows: Row[];
	idOf: ( row: Row ) => string;
	/** The first column is the row's name, or the link that opens it. */
	columns: [ Column< Row >, ...Array< Column< Row > > ];
	/** Below the name. */
	below?: ( row: Row ) => ReactNode;
	isBusy: boolean;
	/** `textOf` is the checkbox's label. */
	selection?: ( Selection & { textOf: ( row: Row ) => string } ) | null;
	sorting?: Sorting;
	/** `parameter` is the open row's in the address. */
	opening?: Opening & { parameter: string };
}

/** WordPress' list table, with its markup and classes. */
export function ListTable< Row >( props: ListTableProps< Row > ) {
	const { className, caption, rows, idOf, columns, below, isBusy, selection, sorting, opening } = props;
	const [ primary, ...others ] = columns;
	const link = useRef< HTMLAnchorElement >( null );
	const ids = rows.map( idOf );
	const isAll = ids.every( ( id ) => selection?.selected.includes( id ) );
	const toggled = ( id: string, ticked: string[] ) =>
		ticked.includes( id ) ? ticked.filter( ( other ) => other !== id ) : [ ...ticked, id ];

	useEffect( () => link.current?.focus(), [] );

	return (
		<table className={ `wp-list-table widefat striped hvac-list__table ${ className }` } aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					{ selection && (
						<td className="manage-column column-cb check-column">
							<input
								type="checkbox"
								aria-label={ __( 'Select all on this page', 'hvac-blocks' ) }
								checked={ isAll }
								onChange={ () => selection.onSelect( isAll ? [] : ids ) }
							/>
						</td>
					) }
					{ columns.map( ( column ) => (
						<Heading
							key={ column.title }
							column={ column }
							isPrimary={ column === primary }
							sorting={ sorting }
						/>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row ) => (
					<tr key={ idOf( row ) } className="is-expanded">
						{ selection && (
							<th scope="row" className="check-column">
								<input
									type="checkbox"
									aria-label={ selection.textOf( row ) }
									checked={ selection.selected.includes( idOf( row ) ) }
									onChange={ () => selection.onSelect( toggled( idOf( row ), selection.selected ) ) }
								/>
							</th>
						) }
						<td className="column-primary">
							<strong>
								{ opening ? (
									<a
										ref={ idOf( row ) === opening.focusOn ? link : undefined }
										className={ `row-title ${ primary.className ?? '' }`.trim() }
										href={ addressWith( { [ opening.parameter ]: idOf( row ) } ) }
										onClick={ plainClick( () => opening.onOpen( idOf( row ) ) ) }
									>
										{ primary.cell( row ) }
									</a>
								) : (
									primary.cell( row )
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
	sorting: Sorting | undefined;
}

function Heading< Row >( { column, isPrimary, sorting }: HeadingProps< Row > ) {
	const { by, title, first } = column;

	return by && sorting ? (
		<SortableHeading by={ by } title={ title } { ...sorting } first={ first } isPrimary={ isPrimary } />
	) : (
		<th scope="col" className={ isPrimary ? 'column-primary' : undefined }>
			{ title }
		</th>
	);
}
