import { __, sprintf } from '@wordpress/i18n';
import { sentence } from '@client/domain/text';
import { dateTime } from '../shared/format';
import type { Delivery } from './types';

export interface Outcome {
	status: 'success' | 'warning' | 'error';
	message: string;
}

/** The outcome of a retry. */
export function outcomeOf( deliveries: Delivery[] ): Outcome {
	const open = deliveries.filter( ( { state } ) => state !== 'delivered' );

	if ( open.length === 0 ) {
		return { status: 'success', message: __( 'Sent. All destinations have received the lead.', 'hvac-blocks' ) };
	}

	return {
		status: open.some( ( { state } ) => state === 'failed' ) ? 'error' : 'warning',
		message: open.map( openText ).join( ' ' ),
	};
}

function openText( { label, state, result, next }: Delivery ): string {
	if ( state === 'failed' ) {
		return sprintf(
			/* translators: 1: a destination, 2: what it answered. */
			__( '%1$s rejected the lead, and this site won’t retry automatically. %2$s', 'hvac-blocks' ),
			label,
			result
		);
	}

	if ( result === '' ) {
		/* translators: %s: a destination. */
		return sprintf( __( '%s: sending.', 'hvac-blocks' ), label );
	}

	return sentence(
		/* translators: 1: a destination, 2: what it answered, 3: date and time. */
		__( '%1$s hasn’t accepted the lead yet. %2$s Next attempt: %3$s.', 'hvac-blocks' ),
		label,
		result,
		dateTime( next )
	);
}
