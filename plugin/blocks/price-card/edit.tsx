import { amount, link, picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { cardTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { ...cardTexts(), label: __( 'Label above the price', 'hvac-blocks' ) },
	panels: [
		amount( 'price', {
			label: __( 'Price in dollars', 'hvac-blocks' ),
			help: __( 'Leave empty for the price of this kind of system. 0 shows no price.', 'hvac-blocks' ),
		} ),
		link( 'link', {
			text: 'linkText',
			help: __( 'Leave empty to link to the page about this kind of system.', 'hvac-blocks' ),
		} ),
		picture( 'image', { hasDefault: true } ),
	],
} );
