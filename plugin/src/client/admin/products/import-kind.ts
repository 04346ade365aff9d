import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { ImportKind } from '../shared/import/kind';
import { fieldText } from './field-text';

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
