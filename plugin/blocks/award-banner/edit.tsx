// Over 20 lines: each of three designs has its own name, and one text has a hint.
import { is, link, picture, select, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

interface Attributes {
	selectedAward?: string;
	awardText?: string;
}

export const settings = edit< Attributes >( {
	texts: {
		awardText: emphasis( __( 'Award', 'hvac-blocks' ) ),
		awardDetailsText: emphasis( __( 'Details', 'hvac-blocks' ) ),
		awardDetailsSup: __( 'Footnote mark', 'hvac-blocks' ),
	},
	panels: [
		select( 'selectedAward', {
			label: __( 'Design', 'hvac-blocks' ),
			options: {
				awardV1: __( 'With an image', 'hvac-blocks' ),
				awardV2: __( 'Between laurels', 'hvac-blocks' ),
				awardV3: __( 'One line, for 2025', 'hvac-blocks' ),
			},
		} ),
		link( 'awardDetailsLink', { text: 'awardDetailsText', label: __( 'Link to the details', 'hvac-blocks' ) } ),
		when( is( 'selectedAward', 'awardV1' ), picture( 'image', { hasDefault: true } ) ),
	],
	hint: ( { selectedAward, awardText } ) =>
		awardText === undefined && selectedAward !== 'awardV3'
			? __( 'Check this text before you publish: it says 9 years, and 2015 through 2024 are ten.', 'hvac-blocks' )
			: undefined,
} );
