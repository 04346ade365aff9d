import { _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';

export function leadsText( total: number ): string {
	return sprintf(
		/* translators: %s: number of leads. */
		_n( '%s lead', '%s leads', total, 'hvac-blocks' ),
		count( total )
	);
}
