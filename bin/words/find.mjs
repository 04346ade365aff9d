/** What a text says that it should not. */
import { sentencesOf, wordsOf } from './sentences.mjs';

export const LONGEST = 30;

const everywhere = ( { source, flags } ) => new RegExp( source.replaceAll( ' ', '(?:\\s+)' ), `g${ flags }` );

const PLACEHOLDER = /\{[^{}]*\}/g;
const masked = ( text, except = [] ) =>
	[ PLACEHOLDER, ...except ].reduce(
		( rest, find ) => rest.replace( find, ( part ) => '#'.repeat( part.length ) ),
		text
	);
const lineAt = ( text, index ) => text.slice( 0, index ).split( '\n' ).length - 1;

/**
 * @param {{line: number, text: string}[]}        texts
 * @param {import('./patterns.mjs').Pattern[]}    patterns
 * @return {{line: number, found: string, context: string, why: string, better: string}[]}
 */
export const findPatterns = ( texts, patterns ) =>
	texts.flatMap( ( { line, text } ) =>
		patterns.flatMap( ( { find, except, why, better } ) =>
			[ ...masked( text, except ).matchAll( everywhere( find ) ) ].map( ( { 0: found, index } ) => ( {
				line: line + lineAt( text, index ),
				found: found.replace( /\s+/g, ' ' ),
				context: text
					.slice( Math.max( 0, index - 40 ), index + found.length + 40 )
					.replace( /\s+/g, ' ' )
					.trim(),
				why,
				better,
			} ) )
		)
	);

export const findLongSentences = ( name, texts ) =>
	sentencesOf( name, texts )
		.map( ( { line, sentence } ) => ( { line, context: sentence, words: wordsOf( sentence ).length } ) )
		.filter( ( { words } ) => words > LONGEST )
		.map( ( { words, ...place } ) => ( {
			...place,
			found: `${ words } words`,
			why: `a sentence over ${ LONGEST } words`,
			better: 'two sentences',
		} ) );
