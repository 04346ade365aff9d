import { storedZip, storeZip } from '@client/data/zip';
import icons from '@contracts/icons.json';
import { Action, Slot, useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState, useTransition } from '@wordpress/element';
import type { FormEvent } from 'react';
import { Icon } from '../../controls/icon/view';
import { View as PageQuery } from '../../controls/page-query/view';

export interface Props {
	id: string;
	/** The form's address; by default the page itself. */
	action?: string;
	/** The active filters, which a form without a script sends along. */
	filter?: string;
	/** The page's place; empty for none. */
	value: string;
	placeholder: string;
	/** The error of a form that the server returned; empty for none. */
	error: string;
	layout: string;
	texts: { required: string };
	/** Handles the place instead of the form's address. */
	onPlace?: ( place: string ) => void;
}

/** Adds suggestions, which the field also works without. */
const suggest = ( field: HTMLInputElement ) =>
	import( '@hvac-blocks/place-suggestions' ).then(
		( { attach } ) => attach( field ),
		() => {}
	);

/** Asks for a ZIP code or city and stores it. Slots: `label`, `help`, `button`. */
export function View( props: Props ) {
	const { id, action, filter, value, placeholder, error: initialError, layout, texts, onPlace } = props;
	const input = useRef< HTMLInputElement >( null );
	// The place that was last set in the field: anything else is what the visitor is typing.
	const given = useRef( value );
	const isEditor = useIsEditor();
	const [ error, setError ] = useState( initialError );
	const [ isBusy, start ] = useTransition();

	// Text that was in the field before this ran is the visitor's.
	useEffect( () => {
		const field = input.current;

		if ( ! field || isEditor ) {
			return;
		}

		const isFocused = field === field.ownerDocument.activeElement;

		if ( field.value === '' ) {
			field.value = storedZip();
			given.current = field.value;

			if ( isFocused ) {
				field.select();
			}
		}
		if ( isFocused ) {
			suggest( field );
		}
	}, [ isEditor ] );

	// The page changed to another place, by the back button or another form. Text being typed stays.
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
		// What follows draws much: the pressed button comes first.
		start( () => {
			// First the handler on this page: the other islands hear of it through the storage.
			onPlace?.( place );
			storeZip( place );
		} );
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
					onFocus={ ( event ) => ! isEditor && suggest( event.target ) }
					aria-invalid={ error !== '' }
					aria-describedby={ `${ id }-help ${ id }-error` }
				/>
				<p className="hvac-field__error" id={ `${ id }-error` } role="alert">
					{ error && <Icon svg={ icons.circleAlert } /> }
					{ error }
				</p>
			</div>
			{ filter && <input type="hidden" name="filter" value={ filter } /> }
			<Action type="submit" className="hvac-button" isBusy={ isBusy }>
				<Icon svg={ icons.search } />
				<Slot as="span" name="button" />
			</Action>
		</form>
	);
}
