import { dateI18n, getSettings } from '@wordpress/date';
import { __, _x, sprintf } from '@wordpress/i18n';
import { translatedDay } from '../../data/user-day';

/** WordPress' default format, which is English in any user language. */
const WORDPRESS_DEFAULT_FORMAT = 'g:i a';

/** Date and time in the site's time zone and formats, in the user's language. */
export function dateTime( iso: string ): string {
	const { date, time } = getSettings().formats;
	/* translators: the time of day, as PHP's date() writes it; see https://www.php.net/manual/datetime.format.php */
	const ownTime = _x( 'g:i a', 'time of day', 'hvac-blocks' );

	return sprintf(
		/* translators: 1: date, 2: time of day. */
		__( '%1$s, %2$s', 'hvac-blocks' ),
		translatedDay( dateI18n( 'Y-m-d', iso ) ) ?? dateI18n( date, iso ),
		dateI18n( time === WORDPRESS_DEFAULT_FORMAT ? ownTime : time, iso )
	);
}

/** A label and its text, joined by the user language's colon. */
export function labelledText( label: string, text: string ): string {
	/* translators: 1: what something is called, 2: what is said of it. */
	return sprintf( __( '%1$s: %2$s', 'hvac-blocks' ), label, text );
}

/** A number; `1,000+` if there are more. */
export const atLeast = ( number: number, isMore: boolean ): string => count( number ) + ( isMore ? '+' : '' );

/** The language of WordPress' screens for `Intl`: Spanish as in the US, French as in Quebec, like our texts. */
export function userLanguage(): string {
	const { lang } = document.documentElement;

	return { 'es-ES': 'es-US', 'fr-FR': 'fr-CA' }[ lang ] ?? ( lang || 'en' );
}

/** A number in the user language's format. */
export function count( number: number ): string {
	return new Intl.NumberFormat( userLanguage() ).format( number );
}
