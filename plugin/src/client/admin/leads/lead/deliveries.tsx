import { __, _n, sprintf } from '@wordpress/i18n';
import { count, dateTime, labelledText } from '../../shared/format';
import { StatusLabel } from '../status';
import type { Delivery } from '../types';

export function Deliveries( { deliveries, isQuarantined }: { deliveries: Delivery[]; isQuarantined: boolean } ) {
	if ( deliveries.length === 0 ) {
		return (
			<p>
				{ isQuarantined
					? __(
							'This looks like spam, so it was not delivered. The history says why. If a person sent it, press “Not spam” to deliver it now.',
							'hvac-blocks'
						)
					: __( 'No destination was set when this lead arrived.', 'hvac-blocks' ) }
			</p>
		);
	}

	return (
		<ul className="hvac-leads__deliveries">
			{ deliveries.map( ( delivery ) => (
				<li key={ delivery.destination }>
					<strong>{ delivery.label }</strong>
					<StatusLabel status={ delivery.state } />
					<span>
						{ delivery.result
							? labelledText( attemptsText( delivery.attempts ), delivery.result )
							: attemptsText( delivery.attempts ) }
					</span>
					{ delivery.next && (
						<span>
							{ sprintf(
								/* translators: %s: date and time. */
								__( 'Next attempt: %s', 'hvac-blocks' ),
								dateTime( delivery.next )
							) }
						</span>
					) }
				</li>
			) ) }
		</ul>
	);
}

const attemptsText = ( attempts: number ): string =>
	sprintf(
		/* translators: %s: number of tries. */
		_n( '%s attempt', '%s attempts', attempts, 'hvac-blocks' ),
		count( attempts )
	);
