import { link, picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { title: __( 'Title', 'hvac-blocks' ), text: rich( __( 'Text', 'hvac-blocks' ) ) },
	panels: [
		link( 'link', {
			text: 'title',
			help: __( 'Leave empty to link to the page about this topic.', 'hvac-blocks' ),
		} ),
		picture( 'image' ),
	],
} );
