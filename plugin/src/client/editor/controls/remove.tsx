import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';

/** A button that removes a file. It goes with the file: the focus stays in the control, on its first button. */
export function Remove( { remove }: { remove: () => void } ) {
	const press = ( { currentTarget: button }: MouseEvent ) => {
		const control = button.closest( '.components-panel__body, .components-base-control' );

		remove();
		speak( __( 'Removed', 'hvac-blocks' ), 'assertive' );
		setTimeout( () => {
			control?.querySelector< HTMLElement >( 'button:not(.components-panel__body-toggle)' )?.focus();
		} );
	};

	return (
		<Button __next40pxDefaultSize isDestructive onClick={ press }>
			{ __( 'Remove', 'hvac-blocks' ) }
		</Button>
	);
}
