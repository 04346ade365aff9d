/** Controls that only lead forms have. */
import { CONSENT, MARKETING } from '@client/domain/form';
import { controlsOf, isTicked } from '@ui/forms/steps/controls';

export const nameInPost = ( field: string ): string =>
	field === CONSENT || field === MARKETING ? field : `fields[${ field }]`;

export const isConsented = ( form: HTMLFormElement | null, name = CONSENT ): boolean =>
	isTicked( controlsOf( form, name ) );

/** A checkmark applies only to the text beside it, which has been replaced. */
export function uncheckConsent( form: HTMLFormElement | null ): void {
	const box = controlsOf( form, CONSENT );

	if ( box instanceof HTMLInputElement ) {
		box.checked = false;
	}
}

/** The value of the honeypot field. */
export const honeypotValue = ( form: HTMLFormElement | null ): string =>
	( controlsOf( form, 'x7' ) as HTMLInputElement | null )?.value ?? '';
