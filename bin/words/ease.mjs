/** Flesch's reading ease: 60 and more is plain English. */
import { syllable } from 'syllable';
import { wordsOf } from './sentences.mjs';

// A number counts as one syllable, as in other tools.
export const syllablesOf = ( word ) =>
	Math.max(
		1,
		word
			.replaceAll( '’', "'" )
			.split( /[^\p{L}']+/u )
			.reduce( ( sum, part ) => sum + syllable( part ), 0 )
	);

/** @param {string[]} sentences */
export function measure( sentences ) {
	const words = sentences.flatMap( wordsOf );
	const syllables = words.reduce( ( sum, word ) => sum + syllablesOf( word ), 0 );
	const length = words.length / sentences.length;

	return {
		words: words.length,
		sentences: sentences.length,
		length,
		ease: 206.835 - 1.015 * length - 84.6 * ( syllables / words.length ),
	};
}
