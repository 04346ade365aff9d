/** Prefix for the versions of banners that the visitor closed. */
const KEY = 'hvac-blocks:closed:';

/** @throws {DOMException} if storage is forbidden */
export const isClosed = ( shown?: string ): boolean => localStorage.getItem( `${ KEY }${ shown }` ) !== null;

export function rememberClosed( version: string ): void {
	try {
		localStorage.setItem( `${ KEY }${ version }`, '1' );
	} catch {
		// Without storage the banner stays closed for this page only.
	}
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/** Moves the focus from a closed element to whatever follows it, so that keyboard users do not start over. */
export function focusAfter( closed: HTMLElement ): void {
	const { activeElement, body } = closed.ownerDocument;

	if ( activeElement && activeElement !== body && ! closed.contains( activeElement ) ) {
		return;
	}

	const next = [ ...closed.ownerDocument.querySelectorAll< HTMLElement >( FOCUSABLE ) ].find(
		( element ) =>
			closed.compareDocumentPosition( element ) === Node.DOCUMENT_POSITION_FOLLOWING &&
			element.getClientRects().length > 0
	);

	next?.focus( { preventScroll: true } );
}
