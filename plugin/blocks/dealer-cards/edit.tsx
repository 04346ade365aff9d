import { level, number, toggle, when } from '@client/editor/controls';
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
		toggle( 'solo', { label: __( 'Only the nearest dealer', 'hvac-blocks' ) } ),
		when(
			( { solo }: { solo?: boolean } ) => ! solo,
			number( 'count', { label: __( 'Dealers shown', 'hvac-blocks' ), min: 1, max: 12 } )
		),
		sentAs(),
		placeholder(),
	],
	hint: __(
		'The dealers here are samples. On the page, visitors see those near the place they enter; on the site of one dealer they see that dealer.',
		'hvac-blocks'
	),
} );
