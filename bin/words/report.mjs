/** The reading ease of pages, and what their texts say that they should not. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measure } from './ease.mjs';
import { isDocs, isOfPage, pageOf } from './files.mjs';
import { findLongSentences, findPatterns } from './find.mjs';
import { sentencesOf } from './sentences.mjs';
import { textsIn } from './texts.mjs';

export const EASIEST = { ease: 60, length: 16 };
// Flesch's formula is for samples of about 100 words; shorter pages are measured together.
const SAMPLE = 100;

export const read = ( root, files ) =>
	files.map( ( file ) => ( { file, texts: textsIn( file, readFileSync( path.join( root, file ), 'utf8' ) ) } ) );

/** @return {Object[]} the pages' measures, worst first */
export function pages( sources, together = true ) {
	const byPage = new Map();

	for ( const { file, texts } of sources.filter( ( source ) => isOfPage( source.file ) ) ) {
		byPage.set( pageOf( file ), [
			...( byPage.get( pageOf( file ) ) ?? [] ),
			...sentencesOf( file, texts ).map( ( { sentence } ) => sentence ),
		] );
	}

	const all = [ ...byPage ]
		.filter( ( [ , sentences ] ) => sentences.length )
		.map( ( [ page, sentences ] ) => ( { page, texts: sentences, ...measure( sentences ) } ) );
	const short = together ? all.filter( ( { words } ) => words < SAMPLE ) : [];
	const rest = short.flatMap( ( { texts } ) => texts );

	return [
		...all.filter( ( page ) => ! short.includes( page ) ),
		...( rest.length
			? [ { page: `${ short.length } short pages together`, texts: rest, ...measure( rest ) } ]
			: [] ),
	].sort( ( a, b ) => a.ease - b.ease );
}

export const isHard = ( { ease, length } ) => ease < EASIEST.ease || length > EASIEST.length;

/** @return {Object[]} what patterns and long sentences found, by file and line */
export const findings = ( sources, patterns, language = 'en' ) =>
	sources.flatMap( ( { file, texts } ) =>
		[
			...findPatterns(
				texts,
				patterns.filter( ( { notIn } ) => notIn !== 'docs' || ! isDocs( file ) )
			),
			...( language === 'en' && ! isDocs( file ) ? findLongSentences( file, texts ) : [] ),
		]
			.map( ( finding ) => ( { file, ...finding } ) )
			.sort( ( a, b ) => a.line - b.line )
	);

/**
 * Without what is allowed: `{ file, text, reason }`, where the text is around what was found, or is it.
 *
 * @return {{left: Object[], unused: Object[]}} also the entries that allow nothing
 */
export function without( allowed, found ) {
	const allows = ( { file, text }, finding ) => finding.file === file && finding.context.includes( text );

	return {
		left: found.filter( ( finding ) => ! allowed.some( ( entry ) => allows( entry, finding ) ) ),
		unused: allowed.filter( ( entry ) => ! found.some( ( finding ) => allows( entry, finding ) ) ),
	};
}
