/** A form's controls: what is typed is only in the document. */
import type { FormErrors, FormField } from '@client/domain/form';

export type Control = HTMLInputElement | HTMLSelectElement;

/** All controls of a name: a radio group has several. */
export type Controls = Element | RadioNodeList | null;

export const controlsOf = ( form: HTMLFormElement | null, name: string ): Controls =>
	form?.elements.namedItem( name ) ?? null;

const isBox = ( control: unknown ): control is HTMLInputElement =>
	control instanceof HTMLInputElement && control.type === 'checkbox';

export const isTicked = ( control: Controls ): boolean => isBox( control ) && control.checked;

export const valueOf = ( control: Controls ): string =>
	isBox( control ) ? ( control.checked && '1' ) || '' : ( ( control as Control | null )?.value ?? '' );

/** Whether a visitor typed, chose, or cleared something before hydration. */
function isTouched( control: Controls ): boolean {
	if ( ! ( control instanceof HTMLInputElement ) || control.type === 'checkbox' ) {
		return false;
	}

	try {
		// The only sign of text that was typed into an empty field and deleted again.
		return control.value !== control.defaultValue || control.matches( ':user-invalid' );
	} catch {
		return false; // The browser does not support the selector.
	}
}

/** Fills a field that still has its initial value. */
export function fillIfUntouched( control: Controls, field: FormField, value: string ): void {
	const now = valueOf( control );

	if (
		! control ||
		value === '' ||
		( now !== '' && now !== field.default ) ||
		now === value ||
		isTouched( control )
	) {
		return;
	}

	if ( isBox( control ) ) {
		control.checked = value === '1';
	} else {
		( control as Control ).value = value;
	}

	const element = control instanceof Element ? control : control[ 0 ];
	element?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

/** The messages without those of some fields. */
export const withoutErrors = ( errors: FormErrors, names: string[] ): FormErrors =>
	Object.fromEntries( Object.entries( errors ).filter( ( [ name ] ) => ! names.includes( name ) ) );
