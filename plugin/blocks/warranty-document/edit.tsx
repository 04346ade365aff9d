import { file } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { lines } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { title: __( 'Type of unit', 'hvac-blocks' ), text: lines( __( 'What’s included', 'hvac-blocks' ) ) },
	panels: [
		file( 'english', { label: __( 'PDF in English', 'hvac-blocks' ) } ),
		file( 'french', { label: __( 'PDF in French', 'hvac-blocks' ) } ),
	],
} );
