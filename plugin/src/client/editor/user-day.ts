import { getSettings, gmdateI18n } from '@wordpress/date';
import { longDate } from '../domain/date';
import type { Language } from '../domain/number';

/** WordPress' format as long as nobody chose another: English, whatever the user's language. */
const WORDPRESS_DEFAULT_FORMAT = 'F j, Y';

/** The language of the user's screens; English for any that the plugin does not speak. */
export function userLanguage(): Language {
	const language = document.documentElement.lang.slice( 0, 2 );

	return language === 'es' || language === 'fr' ? language : 'en';
}

/** A day as the user's language writes it; null where the site's own format does. */
export function translatedDay( day: string ): string | null {
	const language = userLanguage();

	return getSettings().formats.date === WORDPRESS_DEFAULT_FORMAT && language !== 'en'
		? longDate( day, language )
		: null;
}

/** A day of the calendar in the site's format and the user's language: it has no time zone. */
export function dayText( day: string ): string {
	return translatedDay( day ) ?? gmdateI18n( getSettings().formats.date, `${ day }T00:00:00Z` );
}
