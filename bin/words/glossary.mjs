/** The patterns of a language: the column "Not" of its glossary in docs/. */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const cellsOf = ( row ) =>
	row
		.trim()
		.replace( /^\||\|$/g, '' )
		.split( /(?<!\\)\|/ )
		.map( ( cell ) => cell.trim() );
// What is between parentheses explains.
const termsOf = ( cell ) =>
	cell
		.replace( /\([^)]*\)/g, '' )
		.split( /[,;]|\s\/\s/ )
		.map( ( term ) => term.trim().replace( /^[`«“"]\s*(.+?)\s*[`»”"]$/u, '$1' ) )
		.filter( Boolean );

/** Whole words, also in the plural. */
function finder( term ) {
	const words = term.replace( /[.+?^${}()|[\]\\]/g, '\\$&' ).replace( /\s+/g, '\\s+' );

	return `(?<![\\p{L}\\p{N}])${ words }(?:e?s|x)?(?![\\p{L}\\p{N}])`;
}

/**
 * The rows of the tables that have a column "Not". What has a star is not searched for: a term that is right
 * elsewhere (`unidad*`), or a remark (`*for a furnace*`).
 *
 * @param {string} markdown
 * @return {import('./patterns.mjs').Pattern[]}
 */
export function patternsOf( markdown ) {
	let not = -1;

	return markdown.split( '\n' ).flatMap( ( row ) => {
		if ( ! row.startsWith( '|' ) ) {
			not = -1;

			return [];
		}

		const cells = cellsOf( row );

		if ( not < 0 ) {
			not = cells.findIndex( ( cell ) => /^not:?$/i.test( cell ) );

			return [];
		}
		const [ thing, right ] = cells;

		return termsOf( cells[ not ] ?? '' )
			.filter( ( term ) => ! term.includes( '*' ) && /\p{L}/u.test( term ) )
			.map( ( term ) => ( {
				find: new RegExp( finder( term ), 'iu' ),
				// The right term may contain the wrong one.
				except: termsOf( right ).map( ( good ) => new RegExp( finder( good ), 'giu' ) ),
				why: thing,
				better: right,
			} ) );
	} );
}

export function patternsIn( language ) {
	const file = inRoot( `docs/glossary-${ language }.md` );

	return existsSync( file ) ? patternsOf( readFileSync( file, 'utf8' ) ) : [];
}
