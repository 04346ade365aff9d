import type { ReactNode } from 'react';

interface StackedTableProps< Row > {
	caption: string;
	rows: Row[];
	/** The first column names the row. */
	columns: Array< { title: string; className?: string; cell: ( row: Row ) => ReactNode } >;
	isBusy?: boolean;
}

/** A table of values. On phones, a row is a block, and each cell names its column. */
export function StackedTable< Row >( { caption, rows, columns, isBusy }: StackedTableProps< Row > ) {
	return (
		<table className="widefat striped hvac-stacked" aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ caption }</caption>
			<thead>
				<tr>
					{ columns.map( ( { title } ) => (
						<th key={ title } scope="col">
							{ title }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row, index ) => (
					<tr key={ index }>
						{ columns.map( ( { title, className, cell }, place ) =>
							place === 0 ? (
								<th key={ title } scope="row" data-colname={ title } className={ className }>
									{ cell( row ) }
								</th>
							) : (
								<td key={ title } data-colname={ title } className={ className }>
									{ cell( row ) }
								</td>
							)
						) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
