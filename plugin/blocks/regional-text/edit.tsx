import { select } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: {
		north_campaign_text: rich( __( 'Northern text', 'hvac-blocks' ) ),
		south_campaign_text: rich( __( 'Southern text', 'hvac-blocks' ) ),
	},
	panels: [
		select( 'default_region', {
			label: __( 'Text for visitors whose region is not known', 'hvac-blocks' ),
			options: {
				north: __( 'Northern text', 'hvac-blocks' ),
				south: __( 'Southern text', 'hvac-blocks' ),
			},
		} ),
	],
	hint: __(
		'Visitors see one of these texts, once they have entered a ZIP code anywhere on the site. The plugin’s settings list the northern states and provinces.',
		'hvac-blocks'
	),
} );
