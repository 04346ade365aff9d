/** Data kept until the tab is closed; empty if the browser forbids storage. */
export function readSession( name: string ): Record< string, string > {
	try {
		return JSON.parse( sessionStorage.getItem( name ) ?? '{}' );
	} catch {
		// Storage is forbidden or contains something else.
		return {};
	}
}

/** @param values null removes the entry */
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
