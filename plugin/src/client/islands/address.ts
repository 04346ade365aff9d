/**
 * The last check of addresses that a view sets; `Blocks\Printing\Address` cleans those in the view model. The shared
 * runtime passes all elements of all islands through it.
 */
const NAMES = [ 'href', 'action', 'src', 'formAction', 'xlinkHref' ];

/**
 * Allows the same schemes as `Blocks\Printing\Address`; the browser parses the scheme, as it will when it follows the
 * address.
 */
function isSafe( address: string ): boolean {
	try {
		return /^(https?|mailto|sms|tel):$/.test( new URL( address, document.baseURI ).protocol );
	} catch {
		return true; // not an address
	}
}

/** An element's props, with an empty address instead of one that could run a script. */
export function safeProps< P >( type: unknown, props: P ): P {
	if ( typeof type === 'string' && props ) {
		for ( const name of NAMES ) {
			const address = ( props as Record< string, unknown > )[ name ];

			if ( address && ! isSafe( `${ address }` ) ) {
				props = { ...props, [ name ]: '' };
			}
		}
	}

	return props;
}
