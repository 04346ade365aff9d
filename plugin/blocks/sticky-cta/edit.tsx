import { link } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { button_text: __( 'Button text', 'hvac-blocks' ) },
	panels: [
		link( 'button_url', {
			text: 'button_text',
			help: __( 'Leave empty to link to the recommendation tool.', 'hvac-blocks' ),
		} ),
	],
	hint: __( 'On the page, this button stays at the bottom of the screen.', 'hvac-blocks' ),
} );
