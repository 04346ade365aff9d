import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		titling_title: emphasis( __( 'Title', 'hvac-blocks' ) ),
		titling_subtitle: rich( __( 'Subtitle', 'hvac-blocks' ) ),
	},
	panels: [ level() ],
} );
