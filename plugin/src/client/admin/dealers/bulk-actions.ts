import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import { deletionOf, type BulkAction } from '../shared/use-bulk';

/**
 * Deletes dealers.
 *
 * @param selected by company ID
 * @param filter   selects all matching dealers
 */
export function deletion( selected: string[], filter: Record< string, string > ): BulkAction {
	return {
		verb: __( 'Delete', 'hvac-blocks' ),
		isDestructive: true,
		question: ( number ) =>
			sprintf(
				/* translators: %s: number of dealers. */
				_n( 'Delete %s dealer?', 'Delete %s dealers?', number, 'hvac-blocks' ),
				count( number )
			),
		explanation: __(
			"This removes their pages, and visitors will no longer find them. You can't undo this, but you can import an earlier export again.",
			'hvac-blocks'
		),
		step: deletionOf( '/dealers', selected, filter ),
		outcome: ( done ) =>
			sprintf(
				/* translators: %s: number of dealers. */
				_n( '%s dealer deleted.', '%s dealers deleted.', done, 'hvac-blocks' ),
				count( done )
			),
	};
}

export const selectedText = ( number: number ): string =>
	sprintf(
		/* translators: %s: number of dealers. */
		_n( '%s dealer selected', '%s dealers selected', number, 'hvac-blocks' ),
		count( number )
	);
