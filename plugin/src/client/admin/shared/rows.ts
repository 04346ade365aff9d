const DEFAULT_ROWS = 20;

/** Rows per page, from the user's screen options. */
export function rowsPerPage(): number {
	return Number( document.getElementById( 'hvac-blocks-screen' )?.dataset.rows ) || DEFAULT_ROWS;
}
