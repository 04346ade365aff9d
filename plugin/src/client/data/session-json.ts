/** What the tab keeps until it is closed; a browser that forbids storage keeps nothing. */
export function readSession( name: string ): Record< string, string > {
	try {
		return JSON.parse( sessionStorage.getItem( name ) ?? '{}' );
	} catch {
		// Storage is refused or holds something else.
		return {};
	}
}

/** @param values null to end it */
export function writeSession( name: string, values: object | null ): void {
	try {
		if ( values ) {
			sessionStorage.setItem( name, JSON.stringify( values ) );
		} else {
			sessionStorage.removeItem( name );
		}
	} catch {
		// Without storage it lives as long as the page.
	}
}
