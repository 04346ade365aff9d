import { BlockControls } from '@wordpress/block-editor';
import { Popover, ToolbarButton } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { link as icon } from '@wordpress/icons';
import { displayShortcut, isKeyboardEvent } from '@wordpress/keycodes';
import type { ReactNode } from 'react';
import { canvas } from '../canvas';

interface Selectors {
	getSelectionStart: () => { clientId?: string; attributeKey?: string };
}

interface Props {
	clientId: string;
	/** The name of the text that is the link. */
	text: string;
	label: string;
	children: ReactNode;
}

/** The link control at a text that is a link: opened in the toolbar, or by Ctrl+K in the text, as in WordPress' buttons. */
export function TextLink( { clientId, text, label, children }: Props ) {
	const [ anchor, setAnchor ] = useState< HTMLElement | null >( null );
	const isHere = useSelect(
		( select: ( store: string ) => unknown ) => {
			const start = ( select( 'core/block-editor' ) as Selectors ).getSelectionStart();

			return start.clientId === clientId && start.attributeKey === text;
		},
		[ clientId, text ]
	);

	useEffect( () => {
		const open = ( event: KeyboardEvent ) => {
			const element = elementOf( clientId, text );

			if ( isKeyboardEvent.primary( event as never, 'k' ) && element?.contains( event.target as Node ) ) {
				// Otherwise the command palette opens.
				event.preventDefault();
				setAnchor( element );
			}
		};
		// Its preview replaces the element under the caret.
		const within = isHere ? canvas() : null;

		within?.addEventListener( 'keydown', open, true );
		return () => within?.removeEventListener( 'keydown', open, true );
	}, [ isHere, clientId, text ] );

	return (
		<>
			{ isHere && (
				<BlockControls group="other">
					<ToolbarButton
						icon={ icon }
						label={ label }
						shortcut={ displayShortcut.primary( 'k' ) }
						onClick={ () => setAnchor( elementOf( clientId, text ) ) }
					/>
				</BlockControls>
			) }
			{ anchor && (
				<Popover
					anchor={ anchor }
					placement="bottom"
					shift
					focusOnMount="firstElement"
					onClose={ () => {
						setAnchor( null );
						anchor.focus();
					} }
				>
					{ children }
				</Popover>
			) }
		</>
	);
}

const elementOf = ( clientId: string, text: string ): HTMLElement | null =>
	canvas().querySelector( `[data-block="${ clientId }"] [data-wp-block-attribute-key="${ text }"]` );
