import { level, select } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: {
		title: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
		button: __( 'Text on the button that opens the wizard', 'hvac-blocks' ),
	},
	panels: [
		level(),
		select( 'mode', {
			label: __( 'Presentation', 'hvac-blocks' ),
			options: {
				normal: __( 'Dialog over the page', 'hvac-blocks' ),
				bottom: __( 'Sheet at the lower edge', 'hvac-blocks' ),
				system: __( 'In the page', 'hvac-blocks' ),
			},
		} ),
	],
	hint: __(
		'Visitors see one question at a time. A cookie of your experiment can choose which are asked: see the settings.',
		'hvac-blocks'
	),
} );
