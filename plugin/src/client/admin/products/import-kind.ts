import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { ImportKind } from '../shared/import/kind';

/** The name of a file's column. */
function fieldText( field: string ): string {
	const texts: Record< string, string > = {
		id: __( 'Model number', 'hvac-blocks' ),
		name: __( 'Name', 'hvac-blocks' ),
		category: __( 'Category', 'hvac-blocks' ),
		tier: __( 'Level', 'hvac-blocks' ),
		headline: __( 'Headline', 'hvac-blocks' ),
		features: __( 'Three features', 'hvac-blocks' ),
		description: __( 'Description', 'hvac-blocks' ),
		series: __( 'Series', 'hvac-blocks' ),
		seer2: 'SEER2',
		eer2: 'EER2',
		hspf2: 'HSPF2',
		afue: 'AFUE',
		tonsFrom: __( 'Tons, from', 'hvac-blocks' ),
		tonsTo: __( 'Tons, to', 'hvac-blocks' ),
		stages: __( 'Stages', 'hvac-blocks' ),
		speeds: __( 'Speeds', 'hvac-blocks' ),
		fuel: __( 'Fuel type', 'hvac-blocks' ),
		noiseFrom: __( 'Noise in dB, from', 'hvac-blocks' ),
		noiseTo: __( 'Noise in dB, to', 'hvac-blocks' ),
		refrigerant: __( 'Refrigerant', 'hvac-blocks' ),
		comfortLink: __( 'ComfortLink communication', 'hvac-blocks' ),
		energyStarYear: __( 'ENERGY STAR, year of the criteria', 'hvac-blocks' ),
		energySavings: __( 'Energy savings in percent', 'hvac-blocks' ),
		priceFrom: __( 'Installed price, from', 'hvac-blocks' ),
		priceCurrency: __( 'Currency', 'hvac-blocks' ),
		priceFirstDay: __( 'Price: first day', 'hvac-blocks' ),
		priceLastDay: __( 'Price: last day', 'hvac-blocks' ),
		priceSource: __( 'Price: source', 'hvac-blocks' ),
		warrantyRegistered: __( 'Warranty in years, registered', 'hvac-blocks' ),
		warrantyBase: __( 'Warranty in years, not registered', 'hvac-blocks' ),
		warrantyCompressor: __( 'Warranty in years, compressor', 'hvac-blocks' ),
		warrantyParts: __( 'Warranty in years, parts', 'hvac-blocks' ),
		warrantyCoil: __( 'Warranty in years, coil', 'hvac-blocks' ),
		picture: __( 'Picture', 'hvac-blocks' ),
		gallery: __( 'More pictures', 'hvac-blocks' ),
		brochure: __( 'Brochure', 'hvac-blocks' ),
		productData: __( 'Product data', 'hvac-blocks' ),
		manual: __( 'Owner’s manual', 'hvac-blocks' ),
		certificate: __( 'Warranty certificate', 'hvac-blocks' ),
		countries: __( 'Countries', 'hvac-blocks' ),
		firstDay: __( 'First day', 'hvac-blocks' ),
		lastDay: __( 'Last day', 'hvac-blocks' ),
		replacedBy: __( 'Replaced by', 'hvac-blocks' ),
		goesWith: __( 'Goes with', 'hvac-blocks' ),
	};
	const bare = field.replace( /(?:Es|Fr)$/, '' );

	if ( bare !== field && texts[ bare ] ) {
		return sprintf(
			/* translators: 1: a field of a product, 2: a language. */
			__( '%1$s (%2$s)', 'hvac-blocks' ),
			texts[ bare ],
			field.endsWith( 'Es' ) ? __( 'Spanish', 'hvac-blocks' ) : __( 'French', 'hvac-blocks' )
		);
	}

	return texts[ field ] ?? field;
}

/** Products as an import's records. */
export const productImport = (): ImportKind => ( {
	path: '/product-imports',
	keyField: 'id',
	accept: '.xlsx,.xlsm,.csv,.tsv,.txt,text/csv',
	fieldText,
	texts: {
		title: __( 'Import products', 'hvac-blocks' ),
		back: __( '← All products', 'hvac-blocks' ),
		choose: __( 'Choose an Excel or CSV file', 'hvac-blocks' ),
		columns: __(
			'The file is checked first, and you can review the changes before anything is saved. One of the first lines must be headings; you can choose what each column contains. Model number, name and category are required; a figure that cannot be read is left out and reported. Fields without a column are not changed.',
			'hvac-blocks'
		),
		remove: __( 'Remove products not in the file', 'hvac-blocks' ),
		removing: __( 'The preview lists them. The file must include all products you want to keep.', 'hvac-blocks' ),
		keeping: __( 'Products not in the file stay as they are.', 'hvac-blocks' ),
		cutOff: __(
			'The file ends unexpectedly, so no products are removed. The missing ones may just have been lost.',
			'hvac-blocks'
		),
		comparing: __( 'Looking for products that are not in the file…', 'hvac-blocks' ),
		key: __( 'Model number', 'hvac-blocks' ),
		importAll: ( number ) =>
			/* translators: %s: number of products. */
			sprintf( _n( 'Import %s product', 'Import %s products', number, 'hvac-blocks' ), count( number ) ),
		restored: ( number ) =>
			/* translators: %s: number of products. */
			sprintf( _n( '%s product restored.', '%s products restored.', number, 'hvac-blocks' ), count( number ) ),
		kept: ( number ) =>
			sprintf(
				/* translators: %s: number of products. */
				_n(
					'%s product was changed after the import and was left unchanged.',
					'%s products were changed after the import and were left unchanged.',
					number,
					'hvac-blocks'
				),
				count( number )
			),
		// Products have no approximate values.
		approximate: () => '',
		undoing: ( added, changed, removed ) =>
			sprintf(
				/* translators: 1: number of new products, 2: of changed ones, 3: of removed ones. */
				__(
					'Products it added are removed (%1$s), products it changed are restored (%2$s), and products it removed come back (%3$s).',
					'hvac-blocks'
				),
				added,
				changed,
				removed
			),
	},
} );
