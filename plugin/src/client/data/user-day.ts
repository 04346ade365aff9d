import { getSettings, gmdateI18n } from '@wordpress/date';
import { longDate } from '../domain/date';
import type { Language } from '../domain/number';

/** WordPress' default format, which is English in any user language. */
const WORDPRESS_DEFAULT_FORMAT = 'F j, Y';

/** The user's language; English if the plugin does not support it. */
export function userLanguage(): Language {
	const language = document.documentElement.lang.slice( 0, 2 );

	return language === 'es' || language === 'fr' ? language : 'en';
}

/** A day in the user's language; null if the site's own format applies. */
export function translatedDay( day: string ): string | null {
	const language = userLanguage();

	return getSettings().formats.date === WORDPRESS_DEFAULT_FORMAT && language !== 'en'
		? longDate( day, language )
		: null;
}

/** A calendar day, which has no time zone, in the site's format and the user's language. */
export function dayText( day: string ): string {
	return translatedDay( day ) ?? gmdateI18n( getSettings().formats.date, `${ day }T00:00:00Z` );
}
