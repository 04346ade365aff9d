import { storedZip, storeZip } from '@client/data/zip';
import icons from '@contracts/icons.json';
import { Action, Slot, useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import { Icon } from '../../controls/icon/view';
import { View as PageQuery } from '../../controls/page-query/view';

export interface Props {
	id: string;
	/** Where the form leads; the page itself where there is none. */
	action?: string;
	/** The filters in force, which a form without a script sends along. */
	filter?: string;
	/** The place that the page is about; empty where none is. */
	value: string;
	placeholder: string;
	/** The message of a form that came back; empty where none. */
	error: string;
	layout: string;
	texts: { required: string };
	/** Takes the place instead of the address that the form leads to. */
	onPlace?: ( place: string ) => void;
}

/** Asks for a ZIP code or city and stores it. Slots: `label`, `help`, `button`. */
export function View( props: Props ) {
	const { id, action, filter, value, placeholder, error: initialError, layout, texts, onPlace } = props;
	const input = useRef< HTMLInputElement >( null );
	// The place that the field was given last: anything else in it is what the visitor is typing.
	const given = useRef( value );
	const isEditor = useIsEditor();
	const [ error, setError ] = useState( initialError );

	// What is in the field already, typed before this ran, is the visitor's.
	useEffect( () => {
		const field = input.current;

		if ( field && ! isEditor && field.value === '' ) {
			field.value = storedZip();
			given.current = field.value;

			if ( field === field.ownerDocument.activeElement ) {
				field.select();
			}
		}
	}, [ isEditor ] );

	// The page turned to another place, by the back button or another form. What is half typed meanwhile stays.
	useEffect( () => {
		const field = input.current;

		if ( ! field || value === '' ) {
			return;
		}
		if ( field.value === '' || field.value === given.current ) {
			field.value = value;
		}
		given.current = value;
		setError( '' );
	}, [ value ] );

	const onSubmit = ( event: FormEvent ) => {
		const field = input.current;
		const place = field?.value.trim() ?? '';

		if ( onPlace || place === '' ) {
			event.preventDefault();
		}
		if ( field && place === '' ) {
			setError( texts.required );
			field.focus();
			return;
		}
		if ( field ) {
			field.value = place;
		}

		setError( '' );
		// First who takes it here: the others of the page hear of it by its storage.
		onPlace?.( place );
		storeZip( place );
	};

	return (
		<form
			className="hvac-place-search"
			data-layout={ layout }
			action={ action }
			method="get"
			noValidate
			onSubmit={ onSubmit }
		>
			{ ! action?.includes( '/' ) && <PageQuery /> }
			<div className="hvac-field">
				<Slot as="label" className="hvac-field__label" name="label" htmlFor={ `${ id }-zip` } />
				<Slot as="p" className="hvac-field__help" name="help" id={ `${ id }-help` } />
				<input
					ref={ input }
					className="hvac-field__input"
					id={ `${ id }-zip` }
					name="zipcode"
					type="text"
					maxLength={ 200 }
					defaultValue={ value }
					placeholder={ placeholder }
					autoComplete="postal-code"
					enterKeyHint="search"
					aria-invalid={ error !== '' }
					aria-describedby={ `${ id }-help ${ id }-error` }
				/>
				<p className="hvac-field__error" id={ `${ id }-error` } role="alert">
					{ error && <Icon svg={ icons.circleAlert } /> }
					{ error }
				</p>
			</div>
			{ filter && <input type="hidden" name="filter" value={ filter } /> }
			<Action type="submit" className="hvac-button">
				<Icon svg={ icons.search } />
				<Slot as="span" name="button" />
			</Action>
		</form>
	);
}
