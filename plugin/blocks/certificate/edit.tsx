import { date, file } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		title: __( 'Title', 'hvac-blocks' ),
		buttonText: __( 'Button text', 'hvac-blocks' ),
		question: __( 'Line that opens the explanation', 'hvac-blocks' ),
		explanation: rich( __( 'Explanation', 'hvac-blocks' ) ),
	},
	panels: [
		file( 'pdf', { label: __( 'Certificate', 'hvac-blocks' ) } ),
		date( 'installedFrom', { label: __( 'First day of installation', 'hvac-blocks' ) } ),
		date( 'installedUntil', { label: __( 'Last day of installation', 'hvac-blocks' ) } ),
	],
} );
