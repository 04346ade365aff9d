import { level, select, toggle, when } from '@client/editor/controls';
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
	modalTitle: emphasis( __( 'Title of the ZIP dialog', 'hvac-blocks' ) ),
	allDealers: __( 'Link to all dealers', 'hvac-blocks' ),
} );

const isSlider = ( { variant }: Attributes ) => variant === 'slider';

export const settings = edit< Attributes, Props >( {
	view: View,
	texts: ( { variant } ) => ( {
		...searchTexts(),
		resultsHeading: emphasis( __( 'Heading of the results', 'hvac-blocks' ) ),
		...( variant === 'test' && dialogTexts() ),
	} ),
	panels: [
		level(),
		select( 'variant', {
			label: __( 'Kind of search', 'hvac-blocks' ),
			options: {
				finder: __( 'List and map', 'hvac-blocks' ),
				test: __( 'ZIP dialog, then list and map', 'hvac-blocks' ),
				slider: __( 'Slider', 'hvac-blocks' ),
			},
		} ),
		when(
			( { variant }: Attributes ) => variant !== 'slider',
			toggle( 'showFilters', { label: __( 'Show filters', 'hvac-blocks' ) } )
		),
		placeholder(),
		// As in props.php.
		when( isSlider, sliderSettings( { mobile: { slides_per_view: '1.1' } } ) ),
	],
	hint: ( { variant } ) =>
		variant === 'test'
			? __(
					'The dealers here are samples. On the page, the ZIP entry is a dialog over the page, open at first.',
					'hvac-blocks'
				)
			: samplesHint(),
} );
