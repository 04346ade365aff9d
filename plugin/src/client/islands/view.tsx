import { createContext, createElement, memo, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

/** By slot name: the server's HTML on the page, or an editing control in the editor. */
export type Slots = Record< string, ReactNode >;

interface ViewContext {
	slots: Slots;
	/** Whether the view is in the block editor: it then starts no requests and stores no visitor state. */
	isEditor: boolean;
}

const Context = createContext< ViewContext >( { slots: {}, isEditor: false } );

export const ViewProvider = Context.Provider;

export const useIsEditor = (): boolean => useContext( Context ).isEditor;

// The HTML belongs to the document. React must neither compare nor rewrite it, so that changes by other scripts and
// nested islands stay.
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
	/** The element that contains only the slot. */
	as?: string;
	className?: string;
}

/** A place for content that PHP printed: preserved on the page, an editing control in the editor. */
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
	/** Whether its effect is on its way. */
	isBusy?: boolean;
	onClick?: () => void;
}

/** A button; in the editor a different element, because a space in its text would press a button. */
export function Action( { children, type = 'button', disabled, isBusy, onClick, className }: ActionProps ) {
	return useIsEditor() ? (
		<div className={ className }>{ children }</div>
	) : (
		<button
			type={ type }
			className={ className }
			disabled={ disabled }
			aria-busy={ isBusy || undefined }
			onClick={ onClick }
		>
			{ children }
		</button>
	);
}
