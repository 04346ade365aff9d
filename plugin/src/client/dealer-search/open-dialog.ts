/** Opens the dialog of a ZIP entry, over the page where it may cover it, with what is entered ready to be typed over. */
export function openDialog( dialog: HTMLDialogElement | null, isModal: boolean ): void {
	if ( ! dialog ) {
		return;
	}
	if ( isModal ) {
		// What is open in the page cannot become modal; a close() would look like an answer of the visitor's.
		dialog.removeAttribute( 'open' );
		dialog.showModal();
	} else {
		dialog.show();
	}

	const field = dialog.querySelector< HTMLInputElement >( 'input[name="zipcode"]' );
	field?.focus();
	field?.select();
}
