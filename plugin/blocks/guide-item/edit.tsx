import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		line: emphasis( __( 'Summary', 'hvac-blocks' ) ),
		text: rich( __( 'Explanation', 'hvac-blocks' ) ),
	},
} );
