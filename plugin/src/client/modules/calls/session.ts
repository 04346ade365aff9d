const KEY = 'hvac-blocks:session';

let ofPage = '';

/** Identifies this visit for call tracking: as long as the tab lives, without a cookie. */
export function sessionId(): string {
	ofPage ||= read() || make();

	try {
		sessionStorage.setItem( KEY, ofPage );
	} catch {
		// Storage is full or forbidden: the ID lives as long as the page.
	}

	return ofPage;
}

function read(): string {
	try {
		return ( sessionStorage.getItem( KEY ) ?? '' ).slice( 0, 64 );
	} catch {
		return '';
	}
}

// Not randomUUID(), which sites without TLS lack.
const make = (): string =>
	[ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
