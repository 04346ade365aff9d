// Over 20 lines: the nine categories of the catalog, and five settings.
import { level, select, text, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

/** By value, as in `contracts/product.json`. */
const categories = () => ( {
	'': __( 'All products', 'hvac-blocks' ),
	'air-conditioners': __( 'Air conditioners', 'hvac-blocks' ),
	'heat-pumps': __( 'Heat pumps', 'hvac-blocks' ),
	furnaces: __( 'Furnaces', 'hvac-blocks' ),
	'air-handlers': __( 'Air handlers', 'hvac-blocks' ),
	'ductless-systems': __( 'Ductless systems', 'hvac-blocks' ),
	'packaged-systems': __( 'Packaged systems', 'hvac-blocks' ),
	'oil-furnaces': __( 'Oil furnaces', 'hvac-blocks' ),
	coils: __( 'Coils', 'hvac-blocks' ),
	'indoor-air-quality': __( 'Indoor air quality', 'hvac-blocks' ),
} );

export const settings = edit( {
	texts: sectionTexts(),
	panels: [
		select( 'category', {
			label: __( 'Category', 'hvac-blocks' ),
			options: categories(),
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
