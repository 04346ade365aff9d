import { __, sprintf } from '@wordpress/i18n';
import { percent } from '../shared/days';
import { FunnelSteps } from '../shared/funnel';
import type { LeadReport } from './types';

/** How many visitors searched, started a form, and sent it: a bar and numbers for each. */
export function Funnel( { funnel: { searches, opens, successes } }: { funnel: LeadReport[ 'funnel' ] } ) {
	const steps = [
		{ label: __( 'Dealer searches', 'hvac-blocks' ), number: searches, share: '' },
		{
			label: __( 'Forms started', 'hvac-blocks' ),
			number: opens,
			share:
				searches === 0
					? ''
					: sprintf(
							/* translators: %s: a percentage. */
							__( '%s of searches', 'hvac-blocks' ),
							percent( opens, searches )
						),
		},
		{
			label: __( 'Leads stored', 'hvac-blocks' ),
			number: successes,
			share:
				opens === 0
					? ''
					: sprintf(
							/* translators: %s: a percentage. */
							__( '%s of forms started', 'hvac-blocks' ),
							percent( successes, opens )
						),
		},
	];

	return (
		<>
			<FunnelSteps steps={ steps } />
			<p className="hvac-leads__hint">
				{ __(
					'Each step is counted on its own. A form can be started without a search, and visitors who decline statistics or have JavaScript turned off are counted only as leads.',
					'hvac-blocks'
				) }
			</p>
		</>
	);
}
