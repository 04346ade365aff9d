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
			options: { stacked: __( 'Stacked', 'hvac-blocks' ), inline: __( 'In one line', 'hvac-blocks' ) },
		} ),
		placeholder(),
		link( 'target', {
			label: __( 'Page with the dealers', 'hvac-blocks' ),
			help: __( 'Empty: the dealer locator in the language of the page.', 'hvac-blocks' ),
		} ),
	],
} );
