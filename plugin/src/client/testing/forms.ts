/** Forms for tests, made from the contracts as PHP makes them, in English. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormField, FormProps, OptionGroup, StepsForm } from '@client/domain/form';

interface Text {
	t: string;
}

/** A definition that sends no lead. */
export interface StepsDefinition {
	name: string;
	steps: Array< { title?: Text; fields: string[]; consent?: boolean } >;
	fields: Array< {
		name: string;
		type: string;
		label: Text;
		help?: Text;
		placeholder?: Text;
		autocomplete?: string;
		inputmode?: string;
		maxLength?: number;
		default?: string;
		options?: 'states' | Array< { value: string; label: Text } >;
		rules?: Array< { rule: string; value?: string | number; message: Text } >;
	} >;
	messages?: Record< string, Text >;
	texts?: Record< string, Text >;
}

interface Definition extends StepsDefinition {
	sources: Record< string, string[] >;
	consent?: {
		version: string;
		required?: boolean;
		text: Text;
		message?: Text;
		box?: boolean;
		when?: { field: string; values: string[] };
	};
	marketing?: { version: string; text: Text };
	legal?: Text[];
}

const read = ( name: string ): unknown =>
	JSON.parse( readFileSync( path.resolve( __dirname, '../../contracts', `${ name }.json` ), 'utf8' ) );

const regions = ( names: string[], country: string, label: string ): OptionGroup => ( {
	label,
	country,
	options: names
		.flatMap( ( name ) => read( name ) as Array< { code: string; name: string } > )
		.map( ( region ) => ( {
			value: region.code,
			label: region.name,
		} ) ),
} );

const english = ( texts: Record< string, Text > = {} ) =>
	Object.fromEntries( Object.entries( texts ).map( ( [ name, { t } ] ) => [ name, t ] ) );

const optionsOf = ( options: StepsDefinition[ 'fields' ][ number ][ 'options' ] ): OptionGroup[] => {
	if ( options === 'states' ) {
		return [
			regions( [ 'us-states', 'us-military' ], 'US', 'United States' ),
			regions( [ 'ca-provinces' ], 'CA', 'Canada' ),
		];
	}

	return options
		? [ { label: '', country: '', options: options.map( ( { value, label } ) => ( { value, label: label.t } ) ) } ]
		: [];
};

export function englishForm( name: string ): FormProps {
	const form = read( `forms/${ name }` ) as Definition;

	return {
		...englishSteps( form ),
		source: form.sources.en?.[ 0 ] ?? '',
		consent: form.consent
			? {
					version: form.consent.version,
					text: form.consent.text.t,
					message: form.consent.message?.t ?? '',
					box: form.consent.box ?? true,
					required: ( form.consent.box ?? true ) && ( form.consent.required ?? false ),
					when: form.consent.when ?? null,
				}
			: null,
		marketing: form.marketing ? { version: form.marketing.version, text: form.marketing.text.t } : null,
		legal: ( form.legal ?? [] ).map( ( { t } ) => t ),
	};
}

export function englishSteps( form: StepsDefinition ): StepsForm {
	const common = read( 'form-texts' ) as Pick< Definition, 'messages' | 'texts' >;

	const fields = new Map< string, FormField >(
		form.fields.map( ( field ) => [
			field.name,
			{
				name: field.name,
				type: field.type,
				label: field.label.t,
				help: field.help?.t ?? '',
				placeholder: field.placeholder?.t ?? '',
				autocomplete: field.autocomplete ?? '',
				inputmode: field.inputmode ?? '',
				maxLength: field.maxLength ?? 0,
				required: field.rules?.some( ( { rule } ) => rule === 'required' ) ?? false,
				default: field.default ?? '',
				options: optionsOf(
					field.type === 'country'
						? ( read( 'countries' ) as Array< { value: string; label: Text } > )
						: field.options
				),
				rules: ( field.rules ?? [] ).map( ( { rule, value = null, message } ) => ( {
					rule,
					value,
					message: message.t,
				} ) ),
			},
		] )
	);

	return {
		name: form.name,
		lang: 'en',
		steps: form.steps.map( ( { title, fields: names, consent = false } ) => ( {
			title: title?.t ?? '',
			fields: names.flatMap( ( field ) => fields.get( field ) ?? [] ),
			consent,
		} ) ),
		messages: { ...english( common.messages ), ...english( form.messages ) },
		texts: { ...english( common.texts ), ...english( form.texts ) },
	};
}
