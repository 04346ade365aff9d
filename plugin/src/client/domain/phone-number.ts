/** Phone numbers in any notation; the twin of `Values\PhoneNumber`. */
const MAX_LENGTH = 40;
const EXTENSION = /\s*(?:x|ext\.?|#)\s*\d{1,6}$/i;

const withoutExtension = ( text: string ): string => text.trim().replace( EXTENSION, '' );

/** Whether a visitor can dial it: ten to fifteen digits, no letters, not a single repeated digit. */
export function isUsable( text: string ): boolean {
	const number = withoutExtension( text );

	return (
		number.length <= MAX_LENGTH &&
		/^\+?[0-9(). /-]+$/.test( number ) &&
		/^(\d)(?!\1+$)\d{9,14}$/.test( number.replace( /\D/g, '' ) )
	);
}

/** Adds hyphens to a North American number of digits only; other text is unchanged. */
export const withHyphens = ( text: string ): string =>
	text
		.trim()
		.replace( /^(?:\+?(1))?(\d{3})(\d{3})(\d{4})$/, ( _all, country: string | undefined, ...parts ) =>
			[ country, ...parts.slice( 0, 3 ) ].filter( Boolean ).join( '-' )
		);

/** The first dialable number, unchanged; empty if there is none. */
export const firstUsable = ( ...texts: string[] ): string => texts.find( isUsable )?.trim() ?? '';

/** The `tel:` address of a number; the visitor dials an extension by hand. */
export const telephone = ( text: string ): string => `tel:${ withoutExtension( text ).replace( /[^\d+]/g, '' ) }`;
