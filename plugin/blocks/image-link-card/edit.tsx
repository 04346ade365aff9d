import { level, link, picture, text } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		link_label: __( 'Label', 'hvac-blocks' ),
		description_text: rich( __( 'Description', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		link( 'link_href' ),
		picture( 'image', { hasDefault: true } ),
		text( 'alt_text', {
			label: __( 'Alternative text', 'hvac-blocks' ),
			help: __( 'Takes the place of the text that the image has elsewhere.', 'hvac-blocks' ),
		} ),
	],
} );
