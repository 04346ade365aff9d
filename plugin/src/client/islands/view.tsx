import { createContext, createElement, memo, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

/** The server's HTML of a slot on the page, or an editing control in the editor, by the slot's name. */
export type Slots = Record< string, ReactNode >;

interface ViewContext {
	slots: Slots;
	/** Whether the view stands in the block editor: it then starts no request and keeps no state of the visitor. */
	isEditor: boolean;
}

const Context = createContext< ViewContext >( { slots: {}, isEditor: false } );

export const ViewProvider = Context.Provider;

export const useIsEditor = (): boolean => useContext( Context ).isEditor;

// The HTML is the document's own. React must neither compare it nor write it again, so that what
// other scripts and nested islands made of it stays.
const KeptHtml = memo(
	( { as, html, ...attributes }: Omit< SlotProps, 'name' | 'as' > & { as: string; html: string } ) =>
		createElement( as, {
			...attributes,
			suppressHydrationWarning: true,
			dangerouslySetInnerHTML: { __html: html },
		} ),
	( before, after ) => before.hidden === after.hidden
);

interface SlotProps {
	/** For a slot that is a label. */
	htmlFor?: string;
	id?: string;
	/** The only attribute that may change. */
	hidden?: boolean;
	name: string;
	/** The element that holds the slot and nothing else. */
	as?: string;
	className?: string;
}

/** A place for content that PHP printed: kept as it is on the page, an editing control in the editor. */
export function Slot( { name, as = 'div', ...rest }: SlotProps ) {
	const content = useContext( Context ).slots[ name ];
	const attributes = { ...rest, 'data-hvac-slot': name };

	return typeof content === 'string' || content === undefined ? (
		<KeptHtml as={ as } html={ content ?? '' } { ...attributes } />
	) : (
		createElement( as, attributes, content )
	);
}

interface ActionProps {
	className: string;
	children: ReactNode;
	type?: 'button' | 'submit';
	disabled?: boolean;
	onClick?: () => void;
}

/** A button; in the editor an element that text can be typed into, since a space presses a button there. */
export function Action( { children, type = 'button', disabled, onClick, className }: ActionProps ) {
	return useIsEditor() ? (
		<div className={ className }>{ children }</div>
	) : (
		<button type={ type } className={ className } disabled={ disabled } onClick={ onClick }>
			{ children }
		</button>
	);
}
