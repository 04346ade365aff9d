// Over 20 lines: six texts and six settings.
import { alignment, level, overlay, picture, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { cover } from './pair';

export const settings = edit( {
	pairs: [ cover ],
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
		alignment( 'text_alignment', __( 'Text alignment', 'hvac-blocks' ) ),
		toggle( 'width_50%', { label: __( 'Half width on wide screens', 'hvac-blocks' ) } ),
		picture( 'background_image_large', { label: __( 'Background image', 'hvac-blocks' ), hasDefault: true } ),
		picture( 'background_image_small', { label: __( 'Background image on small screens', 'hvac-blocks' ) } ),
		overlay( __( 'Darkens the picture. The overlay has the background color.', 'hvac-blocks' ), 'center left' ),
	],
	hint: __( 'The dialogs lead to the pages "register" and "lookup" below this page.', 'hvac-blocks' ),
} );
