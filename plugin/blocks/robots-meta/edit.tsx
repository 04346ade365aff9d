// Over 20 lines: its chip shows each value as search engines read it.
import { select } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

/** As search engines read them, the same in every language. */
const DIRECTIVES: Record< string, string > = {
	noin: 'noindex',
	nofo: 'nofollow',
	noinfo: 'noindex, nofollow',
};

export const settings = edit< { value?: string } >( {
	panels: [
		select( 'value', {
			label: __( 'Search engines', 'hvac-blocks' ),
			options: {
				noin: __( 'Keep this page out of search results (noindex)', 'hvac-blocks' ),
				nofo: __( 'Do not follow the links (nofollow)', 'hvac-blocks' ),
				noinfo: __( 'Both (noindex, nofollow)', 'hvac-blocks' ),
			},
		} ),
	],
	chip: ( { value = 'noin' } ) => DIRECTIVES[ value ] ?? '–',
	empty: __(
		'This block tells search engines how to treat this page, as its settings say. Visitors see nothing of it.',
		'hvac-blocks'
	),
} );
