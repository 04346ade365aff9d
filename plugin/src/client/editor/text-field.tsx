import { RichText } from '@wordpress/block-editor';
import { memo, useInsertionEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { serverBindings } from './bindings';
import type { EditProps } from './control';
import { withAllowedFormats } from './one-line';
import { editable, type EditableText, type Texts } from './texts';

interface Props {
	name: string;
	text: string | EditableText;
	value: string;
	setAttributes: ( change: Record< string, string > ) => void;
	/** Whether the latest text was pasted into a text of one line. */
	pastesOneLine: { current: boolean };
}

/** Of the editor's window: while the focus is in the canvas, its frame. */
function focusedElement(): Element | null {
	const { activeElement } = document;

	return activeElement;
}

/**
 * Where the store has its caret in a text, WordPress' RichText takes the focus as soon as it appears, such as with a late
 * preview. An editor who is in a menu or in the sidebar by then stays there.
 */
function useFocusElsewhere(): void {
	const before = useRef< Element | null >( null );

	// Comes before the RichText's own effects.
	useInsertionEffect( () => {
		before.current = focusedElement();
	}, [] );
	useLayoutEffect( () => {
		const { current } = before;

		if ( current instanceof HTMLElement && current !== document.body && current !== focusedElement() ) {
			current.focus( { preventScroll: true } );
		}
	}, [] );
}

/** A text edited in place. Typing into another one does not re-render it. */
const TextField = memo(
	( { name, text, value, setAttributes, pastesOneLine }: Props ) => {
		const { label, formats } = editable( text );

		useFocusElsewhere();

		const set = ( html: string ) => {
			const allowed = withAllowedFormats( html, value, formats, ! pastesOneLine.current );

			pastesOneLine.current = false;
			setAttributes( { [ name ]: allowed } );
		};

		return (
			<RichText
				identifier={ name }
				tagName="span"
				aria-label={ label }
				placeholder={ label }
				allowedFormats={ formats }
				value={ value }
				onChange={ set }
			/>
		);
	},
	( { text: before, ...last }, { text, ...next } ) =>
		last.name === next.name &&
		last.value === next.value &&
		last.setAttributes === next.setAttributes &&
		last.pastesOneLine === next.pastesOneLine &&
		JSON.stringify( before ) === JSON.stringify( text )
);

/**
 * The editing controls of a block's texts.
 *
 * @param block
 * @param texts
 * @param pastesOneLine whether the latest text was pasted into a text of one line
 * @param defaults      what an untouched text shows, and one that the server fills
 */
export function textFields< A extends object >(
	{ attributes, setAttributes }: EditProps< A >,
	texts: Texts,
	pastesOneLine: { current: boolean },
	defaults: Record< string, string > = {}
): Record< string, ReactNode > {
	const bound = serverBindings( attributes as Record< string, unknown > );
	const stored = attributes as Record< string, string | undefined >;

	return Object.fromEntries(
		Object.entries( texts ).map( ( [ name, text ] ) => [
			name,
			<TextField
				key={ name }
				{ ...{ name, text, pastesOneLine } }
				value={ ( name in bound ? undefined : stored[ name ] ) ?? defaults[ name ] ?? '' }
				setAttributes={ setAttributes as Props[ 'setAttributes' ] }
			/>,
		] )
	);
}
