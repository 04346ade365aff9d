import { Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { count } from '../shared/format';
import type { BadRow, ImportReport } from './types';

/** The counts of an import, and its bad rows by line and reason. */
export function Report( { report }: { report: ImportReport } ) {
	const counts: Array< [ string, number ] > = [
		[ __( 'New', 'hvac-blocks' ), report.new ],
		[ __( 'Changed', 'hvac-blocks' ), report.changed ],
		[ __( 'Unchanged', 'hvac-blocks' ), report.unchanged ],
		[ __( 'Bad rows', 'hvac-blocks' ), report.bad ],
	];

	return (
		<>
			<dl className="hvac-dealers__counts">
				{ counts.map( ( [ name, number ] ) => (
					<div key={ name }>
						<dt>{ name }</dt>
						<dd>{ count( number ) }</dd>
					</div>
				) ) }
			</dl>
			{ report.approximate > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of dealers. */
						_n(
							'%s dealer has no position of its own and stands at the middle of its ZIP.',
							'%s dealers have no position of their own and stand at the middle of their ZIP.',
							report.approximate,
							'hvac-blocks'
						),
						count( report.approximate )
					) }
				</p>
			) }
			{ report.bad > 0 && <BadRows bad={ report.bad } rows={ report.badRows } /> }
		</>
	);
}

function BadRows( { bad, rows }: { bad: number; rows: BadRow[] } ) {
	return (
		<>
			<p className="hvac-dealers__bad">
				<Icon icon={ caution } size={ 20 } />
				{ sprintf(
					/* translators: %s: number of rows. */
					_n(
						'%s row is left out; all others are taken.',
						'%s rows are left out; all others are taken.',
						bad,
						'hvac-blocks'
					),
					count( bad )
				) }
			</p>
			{ /* A part that scrolls must be reachable by the keyboard. */ }
			{  }
			<div
				className="hvac-dealers__rows"
				role="region"
				aria-label={ __( 'Bad rows', 'hvac-blocks' ) }
				tabIndex={ 0 }
			>
				<table className="widefat striped">
					<thead>
						<tr>
							<th scope="col">{ __( 'Line', 'hvac-blocks' ) }</th>
							<th scope="col">{ __( 'Company ID', 'hvac-blocks' ) }</th>
							<th scope="col">{ __( 'Reason', 'hvac-blocks' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( { line, companyID, reason }, index ) => (
							<tr key={ index }>
								<th scope="row">{ line }</th>
								<td>{ companyID || '—' }</td>
								<td>{ reason }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			{ rows.length < bad && (
				<p>
					{ sprintf(
						/* translators: %s: number of rows. */
						__( 'Only the first %s are shown.', 'hvac-blocks' ),
						count( rows.length )
					) }
				</p>
			) }
		</>
	);
}
