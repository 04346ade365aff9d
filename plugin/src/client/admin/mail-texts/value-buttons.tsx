import { Button } from '@wordpress/components';
import { useEffect, useId, useRef, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Mail } from './types';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
	values: Mail[ 'values' ];
	form: RefObject< HTMLFormElement >;
	texts: Record< string, string >;
	onInsert: ( part: Record< string, string > ) => void;
}

/** Buttons that insert a value at the cursor of the field that was used last. */
export function ValueButtons( { values, form, texts, onInsert }: Props ) {
	const id = useId();
	const last = useRef< Field | null >( null );
	const cursor = useRef< number | null >( null );

	useEffect( () => {
		const element = form.current;
		const remember = ( { target }: Event ) => {
			if ( isField( target ) ) {
				last.current = target;
			}
		};

		element?.addEventListener( 'focusin', remember );

		return () => element?.removeEventListener( 'focusin', remember );
	}, [ form ] );

	useEffect( () => {
		if ( cursor.current !== null ) {
			last.current?.focus();
			last.current?.setSelectionRange( cursor.current, cursor.current );
			cursor.current = null;
		}
	}, [ texts ] );

	function insert( name: string ): void {
		const field = last.current;
		const part = field?.dataset.field;

		if ( ! field || ! part ) {
			return;
		}

		const begin = field.value.slice( 0, field.selectionStart ?? field.value.length ) + `{${ name }}`;

		cursor.current = begin.length;
		onInsert( { [ part ]: begin + field.value.slice( field.selectionEnd ?? field.value.length ) } );
	}

	return (
		<div role="group" aria-labelledby={ id } className="hvac-mail-texts__values">
			<span id={ id }>{ __( 'Insert a value:', 'hvac-blocks' ) }</span>
			{ values.map( ( { name, label } ) => (
				<Button key={ name } size="compact" variant="secondary" onClick={ () => insert( name ) }>
					{ label } <code>{ `{${ name }}` }</code>
				</Button>
			) ) }
		</div>
	);
}

const isField = ( target: EventTarget | null ): target is Field =>
	( target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ) &&
	target.dataset.field !== undefined;
