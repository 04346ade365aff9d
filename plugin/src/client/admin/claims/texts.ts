import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { Claim, State } from './types';

export function stateName( state: State ): string {
	return {
		expired: __( 'Expired', 'hvac-blocks' ),
		expiring: __( 'Expires soon', 'hvac-blocks' ),
		valid: __( 'Valid', 'hvac-blocks' ),
		upcoming: __( 'Not yet valid', 'hvac-blocks' ),
	}[ state ];
}

/** A claim's state, with the number of days if relevant. */
export function stateText( { state, daysLeft }: Claim ): string {
	if ( state !== 'expiring' || daysLeft === null ) {
		return stateName( state );
	}

	return daysLeft === 0
		? __( 'Expires today', 'hvac-blocks' )
		: sprintf(
				/* translators: %s: number of days. */
				_n( 'Expires in %s day', 'Expires in %s days', daysLeft, 'hvac-blocks' ),
				count( daysLeft )
			);
}

export function claimsText( total: number ): string {
	return sprintf(
		/* translators: %s: number of claims. */
		_n( '%s claim', '%s claims', total, 'hvac-blocks' ),
		count( total )
	);
}
