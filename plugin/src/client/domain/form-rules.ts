/** Checks single values by the patterns in `contracts/field-rules.json`: the twin of `Forms\FieldRules`. */
import rules from '@contracts/field-rules.json';
import { type FieldRule, type FormField, lengthOf } from './form';

const space = new RegExp( `^(?:${ rules.space })+|(?:${ rules.space })+$`, 'gu' );
const unprintable = new RegExp( rules.unprintable, 'u' );
const ignoredInPhones = new RegExp( rules.phone.ignore, 'gu' );

/**
 * Fills the placeholders `{1}`, `{2}` … of a shape with the groups of a match, and `{ x4}` with a text before a group that
 * is not empty; null if the pattern does not match.
 */
const reshape = ( pattern: string, value: string, shape: string ): string | null => {
	const groups = new RegExp( pattern, 'u' ).exec( value );
	return (
		groups &&
		shape.replace( /\{(\D*)(\d)\}/g, ( _place, before: string, number: string ) => {
			const group = groups[ Number( number ) ];
			return group ? before + group : '';
		} )
	);
};

const phone = ( value: string, shape: string ) =>
	reshape( rules.phone.pattern, value.replace( ignoredInPhones, '' ), shape );

const zip = ( value: string ) =>
	rules.zip.reduce< string | null >(
		( found, { pattern, store } ) => found ?? reshape( pattern, value, store ),
		null
	);

/** A postal code in its stored form; empty if invalid. */
export const postalCode = ( input: string ): string => zip( capitals( input.replace( space, '' ) ) ) ?? '';

/** `US` or `CA`, the country of a postal code; empty if invalid. */
export const countryOfZip = ( input: string ): string =>
	rules.zip.find( ( { pattern } ) => new RegExp( pattern, 'u' ).test( capitals( input.replace( space, '' ) ) ) )
		?.country ?? '';

const capitals = ( value: string ) => value.replace( /[a-z]/g, ( letter ) => letter.toUpperCase() );

const matches = ( pattern: string, value: string ) => ( new RegExp( pattern, 'u' ).test( value ) ? value : null );

export const choices = ( { options }: FormField ): string[] =>
	options.flatMap( ( group ) => group.options.map( ( { value } ) => value ) );

const hasRule = ( { rules: own }: FormField, name: string ) => own.some( ( { rule } ) => rule === name );

/** The value without surrounding space, in capitals if the field requires them; not validated. */
export function normalize( field: FormField, input: string ): string {
	const value = input.replace( space, '' );
	const isCapital = field.type === 'zip' || hasRule( field, 'state' );

	return isCapital ? capitals( value ) : value;
}

export const isPrintable = ( value: string ): boolean => ! unprintable.test( value );

/**
 * @param field
 * @param rule  one of its rules
 * @param value a normalized value
 * @return the stored value; null if the rule is violated
 */
export function applyRule( field: FormField, { rule, value: than }: FieldRule, value: string ): string | null {
	switch ( rule ) {
		// The schema checks it before any other rule.
		case 'required':
			return value;
		case 'minLength':
			return lengthOf( value ) < Number( than ) ? null : value;
		case 'pattern':
			return matches( String( than ), value );
		case 'email':
			return matches( rules.email, value );
		case 'emailShape':
			return matches( rules.emailShape, value );
		case 'street':
			return matches( rules.street, value );
		case 'phone':
			return phone( value, rules.phone.store );
		case 'zip':
			return zip( value );
		case 'state':
			return choices( field ).includes( value ) ? value : null;
		default:
			throw new Error( `There is no rule '${ rule }'.` );
	}
}

/** A value in its stored form: reduced by all rules that it passes. */
export const storedValue = ( field: FormField, input: string ): string =>
	field.rules.reduce( ( value, rule ) => applyRule( field, rule, value ) ?? value, normalize( field, input ) );

/** A value in its display form: `(214) 555-0123`, `M5V 2T6`. Invalid values are unchanged. */
export const displayValue = ( field: FormField, input: string ): string =>
	hasRule( field, 'phone' ) ? ( phone( input, rules.phone.show ) ?? input ) : storedValue( field, input );
