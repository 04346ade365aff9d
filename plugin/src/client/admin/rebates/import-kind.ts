import { __, _n, sprintf } from '@wordpress/i18n';
import { count } from '../shared/format';
import type { ImportKind } from '../shared/import/kind';

/** The name of a field, also of a file's column. */
export function fieldText( field: string ): string {
	const texts: Record< string, string > = {
		id: __( 'ID', 'hvac-blocks' ),
		title: __( 'Title', 'hvac-blocks' ),
		titleEs: __( 'Title in Spanish', 'hvac-blocks' ),
		titleFr: __( 'Title in French', 'hvac-blocks' ),
		amount: __( 'Amount', 'hvac-blocks' ),
		upTo: __( 'Maximum amount', 'hvac-blocks' ),
		provider: __( 'Provider', 'hvac-blocks' ),
		url: __( 'Link', 'hvac-blocks' ),
		starts: __( 'First day', 'hvac-blocks' ),
		expires: __( 'Last day', 'hvac-blocks' ),
		areas: __( 'Areas', 'hvac-blocks' ),
		categories: __( 'Products', 'hvac-blocks' ),
	};

	return texts[ field ] ?? field;
}

/** Rebates as an import's records. */
export const rebateImport = (): ImportKind => ( {
	path: '/rebate-imports',
	keyField: 'id',
	accept: '.xlsx,.xlsm,.csv,.tsv,.txt,text/csv',
	fieldText,
	texts: {
		title: __( 'Import rebates', 'hvac-blocks' ),
		back: __( '← All rebates', 'hvac-blocks' ),
		choose: __( 'Choose an Excel or CSV file', 'hvac-blocks' ),
		columns: __(
			'The file is checked first, and you can review the changes before anything is saved. One of the first lines must be headings; you can choose what each column contains. ID, title and provider are required. Fields without a column are not changed.',
			'hvac-blocks'
		),
		remove: __( 'Remove rebates not in the file', 'hvac-blocks' ),
		removing: __( 'The preview lists them. The file must include all rebates you want to keep.', 'hvac-blocks' ),
		keeping: __( 'Rebates not in the file stay as they are.', 'hvac-blocks' ),
		cutOff: __(
			'The file ends unexpectedly, so no rebates are removed. The missing ones may just have been lost.',
			'hvac-blocks'
		),
		comparing: __( 'Looking for rebates that are not in the file…', 'hvac-blocks' ),
		key: __( 'ID', 'hvac-blocks' ),
		importAll: ( number ) =>
			/* translators: %s: number of rebates. */
			sprintf( _n( 'Import %s rebate', 'Import %s rebates', number, 'hvac-blocks' ), count( number ) ),
		restored: ( number ) =>
			/* translators: %s: number of rebates. */
			sprintf( _n( '%s rebate restored.', '%s rebates restored.', number, 'hvac-blocks' ), count( number ) ),
		kept: ( number ) =>
			sprintf(
				/* translators: %s: number of rebates. */
				_n(
					'%s rebate was changed after the import and was left unchanged.',
					'%s rebates were changed after the import and were left unchanged.',
					number,
					'hvac-blocks'
				),
				count( number )
			),
		// Rebates have no approximate values.
		approximate: () => '',
		undoing: ( added, changed, removed ) =>
			sprintf(
				/* translators: 1: number of new rebates, 2: of changed ones, 3: of removed ones. */
				__(
					'Rebates it added are removed (%1$s), rebates it changed are restored (%2$s), and rebates it removed come back (%3$s).',
					'hvac-blocks'
				),
				added,
				changed,
				removed
			),
	},
} );
