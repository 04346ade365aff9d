import { is, isNot, level, select, toggle, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { placeholder, samplesHint, searchTexts } from '@client/editor/search';
import { sliderSettings } from '@client/editor/slider-settings';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import type { Props } from './types';
import { View } from './view';

interface Attributes {
	variant?: Props[ 'variant' ];
}

const dialogTexts = () => ( {
	modalTitle: emphasis( __( 'ZIP dialog title', 'hvac-blocks' ) ),
	allDealers: __( 'All dealers link', 'hvac-blocks' ),
} );

export const settings = edit< Attributes, Props >( {
	view: View,
	texts: ( { variant } ) => ( {
		...searchTexts(),
		resultsHeading: emphasis( __( 'Results heading', 'hvac-blocks' ) ),
		...( variant === 'test' && dialogTexts() ),
	} ),
	panels: [
		level(),
		select( 'variant', {
			label: __( 'Search type', 'hvac-blocks' ),
			options: {
				finder: __( 'List and map', 'hvac-blocks' ),
				test: __( 'ZIP dialog, then list and map', 'hvac-blocks' ),
				slider: __( 'Slider', 'hvac-blocks' ),
			},
		} ),
		when( isNot( 'variant', 'slider' ), toggle( 'showFilters', { label: __( 'Show filters', 'hvac-blocks' ) } ) ),
		placeholder(),
		// The same as in props.php.
		when( is( 'variant', 'slider' ), sliderSettings( { mobile: { slides_per_view: '1.1' } } ) ),
	],
	hint: ( { variant } ) =>
		variant === 'test'
			? __(
					'These are sample dealers. On the page, visitors first enter their ZIP code in a dialog that opens on load.',
					'hvac-blocks'
				)
			: samplesHint(),
} );
