import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { oneOfEach } from '@client/editor/children';
import { emphasis, rich, sectionTexts } from '@client/editor/texts';
import { __, sprintf } from '@wordpress/i18n';
import { EditorView } from './editor-view';
import { table } from './pair';
import { TAB_NUMBERS } from '@client/editor/comparison/types';

/** The samples' types, in the order of the tabs. */
const SAMPLES = [ 'ac', 'hp', 'furnace', 'handler', 'ductless', 'packaged', 'oil' ];

export const settings = edit( {
	pairs: [ table ],
	view: EditorView,
	texts: {
		...sectionTexts(),
		...Object.fromEntries(
			TAB_NUMBERS.map( ( number ) => [
				`menu_label_${ number }`,
				/* translators: %d: the number of a tab. */
				sprintf( __( 'Name of tab %d', 'hvac-blocks' ), number ),
			] )
		),
		costsHeading: __( 'Text of the first button', 'hvac-blocks' ),
		costsText: rich( __( 'Text about installation costs', 'hvac-blocks' ) ),
		includedHeading: __( 'Text of the second button', 'hvac-blocks' ),
		includedText: emphasis( __( 'What is included', 'hvac-blocks' ) ),
		excludedText: emphasis( __( 'What is not included', 'hvac-blocks' ) ),
		note: rich( __( 'Note', 'hvac-blocks' ) ),
	},
	panels: [ level() ],
	orientation: 'horizontal',
	inner: oneOfEach( 'comparison-product', 'sample', ( sample ) => ( {
		product_type: String( SAMPLES.indexOf( sample.split( '-' )[ 0 ] ?? '' ) + 1 ),
	} ) ),
} );
