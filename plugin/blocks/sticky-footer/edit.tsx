import { link } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: { text: emphasis( __( 'Text', 'hvac-blocks' ) ), button_text: __( 'Button text', 'hvac-blocks' ) },
	panels: [
		link( 'button_url', {
			text: 'button_text',
			label: __( 'Link', 'hvac-blocks' ),
			help: __( 'Leave empty to link to the list of dealers.', 'hvac-blocks' ),
		} ),
	],
	inner: [],
	hint: __(
		'On the page, this bar stays at the bottom of the screen until the content ends. To stop it earlier, add an End of content block here or anywhere on the page.',
		'hvac-blocks'
	),
} );
