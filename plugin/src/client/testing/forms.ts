/** Forms for tests, made from the contracts as PHP makes them, in English. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormField, FormProps, OptionGroup } from '@client/domain/form';

interface Text {
	t: string;
}

interface Definition {
	name: string;
	sources: Record< string, string[] >;
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
		options?: 'states' | Array< { value: string; label: Text } >;
		rules?: Array< { rule: string; value?: string | number; message: Text } >;
	} >;
	consent?: { version: string; required: boolean; text: Text; message: Text };
	messages: Record< string, Text >;
	texts: Record< string, Text >;
}

const read = ( name: string ): unknown =>
	JSON.parse( readFileSync( path.resolve( __dirname, '../../contracts', `${ name }.json` ), 'utf8' ) );

const regions = ( name: string, label: string ): OptionGroup => ( {
	label,
	options: ( read( name ) as Array< { code: string; name: string } > ).map( ( region ) => ( {
		value: region.code,
		label: region.name,
	} ) ),
} );

const english = ( texts: Record< string, Text > ) =>
	Object.fromEntries( Object.entries( texts ).map( ( [ name, { t } ] ) => [ name, t ] ) );

const optionsOf = ( options: Definition[ 'fields' ][ number ][ 'options' ] ): OptionGroup[] => {
	if ( options === 'states' ) {
		return [ regions( 'us-states', 'United States' ), regions( 'ca-provinces', 'Canada' ) ];
	}

	return options
		? [ { label: '', options: options.map( ( { value, label } ) => ( { value, label: label.t } ) ) } ]
		: [];
};

export function englishForm( name: string ): FormProps {
	const form = read( `forms/${ name }` ) as Definition;

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
				options: optionsOf( field.options ),
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
		source: form.sources.en?.[ 0 ] ?? '',
		steps: form.steps.map( ( { title, fields: names, consent = false } ) => ( {
			title: title?.t ?? '',
			fields: names.flatMap( ( field ) => fields.get( field ) ?? [] ),
			consent,
		} ) ),
		consent: form.consent ? { ...form.consent, text: form.consent.text.t, message: form.consent.message.t } : null,
		messages: english( form.messages ),
		texts: english( form.texts ),
	};
}
