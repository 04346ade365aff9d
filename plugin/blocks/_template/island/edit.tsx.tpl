import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		text: rich( __( 'Text', 'hvac-blocks' ) ),
	},
	panels: [ level() ],
} );
