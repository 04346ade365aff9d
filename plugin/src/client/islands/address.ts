/**
 * The last check of the addresses that a view sets: `Blocks\Printing\Address` cleans those of the view model. The shared runtime passes all
 * elements of all islands through it.
 */
const NAMES = [ 'href', 'action', 'src', 'formAction', 'xlinkHref' ];

/** The same schemes as in `Blocks\Printing\Address`; a browser reads the scheme, as it will when the address is followed. */
function isSafe( address: string ): boolean {
	try {
		return /^(https?|mailto|sms|tel):$/.test( new URL( address, document.baseURI ).protocol );
	} catch {
		return true; // no address at all
	}
}

/** An element's props, with an empty address where a view sets one that may run a script. */
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
