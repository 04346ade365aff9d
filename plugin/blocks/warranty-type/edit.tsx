import { link, number } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { cardTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: cardTexts(),
	panels: [
		number( 'years', {
			label: __( 'Years of coverage', 'hvac-blocks' ),
			help: __( 'Enter 0 to hide the number.', 'hvac-blocks' ),
			min: 0,
			max: 25,
		} ),
		link( 'link', {
			text: 'linkText',
			help: __( 'Leave empty to link to the page for this warranty.', 'hvac-blocks' ),
		} ),
	],
} );
