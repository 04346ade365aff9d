import { plainClick } from './plain-click';
import { addressWith } from './use-query';

export interface Sorting {
	orderby: string;
	order: 'asc' | 'desc';
	onSort: ( by: string, order: 'asc' | 'desc' ) => void;
}

interface SortableHeadingProps extends Sorting {
	/** The column's sort name in the address. */
	by: string;
	title: string;
	/** The direction of the first press. */
	first?: 'asc' | 'desc';
	isPrimary?: boolean;
}

/** A sortable column heading in WordPress' markup. */
export function SortableHeading( {
	by,
	title,
	orderby,
	order,
	first = 'asc',
	isPrimary,
	onSort,
}: SortableHeadingProps ) {
	const isSorted = by === orderby;
	const direction = order === 'asc' ? 'ascending' : 'descending';
	const other = order === 'asc' ? 'desc' : 'asc';
	const next = isSorted ? other : first;

	return (
		<th
			scope="col"
			className={ `manage-column ${ isPrimary ? 'column-primary ' : '' }${ isSorted ? `sorted ${ order }` : `sortable ${ first === 'asc' ? 'desc' : 'asc' }` }` }
			aria-sort={ isSorted ? direction : undefined }
		>
			<a
				href={ addressWith( { orderby: by, order: next, paged: '' } ) }
				onClick={ plainClick( () => onSort( by, next ) ) }
			>
				<span>{ title }</span>
				<span className="sorting-indicators">
					<span className="sorting-indicator asc" aria-hidden="true" />
					<span className="sorting-indicator desc" aria-hidden="true" />
				</span>
			</a>
		</th>
	);
}
