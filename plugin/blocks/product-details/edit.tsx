import { level, text } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	panels: [
		level(),
		text( 'productId', {
			label: __( 'Model number', 'hvac-blocks' ),
			help: __( 'Leave empty to show the product that the page belongs to.', 'hvac-blocks' ),
		} ),
	],
	hint: __( 'Visitors see the product that the page belongs to. Here is an example.', 'hvac-blocks' ),
} );
