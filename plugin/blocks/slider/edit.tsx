// Over 20 lines: a new slider starts with four slides and their texts.
import type { Template } from '@client/editor/children';
import { level, text } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sliderSettings } from '@client/editor/slider-settings';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

const slide = ( title: string, words: string ): Template[ 0 ] => [
	'hvac-blocks/slide',
	{},
	[
		[ 'core/heading', { level: 3, content: title } ],
		[ 'core/paragraph', { content: words } ],
	],
];

export const settings = edit( {
	view: View,
	texts: { heading: emphasis( __( 'Heading', 'hvac-blocks' ) ) },
	panels: [
		level(),
		text( 'label', {
			label: __( 'Name of the slider', 'hvac-blocks' ),
			help: __( 'Screen readers announce it. Leave empty to use the heading.', 'hvac-blocks' ),
		} ),
		sliderSettings(),
	],
	inner: () => [
		slide(
			__( 'Air conditioners', 'hvac-blocks' ),
			__( 'Even comfort in every room on the hottest days of the year.', 'hvac-blocks' )
		),
		slide(
			__( 'Furnaces', 'hvac-blocks' ),
			__( 'Steady warmth from a system that is sized for your home.', 'hvac-blocks' )
		),
		slide(
			__( 'Heat pumps', 'hvac-blocks' ),
			__( 'Heating and cooling in one efficient system, all year round.', 'hvac-blocks' )
		),
		slide(
			__( 'Indoor air quality', 'hvac-blocks' ),
			__( 'Cleaner air and the right humidity, in every room and every season.', 'hvac-blocks' )
		),
	],
	hint: __( 'All slides are shown here so that you can edit them. On the page they slide.', 'hvac-blocks' ),
} );
