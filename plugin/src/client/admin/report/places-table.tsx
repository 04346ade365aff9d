import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dayText } from '../../data/user-day';
import { count } from '../shared/format';
import type { Place } from './types';
import { placeText } from './texts';

export type Column = 'zip' | 'place' | 'searches' | 'nobody' | 'last';

const FIRST_ROWS = 10;

interface PlacesTableProps {
	caption: string;
	places: Place[];
	columns: Column[];
	/** The initial sort column, highest first. */
	first: Column;
}

/** A sortable table of places. */
export function PlacesTable( { caption, places, columns, first }: PlacesTableProps ) {
	const [ sort, setSort ] = useState< { by: Column; isUp: boolean } >( { by: first, isUp: false } );
	const [ isWhole, setIsWhole ] = useState( false );
	const sorted = [ ...places ].sort( ( a, b ) => compare( a, b, sort.by ) * ( sort.isUp ? 1 : -1 ) || byZip( a, b ) );

	return (
		<div className="hvac-report__places">
			<div className="hvac-report__scroll">
				<table className="widefat striped">
					<caption className="screen-reader-text">{ caption }</caption>
					<thead>
						<tr>
							{ columns.map( ( column ) => (
								<th
									key={ column }
									scope="col"
									data-column={ column }
									aria-sort={ sortOf( column === sort.by, sort.isUp ) }
								>
									<Button
										variant="tertiary"
										size="small"
										onClick={ () =>
											setSort( {
												by: column,
												isUp: column === sort.by ? ! sort.isUp : isText( column ),
											} )
										}
									>
										{ titleOf( column ) }
										<span aria-hidden="true">{ arrowOf( column === sort.by, sort.isUp ) }</span>
									</Button>
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ sorted.slice( 0, isWhole ? undefined : FIRST_ROWS ).map( ( place ) => (
							<tr key={ place.zip }>
								{ columns.map( ( column ) =>
									column === 'zip' ? (
										<th key={ column } scope="row">
											{ place.zip }
										</th>
									) : (
										<td key={ column } data-column={ column }>
											{ cellOf( place, column ) }
										</td>
									)
								) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			{ ! isWhole && places.length > FIRST_ROWS && (
				<Button variant="secondary" onClick={ () => setIsWhole( true ) }>
					{ sprintf(
						/* translators: %s: number of places. */
						__( 'Show all %s places', 'hvac-blocks' ),
						count( places.length )
					) }
				</Button>
			) }
		</div>
	);
}

const isText = ( column: Column ): boolean => column === 'zip' || column === 'place';

const byZip = ( a: Place, b: Place ): number => a.zip.localeCompare( b.zip );

function compare( a: Place, b: Place, by: Column ): number {
	switch ( by ) {
		case 'zip':
			return byZip( a, b );
		case 'place':
			return placeText( a ).localeCompare( placeText( b ) );
		case 'last':
			return a.last.localeCompare( b.last );
		default:
			return a[ by ] - b[ by ];
	}
}

function cellOf( place: Place, column: Exclude< Column, 'zip' > ): string {
	switch ( column ) {
		case 'place':
			return placeText( place );
		case 'last':
			return dayText( place.last );
		default:
			return count( place[ column ] );
	}
}

function titleOf( column: Column ): string {
	switch ( column ) {
		case 'zip':
			return __( 'ZIP or postal area', 'hvac-blocks' );
		case 'place':
			return __( 'Place', 'hvac-blocks' );
		case 'searches':
			return __( 'Searches', 'hvac-blocks' );
		case 'nobody':
			return __( 'No dealer', 'hvac-blocks' );
		case 'last':
			return __( 'Last searched', 'hvac-blocks' );
	}
}

function sortOf( isThis: boolean, isUp: boolean ): 'ascending' | 'descending' | undefined {
	if ( ! isThis ) {
		return undefined;
	}

	return isUp ? 'ascending' : 'descending';
}

function arrowOf( isThis: boolean, isUp: boolean ): string {
	if ( ! isThis ) {
		return '';
	}

	return isUp ? '▲' : '▼';
}
