import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

/** Date and time in the site's own formats and time zone. */
export function dateTime( iso: string ): string {
	const { date, time } = getSettings().formats;

	return sprintf(
		/* translators: 1: date, 2: time of day. */
		__( '%1$s, %2$s', 'hvac-blocks' ),
		dateI18n( date, iso ),
		dateI18n( time, iso )
	);
}

/** A count as people of the user's language write it. */
export function count( number: number ): string {
	return new Intl.NumberFormat( document.documentElement.lang || 'en' ).format( number );
}
