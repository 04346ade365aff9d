/** The controls of a form: what is typed lives in the document alone. */
import type { FormErrors, FormField } from '@client/domain/form';

export type Control = HTMLInputElement | HTMLSelectElement;

/** All controls of a name: those of a radio group are several. */
export type Controls = Element | RadioNodeList | null;

export const controlsOf = ( form: HTMLFormElement | null, name: string ): Controls =>
	form?.elements.namedItem( name ) ?? null;

const isBox = ( control: unknown ): control is HTMLInputElement =>
	control instanceof HTMLInputElement && control.type === 'checkbox';

export const isTicked = ( control: Controls ): boolean => isBox( control ) && control.checked;

export const valueOf = ( control: Controls ): string =>
	isBox( control ) ? ( control.checked && '1' ) || '' : ( ( control as Control | null )?.value ?? '' );

/** Whether a visitor typed, chose or cleared something before the script came. */
function isTouched( control: Controls ): boolean {
	if ( ! ( control instanceof HTMLInputElement ) || control.type === 'checkbox' ) {
		return false;
	}

	try {
		// What was typed into a field that came empty, and is gone again, shows by this alone.
		return control.value !== control.defaultValue || control.matches( ':user-invalid' );
	} catch {
		return false; // The browser does not know the selector.
	}
}

/** Fills in a field that holds nothing but what it came with. */
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
