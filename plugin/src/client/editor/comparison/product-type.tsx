import { PanelBody, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ControlProps, Placed } from '../control';
import { tabNumberOf, TAB_NUMBERS, useLabels } from './types';

type Block = ControlProps< { product_type?: string } >;

const nameOf = ( number: number, labels: string[] ): string =>
	labels[ number - 1 ] ||
	/* translators: %d: the number of a tab. */
	sprintf( __( 'Tab %d', 'hvac-blocks' ), number );

/**
 * The tab of a product: chosen in the settings, shown above the product. Stored as a number, so that tabs can be
 * renamed.
 */
export const productType = (): Placed => ( {
	place: 'panel',
	Control: ( { attributes: { product_type: type = '' }, setAttributes }: Block ) => {
		const labels = useLabels();
		const number = tabNumberOf( type, labels );
		const options = TAB_NUMBERS.map( ( each ) => ( { value: String( each ), label: nameOf( each, labels ) } ) );
		const other = { value: type, label: type === '' ? '–' : type };

		return (
			<PanelBody title={ __( 'Tab', 'hvac-blocks' ) }>
				<SelectControl
					__next40pxDefaultSize
					label={ __( 'Product type', 'hvac-blocks' ) }
					value={ number ? String( number ) : type }
					options={
						number || TAB_NUMBERS.some( ( each ) => String( each ) === type )
							? options
							: [ other, ...options ]
					}
					onChange={ ( chosen ) => setAttributes( { product_type: chosen } ) }
				/>
			</PanelBody>
		);
	},
	OnBlock: ( { attributes: { product_type: type = '' } }: Block ) => {
		const labels = useLabels();
		const number = tabNumberOf( type, labels );

		return (
			<p className="hvac-comparison-product__type" contentEditable={ false }>
				{ number ? nameOf( number, labels ) : type }
			</p>
		);
	},
} );
