/** Shared by all campaigns: a session is interrupted once. */
const OPENED = 'hvac-blocks:campaign';

/** Whether the visitor is busy: another dialog is open, or a field has the focus. */
const isBusy = ( { ownerDocument: page }: Element ): boolean =>
	page.querySelector( ':modal, :popover-open' ) !== null ||
	page.activeElement?.matches( 'input, select, textarea, [contenteditable]' ) === true;

/**
 * Opens a campaign's dialog once per session. A busy visitor is not interrupted; the next page tries again. Without
 * storage it never opens, because "once" could not be kept.
 */
export function openOnce( dialog: HTMLElement | null ): void {
	try {
		if ( dialog && ! sessionStorage.getItem( OPENED ) && ! isBusy( dialog ) ) {
			sessionStorage.setItem( OPENED, '1' );
			dialog.showPopover();
		}
	} catch {
		// No storage, or no popovers.
	}
}
