import { picture, text } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: { text: __( 'Link text', 'hvac-blocks' ) },
	panels: [
		text( 'url', {
			label: __( 'Address of the video or of a page', 'hvac-blocks' ),
			help: __(
				'A video on YouTube, Vimeo or Wistia plays over the page. Any other address is a link. Leave empty to link to the smart home app.',
				'hvac-blocks'
			),
			type: 'url',
		} ),
		picture( 'picture', {
			label: __( 'Preview image', 'hvac-blocks' ),
			help: __( 'Without one, the page gets the image of the video when you save.', 'hvac-blocks' ),
			hasDefault: true,
		} ),
	],
} );
