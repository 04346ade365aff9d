// Over 20 lines: the link is at the text of the button.
import { link, picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		text: __( 'Category', 'hvac-blocks' ),
		details: rich( __( 'Details', 'hvac-blocks' ) ),
		handCopy: emphasis( __( 'Feature: comfort', 'hvac-blocks' ) ),
		exclusiveCopy: emphasis( __( 'Feature: what sets it apart', 'hvac-blocks' ) ),
		energyCopy: emphasis( __( 'Feature: energy', 'hvac-blocks' ) ),
		viewAll: __( 'Link text', 'hvac-blocks' ),
	},
	panels: [
		link( 'href', {
			text: 'viewAll',
			help: __( 'Leave empty to link to the page about this category.', 'hvac-blocks' ),
		} ),
		picture( 'imageUrl', { hasDefault: true } ),
	],
} );
