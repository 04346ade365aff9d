/** Phone numbers as people write them; the twin of `Phone\PhoneNumber`. */
const MAX_LENGTH = 40;
const EXTENSION = /\s*(?:x|ext\.?|#)\s*\d{1,6}$/i;

const withoutExtension = ( text: string ): string => text.trim().replace( EXTENSION, '' );

/** Whether a visitor can dial it: ten to fifteen digits, no letters, not one digit again and again. */
export function isUsable( text: string ): boolean {
	const number = withoutExtension( text );

	return (
		number.length <= MAX_LENGTH &&
		/^\+?[0-9(). /-]+$/.test( number ) &&
		/^(\d)(?!\1+$)\d{9,14}$/.test( number.replace( /\D/g, '' ) )
	);
}

/** Bare digits of a North American number with its hyphens; all else as it was written. */
export const withHyphens = ( text: string ): string =>
	text
		.trim()
		.replace( /^(?:\+?(1))?(\d{3})(\d{3})(\d{4})$/, ( _all, country: string | undefined, ...parts ) =>
			[ country, ...parts.slice( 0, 3 ) ].filter( Boolean ).join( '-' )
		);

/** The first that can be dialled, as it was written; empty where none can. */
export const firstUsable = ( ...texts: string[] ): string => texts.find( isUsable )?.trim() ?? '';

/** The address that dials a number; an extension is left for the visitor to key in. */
export const telephone = ( text: string ): string => `tel:${ withoutExtension( text ).replace( /[^\d+]/g, '' ) }`;
