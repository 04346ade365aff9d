/** Says in the console why the block shows nothing. */
export function early(): void {
	// eslint-disable-next-line no-console -- for the editor of the page; visitors see nothing.
	console.warn( 'hvac-blocks/support-dealer-card: the block has no zipcodeCoverage, so it shows no dealer.' );
}
