/**
 * The place a visitor entered, kept in the browser under the key that all blocks share. A browser that
 * forbids storage keeps it for no longer than the page.
 */
const KEY = 'zipcode';
/** The place that came with a page's address; missing once the visitor enters one. */
const ADDRESS_KEY = 'hvac-blocks:asked-zip';
const EVENT = 'hvac-blocks:zip';
const MAX_LENGTH = 200;

/** The place as stored; empty where there is none. */
export function storedZip(): string {
	try {
		return ( localStorage.getItem( KEY ) ?? '' ).trim().slice( 0, MAX_LENGTH );
	} catch {
		return '';
	}
}

/** Stores a place and tells the other islands of the page. */
export function storeZip( place: string ): void {
	try {
		localStorage.setItem( KEY, place );
		localStorage.removeItem( ADDRESS_KEY );
	} catch {
		// Storage is full or forbidden: the islands of this page still hear of it.
	}

	announceZip( place );
}

/** Stores the place of a page's address, unless the visitor entered one by hand. */
export function storeAddressZip( place: string ): void {
	try {
		const stored = localStorage.getItem( KEY );

		if ( ! stored || stored === localStorage.getItem( ADDRESS_KEY ) ) {
			localStorage.setItem( ADDRESS_KEY, place );
			localStorage.setItem( KEY, place );
		}
	} catch {
		// Storage is full or forbidden: the address holds for this page alone.
	}
}

/** Tells the islands of the page of a place that was entered. */
export const announceZip = ( place: string ): boolean =>
	window.dispatchEvent( new CustomEvent( EVENT, { detail: place } ) );

/** Calls back with each place entered on this page; returns what ends that. */
export function onZip( callback: ( place: string ) => void ): () => void {
	const listener = ( event: Event ) => callback( String( ( event as CustomEvent ).detail ) );
	window.addEventListener( EVENT, listener );
	return () => window.removeEventListener( EVENT, listener );
}
