import { __, _n, sprintf } from '@wordpress/i18n';
import { apiRequest } from '../shared/api';
import { count } from '../shared/format';
import type { BulkAction, BulkStep } from '../shared/use-bulk';
import type { Query } from './filter';

/**
 * Retries leads, releases those that look like spam, or deletes them.
 *
 * @param selected by reference
 * @param filter   selects all matching leads
 */
export function actionsOn( selected: string[], filter: Query ): BulkAction[] {
	const data = ( isAll: boolean, after: number ) =>
		isAll ? { ...filter, all: true, after } : { references: selected };

	return [
		{
			verb: __( 'Try again', 'hvac-blocks' ),
			isDestructive: false,
			question: ( number, text ) =>
				sprintf(
					/* translators: %s: number of leads. */
					_n( 'Resend %s lead?', 'Resend %s leads?', number, 'hvac-blocks' ),
					text
				),
			explanation: __(
				'Leads are sent within a minute to each destination that does not have them yet, with a full set of attempts. Delivered and withdrawn leads and suspected spam are not changed.',
				'hvac-blocks'
			),
			step: ( isAll, after ) =>
				apiRequest< BulkStep >( '/leads/retry', { method: 'POST', data: data( isAll, after ) } ),
			outcome: retriedText,
		},
		{
			verb: __( 'Not spam', 'hvac-blocks' ),
			isDestructive: false,
			question: ( number, text ) =>
				sprintf(
					/* translators: %s: number of leads. */
					_n(
						'Deliver %s lead that looks like spam?',
						'Deliver %s leads that look like spam?',
						number,
						'hvac-blocks'
					),
					text
				),
			explanation: __(
				'Leads that look like spam are delivered within a minute. All others are not changed.',
				'hvac-blocks'
			),
			step: ( isAll, after ) =>
				apiRequest< BulkStep >( '/leads/release', { method: 'POST', data: data( isAll, after ) } ),
			outcome: retriedText,
		},
		{
			verb: __( 'Delete', 'hvac-blocks' ),
			isDestructive: true,
			question: ( number, text ) =>
				sprintf(
					/* translators: %s: number of leads. */
					_n( 'Delete %s lead?', 'Delete %s leads?', number, 'hvac-blocks' ),
					text
				),
			explanation: __(
				'This permanently deletes what the visitors sent and your notes. The history of each lead, which contains no personal data, stays.',
				'hvac-blocks'
			),
			step: ( isAll, after ) =>
				apiRequest< BulkStep >( '/leads', { method: 'DELETE', data: data( isAll, after ) } ),
			outcome: ( done ) =>
				sprintf(
					/* translators: %s: number of leads. */
					_n( '%s lead deleted.', '%s leads deleted.', done, 'hvac-blocks' ),
					count( done )
				),
		},
	];
}

export const selectedText = ( number: number, text: string ): string =>
	sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead selected', '%s leads selected', number, 'hvac-blocks' ),
		text
	);

function retriedText( done: number, skipped: number ): string {
	const sent = sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead will be sent within a minute.', '%s leads will be sent within a minute.', done, 'hvac-blocks' ),
		count( done )
	);

	return skipped === 0
		? sent
		: `${ sent } ${ sprintf(
				/* translators: %s: number of leads. */
				_n( '%s lead had nothing to send.', '%s leads had nothing to send.', skipped, 'hvac-blocks' ),
				count( skipped )
			) }`;
}
