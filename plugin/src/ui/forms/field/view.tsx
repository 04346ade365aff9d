import type { FormField } from '@client/domain/form';
import icons from '@contracts/icons.json';
import { Icon } from '@ui/controls/icon/view';
import { CharacterCount } from './count';

export interface FieldProps {
	id: string;
	/** The control's name when the browser posts the form by itself. */
	name: string;
	field: Omit< FormField, 'name' | 'rules' >;
	/** The initial value. From then on it is the visitor's: the control is never written again. */
	value: string;
	error: string;
	/** Text after the label of an optional field. */
	optional: string;
	/** `{count} of {max} characters`, announced while the field fills up. */
	counter: string;
}

/** One field of a form: label, help text, control, error. The control's state is only in the document. */
export function View( { id, name, field, value, error, optional, counter }: FieldProps ) {
	const { type } = field;
	const Label = ( type === 'radio' ? 'span' : 'label' ) as 'label';
	const isInvalid = error !== '';
	const described = [ field.help && `${ id }-help`, isInvalid && `${ id }-error` ].filter( Boolean ).join( ' ' );
	const hasList = type === 'select' || type === 'country';
	// A list with a preselected choice cannot be empty.
	const canBeEmpty = ! hasList || field.default === '';
	const control = {
		id,
		name,
		'aria-invalid': isInvalid,
		'aria-describedby': described || undefined,
		required: field.required && canBeEmpty,
	};
	const controlProps = {
		...control,
		autoComplete: field.autocomplete || undefined,
		className: 'hvac-field__input',
		defaultValue: value,
	};
	const isTyped = ! hasList && type !== 'checkbox' && type !== 'radio';

	return (
		<div className="hvac-field" data-type={ type } data-invalid={ isInvalid }>
			{ type === 'checkbox' ? (
				<label className="hvac-choice" htmlFor={ id }>
					<input
						{ ...control }
						className="hvac-choice__input"
						type="checkbox"
						value="1"
						defaultChecked={ value === '1' }
					/>
					<span>{ field.label }</span>
				</label>
			) : (
				<div className="hvac-field__top">
					<Label
						className="hvac-field__label"
						{ ...( type === 'radio' ? { id: `${ id }-label` } : { htmlFor: id } ) }
					>
						<span>{ field.label }</span>
						{ ! field.required && <span className="hvac-field__optional">{ ` ${ optional }` }</span> }
					</Label>
					{ isTyped && field.maxLength > 0 && (
						<CharacterCount id={ id } value={ value } max={ field.maxLength } template={ counter } />
					) }
				</div>
			) }
			{ field.help !== '' && (
				<p className="hvac-field__help" id={ `${ id }-help` }>
					{ field.help }
				</p>
			) }
			{ hasList && (
				<select { ...controlProps }>
					{ field.default === '' && <option value="">{ field.placeholder }</option> }
					{ field.options.map( ( { label, options } ) =>
						label === '' ? (
							options.map( optionOf )
						) : (
							<optgroup key={ label } label={ label }>
								{ options.map( optionOf ) }
							</optgroup>
						)
					) }
				</select>
			) }
			{ type === 'radio' && (
				<div
					className="hvac-field__choices"
					role="radiogroup"
					aria-labelledby={ `${ id }-label` }
					aria-invalid={ isInvalid }
					aria-describedby={ control[ 'aria-describedby' ] }
					aria-required={ field.required }
				>
					{ field.options
						.flatMap( ( { options } ) => options )
						.map( ( option, index ) => (
							<Choice
								key={ option.value }
								id={ index === 0 ? id : `${ id }-${ index }` }
								name={ name }
								option={ option }
								isChosen={ option.value === value }
							/>
						) ) }
				</div>
			) }
			{ isTyped && (
				<input
					{ ...controlProps }
					type={ type === 'email' || type === 'tel' ? type : 'text' }
					inputMode={ ( field.inputmode || undefined ) as 'email' | undefined }
					placeholder={ field.placeholder || undefined }
				/>
			) }
			{ isInvalid && (
				<p className="hvac-field__error" id={ `${ id }-error` }>
					<Icon svg={ icons.circleAlert } />
					<span>{ error }</span>
				</p>
			) }
		</div>
	);
}

const optionOf = ( { value, label }: { value: string; label: string } ) => (
	<option key={ value } value={ value }>
		{ label }
	</option>
);

interface ChoiceProps {
	id: string;
	name: string;
	option: { value: string; label: string };
	isChosen: boolean;
}

const Choice = ( { id, name, option, isChosen }: ChoiceProps ) => (
	<label className="hvac-choice" htmlFor={ id }>
		<input
			id={ id }
			name={ name }
			className="hvac-choice__input"
			type="radio"
			value={ option.value }
			defaultChecked={ isChosen }
		/>
		<span>{ option.label }</span>
	</label>
);
