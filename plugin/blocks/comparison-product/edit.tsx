// Over 20 lines: ten texts edited in place, the catalog, and three settings.
import { catalogProduct, isTyped } from '@client/editor/comparison/catalog-product';
import { link, picture, select, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';
import { productType } from '@client/editor/comparison/product-type';

export const settings = edit( {
	texts: {
		product_name: __( 'Name of the product', 'hvac-blocks' ),
		installment_cost: __( 'Installation cost', 'hvac-blocks' ),
		cooling_strength: __( 'Cooling strength', 'hvac-blocks' ),
		stages: __( 'Stages', 'hvac-blocks' ),
		speeds: __( 'Speeds', 'hvac-blocks' ),
		fuel_type: __( 'Fuel type', 'hvac-blocks' ),
		noise_level: __( 'Noise level', 'hvac-blocks' ),
		comfort_link_communication: __( 'ComfortLink communication', 'hvac-blocks' ),
		efficiency: __( 'Efficiency rating', 'hvac-blocks' ),
		energy_savings: __( 'Energy savings', 'hvac-blocks' ),
	},
	panels: [
		catalogProduct(),
		productType(),
		when( isTyped, link( 'product_link', { label: __( 'Link to the product', 'hvac-blocks' ) } ) ),
		when(
			isTyped,
			select( 'energy_star_qualified', {
				label: __( 'ENERGY STAR qualified', 'hvac-blocks' ),
				options: {
					'': __( 'Not specified', 'hvac-blocks' ),
					Yes: __( 'Yes', 'hvac-blocks' ),
					No: __( 'No', 'hvac-blocks' ),
				},
			} )
		),
		when( isTyped, picture( 'image', { hasDefault: true } ) ),
	],
} );
