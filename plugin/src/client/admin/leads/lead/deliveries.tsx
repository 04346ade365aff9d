import { __, _n, sprintf } from '@wordpress/i18n';
import { count, dateTime } from '../../shared/format';
import { Status } from '../status';
import type { Delivery } from '../types';

export function Deliveries( { deliveries, isQuarantined }: { deliveries: Delivery[]; isQuarantined: boolean } ) {
	if ( deliveries.length === 0 ) {
		return (
			<p>
				{ isQuarantined
					? __(
							'It looks like a machine’s, so it is not delivered. It is deleted 30 days after it came.',
							'hvac-blocks'
						)
					: __( 'No destination was set when this lead came.', 'hvac-blocks' ) }
			</p>
		);
	}

	return (
		<ul className="hvac-leads__deliveries">
			{ deliveries.map( ( delivery ) => (
				<li key={ delivery.destination }>
					<strong>{ delivery.label }</strong>
					<Status status={ delivery.state } />
					<span>
						{ sprintf(
							/* translators: %s: number of tries. */
							_n( '%s try', '%s tries', delivery.attempts, 'hvac-blocks' ),
							count( delivery.attempts )
						) }
						{ delivery.result && `: ${ delivery.result }` }
					</span>
					{ delivery.next && (
						<span>
							{ sprintf(
								/* translators: %s: date and time. */
								__( 'Next try: %s', 'hvac-blocks' ),
								dateTime( delivery.next )
							) }
						</span>
					) }
				</li>
			) ) }
		</ul>
	);
}
