// Over 20 lines: six texts.
import { amount, link, picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		title: __( 'Title', 'hvac-blocks' ),
		text: rich( __( 'Text', 'hvac-blocks' ) ),
		claim: emphasis( __( 'Claim', 'hvac-blocks' ) ),
		footnote: rich( __( 'Footnote', 'hvac-blocks' ) ),
		question: __( 'Line that opens the explanation', 'hvac-blocks' ),
		details: rich( __( 'Explanation', 'hvac-blocks' ) ),
	},
	panels: [
		amount( 'figure', {
			label: __( 'Figure in the claim', 'hvac-blocks' ),
			help: __(
				'Percent, square feet or months. Leave empty for the manufacturer’s number. A claim you wrote yourself keeps its own figure.',
				'hvac-blocks'
			),
		} ),
		link( 'link', { help: __( 'Leave empty to link to the page about indoor air quality.', 'hvac-blocks' ) } ),
		picture( 'image', { hasDefault: true } ),
	],
} );
