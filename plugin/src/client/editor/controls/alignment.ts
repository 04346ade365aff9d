import { __ } from '@wordpress/i18n';
import { select } from './fields';

/** Left, center or right. */
export const alignment = < Name extends string >( name: Name, label: string = __( 'Alignment', 'hvac-blocks' ) ) =>
	select( name, {
		label,
		options: {
			left: __( 'Left', 'hvac-blocks' ),
			center: __( 'Center', 'hvac-blocks' ),
			right: __( 'Right', 'hvac-blocks' ),
		},
	} );
