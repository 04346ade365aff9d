/** The forms' names that PHP printed with the screen, by their short names. */
const titles = (): Record< string, string > =>
	JSON.parse( document.getElementById( 'hvac-blocks-screen' )?.dataset.forms ?? '{}' );

/** A form's name as people say it; of a form that there is no more, its short name. */
export const formName = ( form: string ): string => titles()[ form ] ?? form;

/** A language by its code, in the user's language, as it stands within a sentence: "Spanish", "español". */
export function languageName( code: string ): string {
	try {
		return new Intl.DisplayNames( document.documentElement.lang || 'en', { type: 'language' } ).of( code ) ?? code;
	} catch {
		return code;
	}
}

/** The same where it stands alone, such as in a cell or a list of choices: "Spanish", "Español". */
export function languageLabel( code: string ): string {
	const name = languageName( code );

	return name.charAt( 0 ).toLocaleUpperCase( document.documentElement.lang || 'en' ) + name.slice( 1 );
}
