import { Action, Slot } from '@hvac-blocks/view';
import { useRef, useState } from '@wordpress/element';
import type { FormEvent } from 'react';

export interface Props {
	id: string;
	action: string;
	placeholder: string;
	error: string;
	texts: { required: string };
}

export function View( { id, action, placeholder, error: initialError, texts }: Props ) {
	const input = useRef< HTMLInputElement >( null );
	const [ error, setError ] = useState( initialError );

	const onSubmit = ( event: FormEvent ) => {
		const place = input.current?.value.trim() ?? '';

		if ( place === '' ) {
			event.preventDefault();
			setError( texts.required );
			input.current?.focus();
		}
	};

	return (
		<form className="hvac-zip-form__form" action={ action } method="get" noValidate onSubmit={ onSubmit }>
			<Slot as="h2" className="hvac-zip-form__heading" name="heading" />
			<div className="hvac-field">
				<Slot as="label" className="hvac-field__label" name="label" htmlFor={ `${ id }-zip` } />
				<Slot as="p" className="hvac-field__help" name="help" />
				<input
					ref={ input }
					className="hvac-field__input"
					id={ `${ id }-zip` }
					name="zipcode"
					type="text"
					defaultValue=""
					placeholder={ placeholder }
					autoComplete="postal-code"
					aria-invalid={ error !== '' }
					aria-describedby={ `${ id }-error` }
				/>
				<p className="hvac-field__error" id={ `${ id }-error` } role="alert">
					{ error }
				</p>
			</div>
			<Action type="submit" className="hvac-button">
				<Slot as="span" name="button" />
			</Action>
		</form>
	);
}
