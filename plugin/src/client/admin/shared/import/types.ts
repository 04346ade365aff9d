import type { DealerImportColumns, DealerImportJob, DealerImportRows, DealerImports } from '../answers';

/** The state of one import: of dealers or rebates. */
export type ImportJob = DealerImportJob;

export type ImportStage = ImportJob[ 'stage' ];

export type ImportsAnswer = DealerImports;

/** The columns of a file in order, and the fields they can be imported as. */
export type ImportColumns = DealerImportColumns;

/** Without its key, which has the kind's name for it, such as `companyID`. */
type Row = Omit< DealerImportRows[ 'rows' ][ number ], 'companyID' >;

export type PlannedChange = Row & { [ key: string ]: unknown };

export type ChangeKind = Row[ 'kind' ];

/** The filter of a list of rows. */
export type ImportRowFilter = ChangeKind | 'warned';

export type RowsAnswer = Omit< DealerImportRows, 'rows' > & { rows: PlannedChange[] };
