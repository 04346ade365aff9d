import { post } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	panels: [
		post( 'link', {
			label: __( 'Article', 'hvac-blocks' ),
			help: __( 'Type a word of its title.', 'hvac-blocks' ),
		} ),
	],
	empty: __( 'Choose a published article in the settings of this block.', 'hvac-blocks' ),
} );
