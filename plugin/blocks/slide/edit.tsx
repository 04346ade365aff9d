import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	inner: [
		[ 'core/heading', { level: 3, placeholder: __( 'Title', 'hvac-blocks' ) } ],
		[ 'core/paragraph', { placeholder: __( 'Text, or any other blocks', 'hvac-blocks' ) } ],
	],
} );
