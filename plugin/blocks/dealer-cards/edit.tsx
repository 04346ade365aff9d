import { isNot, level, number, toggle, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sentAs } from '@client/editor/form';
import { placeholder, searchTexts } from '@client/editor/search';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: searchTexts(),
	panels: [
		level(),
		toggle( 'solo', { label: __( 'Nearest dealer only', 'hvac-blocks' ) } ),
		when( isNot( 'solo' ), number( 'count', { label: __( 'Dealers shown', 'hvac-blocks' ), min: 1, max: 12 } ) ),
		sentAs(),
		placeholder(),
	],
	hint: __(
		'These are sample dealers. On the page, visitors see dealers near the place they enter. On a single-dealer site, they see that dealer.',
		'hvac-blocks'
	),
} );
