import { link } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: { text: emphasis( __( 'Text', 'hvac-blocks' ) ), buttonLabel: __( 'Link text', 'hvac-blocks' ) },
	panels: [
		link( 'buttonLink', {
			text: 'buttonLabel',
			help: __( 'Leave empty to link to the page for service appointments.', 'hvac-blocks' ),
		} ),
	],
	hint: __( 'Visitors who close this banner see it again only after you change it.', 'hvac-blocks' ),
} );
