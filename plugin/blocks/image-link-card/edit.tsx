// Over 20 lines: a link, a picture, its alternative text, and what it turns into.
import { level, link, picture, text } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { mediaAndText } from './pair';

export const settings = edit( {
	pairs: [ mediaAndText ],
	texts: {
		link_label: __( 'Label', 'hvac-blocks' ),
		description_text: rich( __( 'Description', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		link( 'link_href', { text: 'link_label' } ),
		picture( 'image', { hasDefault: true } ),
		text( 'alt_text', {
			label: __( 'Alternative text', 'hvac-blocks' ),
			help: __( 'Used here instead of the text from the media library.', 'hvac-blocks' ),
		} ),
	],
} );
