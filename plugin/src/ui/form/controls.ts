/** The controls of a form, by the names of its fields: what is typed lives in the document alone. */
import { CONSENT, type FormErrors, type FormField, type FormValues } from '@client/domain/form';

export type Control = HTMLInputElement | HTMLSelectElement;

export const nameInPost = ( field: string ): string => ( field === CONSENT ? CONSENT : `fields[${ field }]` );

/** The field that a control is of. */
export const fieldOf = ( { name }: Control ): string => /^fields\[(.+)\]$/.exec( name )?.[ 1 ] ?? name;

const found = ( form: HTMLFormElement | null, field: string ): Element | RadioNodeList | null =>
	form?.elements.namedItem( nameInPost( field ) ) ?? null;

const isChecked = ( control: unknown ): boolean =>
	control instanceof HTMLInputElement && control.type === 'checkbox' && control.checked;

const isBox = ( control: unknown ): boolean => control instanceof HTMLInputElement && control.type === 'checkbox';

const valueOf = ( control: Element | RadioNodeList | null ): string =>
	isBox( control ) ? ( isChecked( control ) && '1' ) || '' : ( ( control as Control | null )?.value ?? '' );

export const isConsented = ( form: HTMLFormElement | null ): boolean => isChecked( found( form, CONSENT ) );

/** A tick is for the words it stood beside, and those are gone. */
export function untick( form: HTMLFormElement | null ): void {
	const box = found( form, CONSENT );

	if ( box instanceof HTMLInputElement ) {
		box.checked = false;
	}
}

export const valuesOf = ( form: HTMLFormElement | null, fields: FormField[] ): FormValues =>
	Object.fromEntries( fields.map( ( { name } ) => [ name, valueOf( found( form, name ) ) ] ) );

/** Fills in a field that holds nothing but what it came with. */
export function fillIn( form: HTMLFormElement | null, field: FormField, value: string ): void {
	const control = found( form, field.name );
	const now = valueOf( control );

	if ( ! control || value === '' || ( now !== '' && now !== field.default ) || now === value ) {
		return;
	}

	if ( isBox( control ) ) {
		( control as HTMLInputElement ).checked = value === '1';
	} else {
		( control as Control ).value = value;
	}

	const element = control instanceof Element ? control : control[ 0 ];
	element?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

/** The value of the field that only machines see. */
export const trapOf = ( form: HTMLFormElement | null ): string =>
	( form?.elements.namedItem( 'website' ) as HTMLInputElement | null )?.value ?? '';

/** The messages without those of some fields. */
export const without = ( errors: FormErrors, names: string[] ): FormErrors =>
	Object.fromEntries( Object.entries( errors ).filter( ( [ name ] ) => ! names.includes( name ) ) );
