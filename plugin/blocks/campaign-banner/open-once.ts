/** All campaigns share it: a session is interrupted once. */
const OPENED = 'hvac-blocks:campaign';

/** Whether the visitor is in the middle of something: reads another dialog, or writes. */
const isBusy = ( { ownerDocument: page }: Element ): boolean =>
	page.querySelector( ':modal, :popover-open' ) !== null ||
	page.activeElement?.matches( 'input, select, textarea, [contenteditable]' ) === true;

/**
 * Opens a campaign's dialog, once in a session. A visitor who is busy is not interrupted; the next page tries again. Where the browser
 * keeps nothing, it could not be once, and so it is never.
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
