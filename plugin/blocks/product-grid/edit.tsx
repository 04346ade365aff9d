// Over 20 lines: five settings.
import { level, select, text, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { categoryTexts } from '@client/editor/product-categories';
import { sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: sectionTexts(),
	panels: [
		select( 'category', {
			label: __( 'Category', 'hvac-blocks' ),
			options: { '': __( 'All products', 'hvac-blocks' ), ...categoryTexts() },
		} ),
		text( 'ids', {
			label: __( 'Only these model numbers', 'hvac-blocks' ),
			help: __(
				'Separate them with commas. They are shown in this order, whatever their category.',
				'hvac-blocks'
			),
		} ),
		toggle( 'filters', { label: __( 'Filters', 'hvac-blocks' ) } ),
		toggle( 'compare', { label: __( 'Visitors can compare products', 'hvac-blocks' ) } ),
		level(),
	],
} );
