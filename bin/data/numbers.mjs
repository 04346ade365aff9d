/**
 * Integers as compact text: small ones, the majority, take one character. PHP and the browser have their own readers.
 */

/** Characters that need no escaping in JSON: `#` to `~` without the backslash. */
export const LETTERS = Array.from( { length: 92 }, ( _, index ) => String.fromCharCode( 35 + index ) )
	.filter( ( letter ) => letter !== '\\' )
	.join( '' );

/** This many characters end a number, and as many continue it. */
export const BASE = 45;

/** @param {number[]} numbers @return {string} each in base 45, lowest digit first; the lowest bit is the sign */
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

/** @param {number[]} numbers @return {number[]} the difference of each to the previous one */
export const steps = ( numbers ) => numbers.map( ( number, index ) => number - ( index ? numbers[ index - 1 ] : 0 ) );

/** @param {number[]} differences @return {number[]} the original argument of `steps` */
export function sums( differences ) {
	let sum = 0;
	return differences.map( ( difference ) => ( sum += difference ) );
}
