import { dateTime } from '../../shared/format';
import type { LedgerLine } from '../types';

/** A lead's history, oldest first. */
export function Ledger( { lines }: { lines: LedgerLine[] } ) {
	return (
		<ol className="hvac-leads__ledger">
			{ lines.map( ( line, index ) => (
				<li key={ index } data-event={ line.event }>
					<span>
						<strong>{ line.label }</strong>
						{ [ line.destination, line.detail, line.actor ]
							.filter( Boolean )
							.map( ( part ) => ` · ${ part }` ) }
					</span>
					<time dateTime={ line.created }>{ dateTime( line.created ) }</time>
				</li>
			) ) }
		</ol>
	);
}
