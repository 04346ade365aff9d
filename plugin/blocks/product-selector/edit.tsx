import { oneOfEach } from '@client/editor/children';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sectionTexts } from '@client/editor/texts';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: sectionTexts(),
	panels: [ level() ],
	inner: oneOfEach( 'product-selector-item', 'category' ),
} );
