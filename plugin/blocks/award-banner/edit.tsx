// Over 20 lines: each of three designs has its own name.
import { is, link, picture, select, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
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
} );
