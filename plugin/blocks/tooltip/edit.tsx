import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		content: emphasis( __( 'Words', 'hvac-blocks' ) ),
		tooltip_content: rich( __( 'Explanation', 'hvac-blocks' ) ),
	},
} );
