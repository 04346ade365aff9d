import { alignment, select, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	panels: [
		select( 'names', {
			label: __( 'Names', 'hvac-blocks' ),
			help: __( 'Each link leads to the same page in that language, or else to the home page.', 'hvac-blocks' ),
			options: {
				full: __( 'English, Español, Français', 'hvac-blocks' ),
				short: __( 'EN, ES, FR', 'hvac-blocks' ),
			},
		} ),
		alignment( 'alignment' ),
		toggle( 'icon', { label: __( 'Show a globe', 'hvac-blocks' ) } ),
	],
} );
