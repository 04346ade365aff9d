import type { Language } from '../../domain/number';

/** The language of the user's screens; English for any that the plugin does not speak. */
export function userLanguage(): Language {
	const language = document.documentElement.lang.slice( 0, 2 );

	return language === 'es' || language === 'fr' ? language : 'en';
}
