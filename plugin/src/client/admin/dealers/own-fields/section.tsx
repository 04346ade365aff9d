import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section, Text, type FormProps } from '../../shared/record/fields';
import type { FormValues } from '../form-values';
import { ownFields } from './fields';

/** A dealer's values in the fields that were added to dealers. */
export function OwnFieldsSection( form: FormProps< FormValues > ) {
	const fields = ownFields();

	return fields.length === 0 ? null : (
		<Section title={ __( 'Your fields', 'hvac-blocks' ) }>
			{ fields.map( ( field ) => (
				<Field key={ field.key } { ...form } field={ field } />
			) ) }
		</Section>
	);
}

type FieldProps = FormProps< FormValues > & { field: ReturnType< typeof ownFields >[ number ] };

function Field( { field: { key, type, name, choices }, ...form }: FieldProps ) {
	const value = form.values[ key ] ?? '';
	const set = ( changed: string ) => form.change( { [ key ]: changed } );

	if ( type === 'flag' ) {
		return (
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ name }
				checked={ value === '1' }
				onChange={ ( isChecked ) => set( isChecked ? '1' : '' ) }
			/>
		);
	}

	if ( type === 'list' ) {
		const chosen = value.split( ';' );

		return (
			<fieldset className="hvac-dealers__choices">
				<legend>{ name }</legend>
				{ choices.map( ( choice ) => (
					<CheckboxControl
						key={ choice.key }
						__nextHasNoMarginBottom
						label={ choice.name }
						checked={ chosen.includes( choice.key ) }
						onChange={ ( isChosen ) =>
							set(
								choices
									.map( ( other ) => other.key )
									.filter( ( other ) =>
										other === choice.key ? isChosen : chosen.includes( other )
									)
									.join( ';' )
							)
						}
					/>
				) ) }
			</fieldset>
		);
	}

	return (
		<Text
			{ ...form }
			name={ key }
			label={ name }
			type={ type === 'link' ? 'url' : 'text' }
			inputMode={ type === 'number' ? 'decimal' : undefined }
			placeholder={ type === 'link' ? 'https://' : undefined }
			maxLength={ 500 }
		/>
	);
}
