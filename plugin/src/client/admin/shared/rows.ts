const DEFAULT_ROWS = 20;

/** How many rows a page of the screen's list has: what the user chose in the screen's options. */
export function rowsPerPage(): number {
	return Number( document.getElementById( 'hvac-blocks-screen' )?.dataset.rows ) || DEFAULT_ROWS;
}
