/** Formats North American phone numbers while they are typed. */

export interface Edited {
	value: string;
	/** The position of the cursor. */
	caret: number;
}

const digitsIn = ( text: string ): number => text.replace( /\D/g, '' ).length;

/** `(214) 555-0123`, as far as it is typed; null if it cannot become such a number. */
function formatPrefix( input: string ): string | null {
	const text = input.trim();
	const digits = text.replace( /\D/g, '' );
	const hasCountry = digits.startsWith( '1' );
	const number = hasCountry ? digits.slice( 1 ) : digits;

	if ( /[^\d\s().+/\u00a0\u2010-\u2015-]/.test( text ) || number.length > 10 || /^\+(?!1|$)|.\+/.test( text ) ) {
		return null;
	}

	const country = `${ text.startsWith( '+' ) ? '+' : '' }${ hasCountry ? '1' : '' }`;
	const [ area, exchange, line ] = [ number.slice( 0, 3 ), number.slice( 3, 6 ), number.slice( 6 ) ];
	const local = exchange === '' ? area : `(${ area }) ${ exchange }${ line === '' ? '' : `-${ line }` }`;

	return country !== '' && local !== '' ? `${ country } ${ local }` : country + local;
}

/** The index after the given number of digits. */
function indexAfterDigits( value: string, digits: number ): number {
	let at = 0;

	for ( let left = digits; left > 0 && at < value.length; at++ ) {
		left -= digitsIn( value.charAt( at ) );
	}

	return at;
}

/**
 * @param typed     the control's value
 * @param caret     the cursor's position in it
 * @param isForward whether the character after the cursor was deleted: the cursor then skips punctuation, so that the
 *                  next press reaches a digit
 */
export function formatPhone( input: string, caret: number, isForward = false ): Edited {
	const value = formatPrefix( input );

	if ( value === null ) {
		return { value: input, caret };
	}

	const before = input.slice( 0, caret );

	if ( ! isForward && value.startsWith( before ) ) {
		return { value, caret };
	}

	const plus = before.includes( '+' ) && value.startsWith( '+' ) ? 1 : 0;
	let place = Math.max( indexAfterDigits( value, digitsIn( before ) ), plus );

	while ( isForward && place < value.length && digitsIn( value.charAt( place ) ) === 0 ) {
		place++;
	}

	return { value, caret: place };
}
