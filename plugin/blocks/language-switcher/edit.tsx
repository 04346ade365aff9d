import { select, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	panels: [
		select( 'names', {
			label: __( 'Names', 'hvac-blocks' ),
			options: {
				full: __( 'English, Español, Français', 'hvac-blocks' ),
				short: __( 'EN, ES, FR', 'hvac-blocks' ),
			},
		} ),
		select( 'alignment', {
			label: __( 'Alignment', 'hvac-blocks' ),
			options: {
				left: __( 'Left', 'hvac-blocks' ),
				center: __( 'Center', 'hvac-blocks' ),
				right: __( 'Right', 'hvac-blocks' ),
			},
		} ),
		toggle( 'icon', { label: __( 'Show a globe', 'hvac-blocks' ) } ),
	],
	hint: __(
		'A link leads to the same page in that language, or to the home page where there is none.',
		'hvac-blocks'
	),
} );
