import { __, sprintf } from '@wordpress/i18n';
import { changeText, percent } from '../shared/days';
import { count } from '../shared/format';
import { OUTCOMES, type Totals } from './types';
import { outcomeText } from './texts';

/** How many searches there were, by outcome. */
export function TotalsRow( { totals, before }: { totals: Totals; before: Totals } ) {
	return (
		<dl className="hvac-totals">
			<div>
				<dt>{ __( 'Searches', 'hvac-blocks' ) }</dt>
				<dd>
					<strong>{ count( totals.searches ) }</strong>
					<span>{ changeText( totals.searches, before.searches ) }</span>
				</dd>
			</div>
			{ OUTCOMES.map( ( outcome ) => (
				<div key={ outcome } data-series={ OUTCOMES.indexOf( outcome ) }>
					<dt>{ outcomeText( outcome ) }</dt>
					<dd>
						<strong>{ count( totals[ outcome ] ) }</strong>
						<span>
							{ sprintf(
								/* translators: %s: a percentage. */
								__( '%s of all searches', 'hvac-blocks' ),
								percent( totals[ outcome ], totals.searches )
							) }
						</span>
					</dd>
				</div>
			) ) }
		</dl>
	);
}
