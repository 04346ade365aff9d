import { amount, link, picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		title: __( 'Title', 'hvac-blocks' ),
		text: rich( __( 'Text', 'hvac-blocks' ) ),
		label: __( 'Words above the price', 'hvac-blocks' ),
		linkText: __( 'Link text', 'hvac-blocks' ),
	},
	panels: [
		amount( 'price', {
			label: __( 'Price in dollars', 'hvac-blocks' ),
			help: __( 'Leave empty for the price of this kind of system. 0 shows no price.', 'hvac-blocks' ),
		} ),
		link( 'link', {
			label: __( 'Link', 'hvac-blocks' ),
			help: __( 'Leave empty to link to the page about this kind of system.', 'hvac-blocks' ),
		} ),
		picture( 'image', { label: __( 'Image', 'hvac-blocks' ), hasDefault: true } ),
	],
} );
