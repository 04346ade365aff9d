import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

/** Keeps the focus in the control of a button that may go with what it does: returns what puts it on the first one that takes it. */
export function keepFocus( button: Element ): () => void {
	const around = [ '.components-base-control', '.components-panel__body' ].map( ( each ) => button.closest( each ) );

	// The control is drawn anew first, and may be another one.
	return () =>
		void setTimeout( () => {
			const control = around.find( ( each ) => each?.isConnected );

			if ( ! control?.contains( control.ownerDocument.activeElement ) ) {
				control
					?.querySelector< HTMLElement >( 'button:not(.components-panel__body-toggle), [tabindex="0"]' )
					?.focus();
			}
		} );
}

/** Keeps the focus in a control whose button goes with its press. */
export const staying =
	( press: () => void ) =>
	( { currentTarget }: MouseEvent ): void => {
		const keep = keepFocus( currentTarget );

		press();
		keep();
	};

/** A button that removes a file. */
export const Remove = ( { remove }: { remove: () => void } ) => (
	<Button
		__next40pxDefaultSize
		isDestructive
		onClick={ staying( () => {
			remove();
			speak( _x( 'Removed', 'a picture or file', 'hvac-blocks' ), 'assertive' );
		} ) }
	>
		{ __( 'Remove', 'hvac-blocks' ) }
	</Button>
);
