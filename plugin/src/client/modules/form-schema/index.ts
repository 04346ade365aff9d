/** Builds a form's yup schema. A separate module, so that yup is loaded only for a form in use. */
import { fill } from '@client/domain/text';
import {
	type WithConsent,
	CONSENT,
	type FormErrors,
	type FormField,
	type FormValues,
	isConsentRequired,
	lengthOf,
	type StepsForm,
} from '@client/domain/form';
import { applyRule, choices, isPrintable, storedValue, normalize } from '@client/domain/form-rules';
import { boolean, object, type ObjectSchema, type Schema, string, type StringSchema, ValidationError } from 'yup';

export { displayValue } from '@client/domain/form-rules';

type Messages = StepsForm[ 'messages' ];

/** The field's tests in the order of `docs/forms.md`; only the rule `required` rejects an empty value. */
function schemaOfField( field: FormField, messages: Messages ): StringSchema {
	const unless = ( holds: ( value: string ) => boolean ) => ( value: string | undefined ) =>
		value === undefined || value === '' || holds( value );
	const required = field.rules.find( ( { rule } ) => rule === 'required' );

	let schema: StringSchema< string | undefined > = string().transform( ( value: unknown ) =>
		normalize( field, String( value ?? '' ) )
	);

	if ( required ) {
		schema = schema.required( required.message );
	}

	schema = schema.test( 'printable', messages.unprintable ?? '', unless( isPrintable ) );

	const own = choices( field );

	// A choice that is not offered is invalid, whatever its length.
	if ( field.maxLength > 0 && own.length === 0 ) {
		const message = fill( messages.tooLong ?? '', { max: field.maxLength } );
		schema = schema.test(
			'maxLength',
			message,
			unless( ( value ) => lengthOf( value ) <= field.maxLength )
		);
	}

	const tested = field.rules
		.filter( ( { rule } ) => rule !== 'required' )
		.reduce(
			( made, rule ) =>
				made.test(
					rule.rule,
					rule.message,
					unless( ( value ) => applyRule( field, rule, value ) !== null )
				),
			schema
		);

	return own.length > 0 && required
		? tested.test(
				'choice',
				required.message,
				unless( ( value ) => own.includes( value ) )
			)
		: tested;
}

/**
 * @param form  the form as PHP gave it to the view
 * @param values the current values, which determine whether the consent is required
 * @param steps the steps to check; all by default
 */
export function schemaOf(
	form: StepsForm & WithConsent,
	values: FormValues,
	steps = form.steps
): ObjectSchema< Record< string, unknown > > {
	const shape: Record< string, Schema< unknown > > = {};

	for ( const step of steps ) {
		for ( const field of step.fields ) {
			shape[ field.name ] = schemaOfField( field, form.messages );
		}
		const { consent } = form;

		if ( step.consent && consent?.required && isConsentRequired( form, values ) ) {
			shape[ CONSENT ] = boolean().oneOf( [ true ], consent.message );
		}
	}

	return object( shape );
}

/** The first message of each invalid field. */
export function validate(
	form: StepsForm & WithConsent,
	values: FormValues,
	consented: boolean,
	steps = form.steps
): FormErrors {
	const errors: FormErrors = {};

	try {
		schemaOf( form, values, steps ).validateSync( { ...values, [ CONSENT ]: consented }, { abortEarly: false } );
	} catch ( error ) {
		if ( ! ( error instanceof ValidationError ) ) {
			throw error;
		}
		for ( const { path, message } of error.inner ) {
			errors[ path ?? '' ] ??= message;
		}
	}

	return errors;
}

/** The values in their stored form. */
export const storedValues = ( form: StepsForm, values: FormValues ): FormValues =>
	Object.fromEntries(
		form.steps
			.flatMap( ( { fields } ) => fields )
			.map( ( field ) => [ field.name, storedValue( field, values[ field.name ] ?? '' ) ] )
	);
