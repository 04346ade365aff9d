/** Opens a ZIP entry's dialog, modal if it may cover the page, with its text selected. */
export function openDialog( dialog: HTMLDialogElement | null, isModal: boolean ): void {
	if ( ! dialog ) {
		return;
	}
	if ( isModal ) {
		// An open non-modal dialog cannot become modal, and close() would look like the visitor's answer.
		dialog.removeAttribute( 'open' );
		dialog.showModal();
	} else {
		dialog.show();
	}

	const field = dialog.querySelector< HTMLInputElement >( 'input[name="zipcode"]' );
	field?.focus();
	field?.select();
}
