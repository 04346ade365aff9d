import { level, picture, select, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		sub_heading: rich( __( 'Subheading', 'hvac-blocks' ) ),
		button_left_text: __( 'Text of the left button', 'hvac-blocks' ),
		button_right_text: __( 'Text of the right button', 'hvac-blocks' ),
		register_text: rich( __( 'Text of the registration dialog', 'hvac-blocks' ) ),
		lookup_text: rich( __( 'Text of the lookup dialog', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		select( 'text_alignment', {
			label: __( 'Text alignment', 'hvac-blocks' ),
			options: {
				left: __( 'Left', 'hvac-blocks' ),
				center: __( 'Center', 'hvac-blocks' ),
				right: __( 'Right', 'hvac-blocks' ),
			},
		} ),
		toggle( 'width_50%', { label: __( 'Half width on wide screens', 'hvac-blocks' ) } ),
		picture( 'background_image_large', { label: __( 'Background image', 'hvac-blocks' ), hasDefault: true } ),
		picture( 'background_image_small', { label: __( 'Background image on small screens', 'hvac-blocks' ) } ),
	],
	hint: __(
		'The buttons open the dialogs below. Their links lead to "register" and "lookup" below this page.',
		'hvac-blocks'
	),
} );
