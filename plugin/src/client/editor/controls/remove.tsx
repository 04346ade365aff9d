import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

/** Keeps the focus in a control whose button goes with its press: on the control's first one that takes it. */
export function staying( press: () => void ) {
	return ( { currentTarget: button }: MouseEvent ) => {
		const control = button.closest( '.components-panel__body, .components-base-control' );

		press();
		setTimeout( () => {
			control
				?.querySelector< HTMLElement >( 'button:not(.components-panel__body-toggle), [tabindex="0"]' )
				?.focus();
		} );
	};
}

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
