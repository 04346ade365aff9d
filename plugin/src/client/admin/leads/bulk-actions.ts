import { __, _n, sprintf } from '@wordpress/i18n';
import { ask } from '../shared/api';
import { count } from '../shared/format';
import type { BulkAction, BulkStep } from '../shared/use-bulk';
import type { Query } from './filter';

/**
 * Sends leads again, or deletes them.
 *
 * @param selected by reference
 * @param filter   what all that match are
 */
export function actionsOn( selected: string[], filter: Query ): BulkAction[] {
	const data = ( isAll: boolean, after: number ) =>
		isAll ? { ...filter, all: true, after } : { references: selected };

	return [
		{
			verb: __( 'Try again', 'hvac-blocks' ),
			isDestructive: false,
			question: ( number ) =>
				sprintf(
					/* translators: %s: number of leads. */
					_n( 'Send %s lead again?', 'Send %s leads again?', number, 'hvac-blocks' ),
					count( number )
				),
			explanation: __(
				'Whatever a destination does not have yet is sent within a minute, with all tries before it again. Leads that are delivered, withdrawn or quarantined stay as they are.',
				'hvac-blocks'
			),
			step: ( isAll, after ) => ask< BulkStep >( '/leads/retry', { method: 'POST', data: data( isAll, after ) } ),
			outcome: retriedText,
		},
		{
			verb: __( 'Delete', 'hvac-blocks' ),
			isDestructive: true,
			question: ( number ) =>
				sprintf(
					/* translators: %s: number of leads. */
					_n( 'Delete %s lead?', 'Delete %s leads?', number, 'hvac-blocks' ),
					count( number )
				),
			explanation: __(
				'What the visitors sent, and your notes on it, go for good. The history of each lead, which holds nothing of that, stays.',
				'hvac-blocks'
			),
			step: ( isAll, after ) => ask< BulkStep >( '/leads', { method: 'DELETE', data: data( isAll, after ) } ),
			outcome: ( done ) =>
				sprintf(
					/* translators: %s: number of leads. */
					_n( '%s lead is deleted.', '%s leads are deleted.', done, 'hvac-blocks' ),
					count( done )
				),
		},
	];
}

export const selectedText = ( number: number ): string =>
	sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead selected', '%s leads selected', number, 'hvac-blocks' ),
		count( number )
	);

function retriedText( done: number, skipped: number ): string {
	const sent = sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead is sent within a minute.', '%s leads are sent within a minute.', done, 'hvac-blocks' ),
		count( done )
	);

	return skipped === 0
		? sent
		: `${ sent } ${ sprintf(
				/* translators: %s: number of leads. */
				_n( '%s had nothing left to send.', '%s had nothing left to send.', skipped, 'hvac-blocks' ),
				count( skipped )
			) }`;
}
