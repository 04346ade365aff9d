import { level, text, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: __( 'Heading', 'hvac-blocks' ),
		buttonText: __( 'Button text', 'hvac-blocks' ),
		hours: __( 'Hours', 'hvac-blocks' ),
		text: rich( __( 'Text', 'hvac-blocks' ) ),
		safety: rich( __( 'Safety notice (empty: none)', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		toggle( 'urgent', {
			label: __( 'For emergencies', 'hvac-blocks' ),
			help: __( 'No heat, no cooling, or a smell of gas: other words and colors.', 'hvac-blocks' ),
		} ),
		text( 'phone', {
			type: 'tel',
			label: __( 'Phone number', 'hvac-blocks' ),
			help: __( 'Empty: the support phone number of the settings.', 'hvac-blocks' ),
		} ),
	],
} );
