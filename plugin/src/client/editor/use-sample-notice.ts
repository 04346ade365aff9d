import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

type Attributes = Record< string, unknown >;

interface BlockSelectors {
	getBlocks: ( parent: string ) => Array< { attributes: Attributes } >;
}

// As `file()` stores it and `Media\Document` reads it.
const isSample = ( value: unknown ): boolean =>
	typeof value === 'object' && value !== null && 'sample' in value && ! ( 'id' in value );

// `hvac-blocks/quote`, until its text and name are a customer's.
const isSampleQuote = ( { sample, quote, author }: Attributes ): boolean =>
	typeof sample === 'string' && sample !== '' && ( quote === undefined || author === undefined );

const OF_A_PRODUCT = [
	'product_name',
	'installment_cost',
	'cooling_strength',
	'stages',
	'fuel_type',
	'speeds',
	'noise_level',
	'comfort_link_communication',
	'energy_savings',
	'efficiency',
];

// `hvac-blocks/comparison-product`, until all of its content is the site's own.
const isSampleProduct = ( { sample, ...texts }: Attributes ): boolean =>
	typeof sample === 'string' && sample !== '' && OF_A_PRODUCT.some( ( name ) => texts[ name ] === undefined );

/** Whether a block itself is, or contains, a sample that the site must replace. */
export const isSampleBlock = ( attributes: Attributes ): boolean =>
	Object.values( attributes ).some( isSample ) ||
	( attributes.product_type === undefined ? isSampleQuote( attributes ) : isSampleProduct( attributes ) );

/** One notice above a block whose inner blocks still contain samples; empty if none do. */
export function useSampleNotice( clientId: string ): string {
	const samples = useSelect(
		( select ) => {
			const inner =
				( select( 'core/block-editor' ) as unknown as BlockSelectors | undefined )?.getBlocks( clientId ) ?? [];

			if ( inner.some( ( { attributes } ) => Object.values( attributes ).some( isSample ) ) ) {
				return 'files';
			}
			if ( inner.some( ( { attributes } ) => attributes.product_type !== undefined ) ) {
				return inner.some( ( { attributes } ) => isSampleProduct( attributes ) ) ? 'products' : '';
			}
			return inner.some( ( { attributes } ) => isSampleQuote( attributes ) ) ? 'quotes' : '';
		},
		[ clientId ]
	);

	switch ( samples ) {
		case 'files':
			return __(
				'These PDFs are samples. Select each item and choose your own PDF in the block settings. A live site does not show samples.',
				'hvac-blocks'
			);
		case 'quotes':
			return __(
				'These quotes are samples. Replace them with what your own customers say. A live site does not show samples.',
				'hvac-blocks'
			);
		case 'products':
			return __(
				'Some of these products are samples. Replace their texts with those of your own products, or remove them. A live site does not show samples.',
				'hvac-blocks'
			);
		default:
			return '';
	}
}
