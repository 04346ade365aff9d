import { level, select, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { placeholder, samplesHint, searchTexts } from '@client/editor/search';
import { sliderSettings } from '@client/editor/slider-settings';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: searchTexts(),
	panels: [
		level(),
		toggle( 'useTraneInfo', {
			label: __( 'Use the manufacturer’s own dealer information', 'hvac-blocks' ),
			help: __( 'Searches for campaign dealers on any page.', 'hvac-blocks' ),
		} ),
		select( 'numberType', {
			label: __( 'Phone number', 'hvac-blocks' ),
			options: {
				'': __( 'Tracked number, if call tracking is on', 'hvac-blocks' ),
				dealer: __( 'The dealer’s own number', 'hvac-blocks' ),
			},
		} ),
		placeholder(),
		sliderSettings( { mobile: { slides_per_view: '1.1' } } ),
	],
	hint: samplesHint(),
} );
