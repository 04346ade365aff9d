/**
 * The entered place, in the browser's storage under the key that all blocks share. Without storage it is kept for
 * this page only.
 */
const KEY = 'zipcode';
/** The place from a page's address; removed once the visitor enters one. */
const ADDRESS_KEY = 'hvac-blocks:asked-zip';
const EVENT = 'hvac-blocks:zip';
const MAX_LENGTH = 200;

/**
 * The stored place; empty for none.
 *
 * @throws {DOMException} if storage is forbidden
 */
export const readZip = (): string => ( localStorage.getItem( KEY ) ?? '' ).trim().slice( 0, MAX_LENGTH );

/** The stored place; empty for none, or if storage is forbidden. */
export function storedZip(): string {
	try {
		return readZip();
	} catch {
		return '';
	}
}

/** Stores a place and notifies the page's other islands. */
export function storeZip( place: string ): void {
	try {
		localStorage.setItem( KEY, place );
		localStorage.removeItem( ADDRESS_KEY );
	} catch {
		// Storage is full or forbidden: the page's islands are still notified.
	}

	announceZip( place );
}

/** Stores the place from a page's address, unless the visitor entered one. */
export function storeAddressZip( place: string ): void {
	try {
		const stored = localStorage.getItem( KEY );

		if ( ! stored || stored === localStorage.getItem( ADDRESS_KEY ) ) {
			localStorage.setItem( ADDRESS_KEY, place );
			localStorage.setItem( KEY, place );
		}
	} catch {
		// Storage is full or forbidden: the address applies to this page only.
	}
}

/** Notifies the page's islands of an entered place. */
export const announceZip = ( place: string ): boolean =>
	window.dispatchEvent( new CustomEvent( EVENT, { detail: place } ) );

/** Calls back with each place entered on this page; returns a function that stops it. */
export function onZip( callback: ( place: string ) => void ): () => void {
	const listener = ( event: Event ) => callback( String( ( event as CustomEvent ).detail ) );
	window.addEventListener( EVENT, listener );
	return () => window.removeEventListener( EVENT, listener );
}
