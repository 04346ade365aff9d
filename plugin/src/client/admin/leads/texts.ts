import { _n, sprintf } from '@wordpress/i18n';
import { atLeast } from '../shared/format';

export function leadsText( total: number, isMore = false ): string {
	return sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead', '%s leads', total, 'hvac-blocks' ),
		atLeast( total, isMore )
	);
}
