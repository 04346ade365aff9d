import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { ImportKind } from '../shared/import/kind';
import { fieldText } from './texts';

/** Dealers as an import's records. */
export const dealerImport = (): ImportKind => ( {
	path: '/dealer-imports',
	keyField: 'companyID',
	accept: '.xlsx,.xlsm,.csv,.tsv,.txt,.json,text/csv,application/json',
	fieldText,
	texts: {
		title: __( 'Import dealers', 'hvac-blocks' ),
		back: __( '← All dealers', 'hvac-blocks' ),
		choose: __( 'Choose an Excel, CSV or JSON file', 'hvac-blocks' ),
		columns: __(
			'The file is checked first, and you can review the changes before anything is saved. One of the first lines must be headings; you can choose what each column contains. Company ID and name are required. Fields without a column are not changed.',
			'hvac-blocks'
		),
		remove: __( 'Remove dealers not in the file', 'hvac-blocks' ),
		removing: __( 'The preview lists them. The file must include all dealers you want to keep.', 'hvac-blocks' ),
		keeping: __( 'Dealers not in the file stay as they are.', 'hvac-blocks' ),
		cutOff: __(
			'The file ends unexpectedly, so no dealers are removed. The missing ones may just have been lost.',
			'hvac-blocks'
		),
		comparing: __( 'Looking for dealers that are not in the file…', 'hvac-blocks' ),
		key: __( 'Company ID', 'hvac-blocks' ),
		importAll: ( number ) =>
			/* translators: %s: number of dealers. */
			sprintf( _n( 'Import %s dealer', 'Import %s dealers', number, 'hvac-blocks' ), count( number ) ),
		restored: ( number ) =>
			/* translators: %s: number of dealers. */
			sprintf( _n( '%s dealer restored.', '%s dealers restored.', number, 'hvac-blocks' ), count( number ) ),
		kept: ( number ) =>
			sprintf(
				/* translators: %s: number of dealers. */
				_n(
					'%s dealer was edited after the import and was left unchanged.',
					'%s dealers were edited after the import and were left unchanged.',
					number,
					'hvac-blocks'
				),
				count( number )
			),
		approximate: ( number ) =>
			sprintf(
				/* translators: %s: number of dealers. */
				_n(
					'%s dealer has no coordinates and was placed at the center of its ZIP code or city.',
					'%s dealers have no coordinates and were placed at the center of their ZIP codes or cities.',
					number,
					'hvac-blocks'
				),
				count( number )
			),
		undoing: ( added, changed, removed ) =>
			sprintf(
				/* translators: 1: number of new dealers, 2: of changed ones, 3: of removed ones. */
				__(
					'Dealers it added are removed (%1$s), dealers it changed are restored (%2$s), and dealers it removed come back (%3$s).',
					'hvac-blocks'
				),
				added,
				changed,
				removed
			),
	},
} );
