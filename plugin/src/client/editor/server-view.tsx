import { createContext, createElement, useContext, useMemo } from '@wordpress/element';
import parse, { attributesToProps, domToReact, type DOMNode, type Element } from 'html-react-parser';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** A slot's content: an editing control, or the props of an element that contains inner blocks. */
export interface EditedSlots {
	texts: Record< string, ReactNode >;
	inner: Record< string, unknown > | null;
}

const Slots = createContext< EditedSlots >( { texts: {}, inner: null } );

type Attributes = Record< string, string >;

/** Attributes that would send a form, open a dialog, or start playback. */
const ACTIVE_ATTRIBUTES = [
	'action',
	'autofocus',
	'autoplay',
	'command',
	'commandfor',
	'formaction',
	'interestfor',
	'popover',
	'popovertarget',
	'popovertargetaction',
];

const without = ( attributes: Attributes, names: string[] ): Attributes =>
	Object.fromEntries( Object.entries( attributes ).filter( ( [ name ] ) => ! names.includes( name ) ) );

const slotOf = ( { attribs }: Element ): string | undefined => attribs[ 'data-hvac-slot' ];

const isElement = ( node: DOMNode ): node is Element => 'attribs' in node;

/** Whether an element is or contains an editable text. */
const isEditable = ( element: Element ): boolean =>
	slotOf( element ) !== undefined ||
	( element.children as DOMNode[] ).some( ( child ) => isElement( child ) && isEditable( child ) );

const isInSlot = ( { target }: { target: EventTarget } ): boolean =>
	( target as globalThis.Element ).closest( '[contenteditable="true"]' ) !== null;

/** Typing into a summary opens nothing: a click places the caret, a space is a space. */
const EDITABLE_SUMMARY = {
	onClick: ( event: MouseEvent ) => isInSlot( event ) && event.preventDefault(),
	onKeyUp: ( event: KeyboardEvent ) => event.key === ' ' && isInSlot( event ) && event.preventDefault(),
};

const chosenOption = ( { children }: Element ): string | undefined =>
	( children as DOMNode[] ).filter( isElement ).find( ( { attribs } ) => 'selected' in attribs )?.attribs.value;

/** Makes an element editable and inert. */
function inertElement( element: Element ): { name: string; props: Record< string, unknown > } {
	const { name } = element;
	const props = attributesToProps( without( element.attribs, ACTIVE_ATTRIBUTES ), name );

	if ( name === 'button' ) {
		// A space would press a button.
		return isEditable( element )
			? { name: 'span', props: without( props as Attributes, [ 'type' ] ) }
			: { name, props: { ...props, type: 'button' } };
	}
	if ( name === 'a' && isEditable( element ) ) {
		const { href, ...others } = props as Attributes;

		return { name, props: { ...others, 'data-hvac-href': href } };
	}
	if ( name === 'details' && isEditable( element ) ) {
		return { name, props: { ...props, open: true } };
	}
	if ( name === 'option' ) {
		return { name, props: without( props as Attributes, [ 'selected' ] ) };
	}
	if ( name === 'select' ) {
		// React chooses an option by the select's value.
		return { name, props: { ...props, defaultValue: chosenOption( element ) } };
	}
	if ( name === 'form' ) {
		return { name, props: { ...props, onSubmit: ( event: Event ) => event.preventDefault() } };
	}
	return { name, props: name === 'summary' ? { ...props, ...EDITABLE_SUMMARY } : props };
}

interface SlotProps {
	name: string;
	as: string;
	props: Record< string, unknown >;
	children: ReactNode;
}

function EditedSlot( { name, as, props, children }: SlotProps ) {
	const { texts, inner } = useContext( Slots );

	if ( name === 'content' && inner ) {
		const className = [ props.className, inner.className ].filter( Boolean ).join( ' ' );
		return createElement( as, { ...props, ...inner, className } );
	}
	return createElement( as, props, texts[ name ] ?? children );
}

function elementsOf( html: string ): ReactNode {
	const options = {
		replace( node: DOMNode, index: number ) {
			if ( ! isElement( node ) ) {
				return undefined;
			}
			if ( node.name === 'script' ) {
				return <></>;
			}

			const { name, props } = inertElement( node );
			const slot = slotOf( node );
			const children = node.children.length > 0 ? domToReact( node.children as DOMNode[], options ) : undefined;

			return slot === undefined ? (
				createElement( name, { key: index, ...props }, children )
			) : (
				<EditedSlot key={ slot } name={ slot } as={ name } props={ props }>
					{ children }
				</EditedSlot>
			);
		},
	};

	return parse( html, options );
}

interface Props extends EditedSlots {
	/** The output of the block's `view.php`. */
	html: string;
}

/** A block's own HTML, as on the page, with editing controls in its slots. Typing into them re-renders nothing else. */
export function ServerView( { html, texts, inner }: Props ) {
	const view = useMemo( () => elementsOf( html ), [ html ] );

	return <Slots.Provider value={ { texts, inner } }>{ view }</Slots.Provider>;
}

/**
 * The attributes of a block's element for React. The page decides whether the block is hidden or disabled, not the
 * editor.
 */
export const wrapperProps = ( wrapper: Record< string, string > ): Record< string, unknown > =>
	attributesToProps( without( wrapper, [ 'hidden', 'inert', 'aria-hidden' ] ) );
