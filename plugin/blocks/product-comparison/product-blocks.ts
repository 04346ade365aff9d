import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { FieldName } from './paste-layout';
import type { PastedProduct } from './pasted-products';

/** The columns' names in the editor's language. */
export const headings = (): Record< FieldName, string > => ( {
	product_type: __( 'Product type', 'hvac-blocks' ),
	product_name: __( 'Name of the product', 'hvac-blocks' ),
	product_link: __( 'Link to the product', 'hvac-blocks' ),
	image: __( 'Image', 'hvac-blocks' ),
	installment_cost: __( 'Installation cost', 'hvac-blocks' ),
	cooling_strength: __( 'Cooling strength', 'hvac-blocks' ),
	stages: __( 'Stages', 'hvac-blocks' ),
	fuel_type: __( 'Fuel type', 'hvac-blocks' ),
	speeds: __( 'Speeds', 'hvac-blocks' ),
	noise_level: __( 'Noise level', 'hvac-blocks' ),
	comfort_link_communication: __( 'ComfortLink communication', 'hvac-blocks' ),
	energy_savings: __( 'Energy savings', 'hvac-blocks' ),
	energy_star_qualified: __( 'ENERGY STAR qualified', 'hvac-blocks' ),
	efficiency: __( 'Efficiency rating', 'hvac-blocks' ),
	product_id: __( 'Model number', 'hvac-blocks' ),
} );

const escaped = ( words: string ): string =>
	words.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' ).replaceAll( '>', '&gt;' );

/** A cell is plain text; texts edited in place are stored as HTML. */
export const blockOf = ( { image, product_link: link, ...texts }: PastedProduct ) =>
	createBlock( 'hvac-blocks/comparison-product', {
		...Object.fromEntries( Object.entries( texts ).map( ( [ field, words ] ) => [ field, escaped( words ) ] ) ),
		...( link && { product_link: link } ),
		...( image && { image: Number( image ) } ),
		// Beside values of its own, a model number only leads back to the catalog.
		...( texts.product_id && texts.product_name && { typed: true } ),
	} );
