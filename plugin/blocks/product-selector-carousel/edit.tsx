import { oneOfEach } from '@client/editor/children';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sliderSettings } from '@client/editor/slider-settings';
import { sectionTexts } from '@client/editor/texts';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: sectionTexts(),
	panels: [ level(), sliderSettings( { mobile: { slides_per_view: '1.15' }, tablet: { slides_per_view: '2.3' } } ) ],
	inner: oneOfEach( 'product-selector-item', 'category' ),
} );
