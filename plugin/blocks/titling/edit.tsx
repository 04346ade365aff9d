// Over 20 lines: the settings for search engines take ten.
import { advanced, is, level, select, text, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		titling_title: emphasis( __( 'Title', 'hvac-blocks' ) ),
		titling_subtitle: rich( __( 'Subtitle', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		advanced(
			select( 'schema', {
				label: __( 'Search engines', 'hvac-blocks' ),
				options: {
					'': __( 'No statement', 'hvac-blocks' ),
					term: __( 'This page explains a term', 'hvac-blocks' ),
					article: __( 'This page is an article', 'hvac-blocks' ),
				},
			} )
		),
		advanced( when( is( 'schema', 'term' ), text( 'term', { label: __( 'Term', 'hvac-blocks' ) } ) ) ),
	],
} );
