import { __, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { Outcome, Totals } from './types';
import { outcomeText, percent } from './words';

const OUTCOMES: Outcome[] = [ 'found', 'nobody', 'nowhere' ];

/** How many searches there were and how they ended. */
export function TotalsRow( { totals, before }: { totals: Totals; before: Totals } ) {
	return (
		<dl className="hvac-report__totals">
			<div>
				<dt>{ __( 'Searches', 'hvac-blocks' ) }</dt>
				<dd>
					<strong>{ count( totals.searches ) }</strong>
					<span>{ changeText( totals.searches, before.searches ) }</span>
				</dd>
			</div>
			{ OUTCOMES.map( ( outcome ) => (
				<div key={ outcome } data-outcome={ outcome }>
					<dt>{ outcomeText( outcome ) }</dt>
					<dd>
						<strong>{ count( totals[ outcome ] ) }</strong>
						<span>
							{ sprintf(
								/* translators: %s: a percentage. */
								__( '%s of all', 'hvac-blocks' ),
								percent( totals[ outcome ], totals.searches )
							) }
						</span>
					</dd>
				</div>
			) ) }
		</dl>
	);
}

function changeText( now: number, before: number ): string {
	if ( before === 0 ) {
		return __( 'None in the time before', 'hvac-blocks' );
	}
	if ( now === before ) {
		return __( 'As many as in the time before', 'hvac-blocks' );
	}

	const change = percent( Math.abs( now - before ), before );

	return now > before
		? /* translators: %s: a percentage. */
			sprintf( __( '%s more than in the time before', 'hvac-blocks' ), change )
		: /* translators: %s: a percentage. */
			sprintf( __( '%s fewer than in the time before', 'hvac-blocks' ), change );
}
