import { type FormField, lengthOf } from '@client/domain/form';
import icons from '@contracts/icons.json';
import { Icon } from '@ui/icon/view';
import { useEffect, useRef, useState } from '@wordpress/element';

export interface FieldProps {
	id: string;
	/** The control's name in what the browser posts by itself. */
	name: string;
	field: Omit< FormField, 'name' | 'rules' >;
	/** What stands in it first. It is the visitor's from then on: the control is never written again. */
	value: string;
	error: string;
	/** Stands behind the label of a field that may stay empty. */
	optional: string;
}

/** One field of a form: label, help, the control, its error. The control has no state but the document's. */
export function View( { id, name, field, value, error, optional }: FieldProps ) {
	const { type } = field;
	const isInvalid = error !== '';
	const described = [ field.help && `${ id }-help`, isInvalid && `${ id }-error` ].filter( Boolean ).join( ' ' );
	const control = {
		id,
		name,
		'aria-invalid': isInvalid,
		'aria-describedby': described || undefined,
		required: field.required,
	};
	const typed = {
		...control,
		className: 'hvac-field__input',
		defaultValue: value,
		autoComplete: field.autocomplete || undefined,
	};

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
					<label className="hvac-field__label" htmlFor={ id }>
						<span>{ field.label }</span>
						{ ! field.required && <span className="hvac-field__optional">{ ` ${ optional }` }</span> }
					</label>
					{ type === 'text' && field.maxLength > 0 && (
						<Count id={ id } value={ value } max={ field.maxLength } />
					) }
				</div>
			) }
			{ field.help !== '' && (
				<p className="hvac-field__help" id={ `${ id }-help` }>
					{ field.help }
				</p>
			) }
			{ type === 'select' && (
				<select { ...typed }>
					<option value="">{ field.placeholder }</option>
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
			{ type !== 'select' && type !== 'checkbox' && (
				<input
					{ ...typed }
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

/** How much of a field's length is used; for the eye only, since going beyond it has a message of its own. */
function Count( { id, value, max }: { id: string; value: string; max: number } ) {
	const element = useRef< HTMLSpanElement >( null );
	const [ count, setCount ] = useState( () => lengthOf( value ) );

	useEffect( () => {
		const input = element.current?.ownerDocument.getElementById( id ) as HTMLInputElement | null;
		const update = () => setCount( lengthOf( input?.value ?? '' ) );

		update();
		input?.addEventListener( 'input', update );
		return () => input?.removeEventListener( 'input', update );
	}, [ id ] );

	return (
		<span
			ref={ element }
			className="hvac-field__count"
			aria-hidden="true"
			data-over={ count > max ? true : undefined }
		>
			{ `${ count }/${ max }` }
		</span>
	);
}
