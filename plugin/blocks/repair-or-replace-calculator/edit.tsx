import { amount, level, link, number, text } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich, sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: {
		...sectionTexts(),
		button: __( 'Button text', 'hvac-blocks' ),
		replaceAdvice: rich( __( 'Advice to replace', 'hvac-blocks' ) ),
		repairAdvice: rich( __( 'Advice to repair', 'hvac-blocks' ) ),
		ageHelp: rich( __( 'How to find the age', 'hvac-blocks' ) ),
		estimateHelp: rich( __( 'How to get an estimate', 'hvac-blocks' ) ),
		safety: rich( __( 'Safety notice', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		amount( 'threshold', {
			label: __( 'Replace from', 'hvac-blocks' ),
			help: __( 'Dollars: the age in years times the repair estimate.', 'hvac-blocks' ),
			min: 1,
			step: 1,
		} ),
		text( 'ages', {
			label: __( 'Ages to choose from', 'hvac-blocks' ),
			help: __( 'Years, separated by commas. Leave empty for 0 to 20.', 'hvac-blocks' ),
		} ),
		text( 'estimates', {
			label: __( 'Estimates to choose from', 'hvac-blocks' ),
			help: __( 'Dollars, separated by commas. Leave empty for $100 to $2,000.', 'hvac-blocks' ),
		} ),
		number( 'loadingTime', { label: __( 'Seconds until the result', 'hvac-blocks' ), min: 0, max: 10 } ),
		link( 'wizard', {
			label: __( 'Recommendation page', 'hvac-blocks' ),
			help: __( 'Leave empty to use the system recommendation tool in the page’s language.', 'hvac-blocks' ),
		} ),
	],
} );
