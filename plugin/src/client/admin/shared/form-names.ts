/** The forms' names that PHP printed with the screen, by their short names. */
const titles = (): Record< string, string > =>
	JSON.parse( document.getElementById( 'hvac-blocks-screen' )?.dataset.forms ?? '{}' );

/** A form's name as people say it; of a form that there is no more, its short name. */
export const formName = ( form: string ): string => titles()[ form ] ?? form;

/** A language by its code, in the user's language: "Spanish". */
export function languageName( code: string ): string {
	try {
		return new Intl.DisplayNames( document.documentElement.lang || 'en', { type: 'language' } ).of( code ) ?? code;
	} catch {
		return code;
	}
}
