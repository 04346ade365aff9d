import { level, link, select } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { placeholder, searchTexts } from '@client/editor/search';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: searchTexts(),
	panels: [
		level(),
		select( 'layout', {
			label: __( 'Layout', 'hvac-blocks' ),
			options: { stacked: __( 'Stacked', 'hvac-blocks' ), inline: __( 'Inline', 'hvac-blocks' ) },
		} ),
		placeholder(),
		link( 'target', {
			label: __( 'Dealer page', 'hvac-blocks' ),
			help: __(
				'A page of this site. Leave empty to use the dealer locator in the page’s language.',
				'hvac-blocks'
			),
		} ),
	],
} );
