/** The controls that only a form for leads has. */
import { CONSENT } from '@client/domain/form';
import { controlsOf, isTicked } from '@ui/forms/steps/controls';

export const nameInPost = ( field: string ): string => ( field === CONSENT ? CONSENT : `fields[${ field }]` );

export const isConsented = ( form: HTMLFormElement | null ): boolean => isTicked( controlsOf( form, CONSENT ) );

/** A tick is for the words it stood beside, and those are gone. */
export function uncheckConsent( form: HTMLFormElement | null ): void {
	const box = controlsOf( form, CONSENT );

	if ( box instanceof HTMLInputElement ) {
		box.checked = false;
	}
}

/** The value of the field that only machines see. */
export const honeypotValue = ( form: HTMLFormElement | null ): string =>
	( controlsOf( form, 'x7' ) as HTMLInputElement | null )?.value ?? '';
