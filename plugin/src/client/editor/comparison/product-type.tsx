import { PanelBody, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ControlProps, Placed } from '../control';
import { isTyped } from './catalog-product';
import { tabNumberOf, TAB_NUMBERS, useTabs } from './types';

type Block = ControlProps< { product_type?: string; product_id?: string; typed?: boolean } >;

const nameOf = ( number: number, labels: string[] ): string =>
	labels[ number - 1 ] ||
	/* translators: %d: the number of a tab. */
	sprintf( __( 'Tab %d', 'hvac-blocks' ), number );

/**
 * The tab of a product: chosen in the settings if its values are typed, else the catalog's. Stored as a number, so that
 * tabs can be renamed.
 */
export const productType = (): Placed => ( {
	place: 'panel',
	Control: ( { attributes, setAttributes }: Block ) => {
		const { product_type: type = '' } = attributes;
		const { labels } = useTabs();
		const number = tabNumberOf( type, labels );
		const options = TAB_NUMBERS.map( ( each ) => ( { value: String( each ), label: nameOf( each, labels ) } ) );
		const other = { value: type, label: type === '' ? '–' : type };

		return isTyped( attributes ) ? (
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
		) : null;
	},
	OnBlock: ( { clientId, attributes: { product_type: type = '' } }: Block ) => {
		const { labels, chosen, first } = useTabs();
		const number = tabNumberOf( type, labels );

		return labels.length > 0 ? (
			<p
				className="hvac-comparison-product__type"
				data-place={ placeOf( number, chosen, clientId === first ) }
				contentEditable={ false }
			>
				{ number ? '' : type || '–' }
			</p>
		) : null;
	},
} );

/** Where a product is in the table of the chosen tab. One without a tab is in all of them, so that it is not lost. */
const placeOf = ( number: number | undefined, chosen: number, isFirst: boolean ): 'first' | 'next' | 'elsewhere' => {
	if ( number !== undefined && number !== chosen ) {
		return 'elsewhere';
	}
	return isFirst ? 'first' : 'next';
};
