/** The forms' titles by name, which PHP printed with the screen. */
const titles = (): Record< string, string > =>
	JSON.parse( document.getElementById( 'hvac-blocks-screen' )?.dataset.forms ?? '{}' );

/** A form's title; for a form that no longer exists, its name. */
export const formName = ( form: string ): string => titles()[ form ] ?? form;

/** A language's name in the user's language, as used within a sentence: "Spanish", "español". */
export function languageName( code: string ): string {
	try {
		return new Intl.DisplayNames( document.documentElement.lang || 'en', { type: 'language' } ).of( code ) ?? code;
	} catch {
		return code;
	}
}

/** The same for standalone use, such as in a cell or a list: "Spanish", "Español". */
export function languageLabel( code: string ): string {
	const name = languageName( code );

	return name.charAt( 0 ).toLocaleUpperCase( document.documentElement.lang || 'en' ) + name.slice( 1 );
}
