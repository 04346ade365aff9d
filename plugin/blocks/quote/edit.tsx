import { picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, lines } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		sup_title: __( 'Line above the title', 'hvac-blocks' ),
		title: emphasis( __( 'Title', 'hvac-blocks' ) ),
		quote: lines( emphasis( __( 'Quote', 'hvac-blocks' ) ) ),
		author: __( 'Who says it', 'hvac-blocks' ),
	},
	panels: [ picture( 'background_image', { label: __( 'Background image', 'hvac-blocks' ) } ) ],
} );
