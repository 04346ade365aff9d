/** Whole numbers as text that packs well: the small ones, which are most, take one letter. PHP and the browser have readers of their own. */

/** What needs no escape in JSON: `#` to `~` without the backslash. */
export const LETTERS = Array.from( { length: 92 }, ( _, index ) => String.fromCharCode( 35 + index ) )
	.filter( ( letter ) => letter !== '\\' )
	.join( '' );

/** So many letters end a number; as many say that it goes on. */
export const BASE = 45;

/** @param {number[]} numbers @return {string} each as digits to the base 45, the lowest first; the sign is the lowest bit */
export function encode( numbers ) {
	let text = '';
	for ( const number of numbers ) {
		let rest = number < 0 ? -2 * number - 1 : 2 * number;
		for ( ; rest >= BASE; rest = Math.floor( rest / BASE ) ) {
			text += LETTERS[ BASE + ( rest % BASE ) ];
		}
		text += LETTERS[ rest ];
	}
	return text;
}

/** @param {string} text @return {number[]} */
export function decode( text ) {
	const numbers = [];
	let value = 0;
	let weight = 1;
	for ( const letter of text ) {
		const digit = LETTERS.indexOf( letter );
		value += ( digit % BASE ) * weight;
		weight *= BASE;
		if ( digit < BASE ) {
			numbers.push( value % 2 ? -( value + 1 ) / 2 : value / 2 );
			value = 0;
			weight = 1;
		}
	}
	return numbers;
}

/** @param {number[]} numbers @return {number[]} each less the one before it */
export const steps = ( numbers ) => numbers.map( ( number, index ) => number - ( index ? numbers[ index - 1 ] : 0 ) );

/** @param {number[]} differences @return {number[]} what `steps` was given */
export function sums( differences ) {
	let sum = 0;
	return differences.map( ( difference ) => ( sum += difference ) );
}
