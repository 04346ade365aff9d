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

/** The rows of the tables that have a column "Not". */
function rowsOf( markdown ) {
	let not = -1;

	return markdown.split( '\n' ).flatMap( ( row ) => {
		const cells = row.startsWith( '|' ) ? cellsOf( row ) : [];

		if ( not >= 0 && cells.length ) {
			const [ thing, right ] = cells;

			return [ { thing, right, wrong: cells[ not ] ?? '' } ];
		}
		not = cells.findIndex( ( cell ) => /^not:?$/i.test( cell ) );

		return [];
	} );
}

/**
 * What has a star in the column "Not" is not searched for: a term that is right elsewhere (`unidad*`), or a remark
 * (`*for a furnace*`).
 *
 * @param {string} markdown
 * @return {import('./patterns.mjs').Pattern[]}
 */
export function patternsOf( markdown ) {
	const rows = rowsOf( markdown );
	const rights = rows.flatMap( ( { right } ) => termsOf( right.replaceAll( '*', '' ) ) );

	const patterns = new Map();

	for ( const { thing, right, wrong } of rows ) {
		for ( const term of termsOf( wrong ).filter( ( one ) => ! one.includes( '*' ) && /\p{L}/u.test( one ) ) ) {
			const find = new RegExp( finder( term ), 'iu' );
			// A term can be wrong for several things.
			const { why, better } = patterns.get( find.source ) ?? {};

			patterns.set( find.source, {
				find,
				// The right term of any thing may contain the wrong one of this.
				except: rights
					.filter( ( good ) => find.test( good ) )
					.map( ( good ) => new RegExp( finder( good ), 'giu' ) ),
				why: why ? `${ why }; ${ thing }` : thing,
				better: better ? `${ better }; ${ right }` : right,
			} );
		}
	}

	return [ ...patterns.values() ];
}

export function patternsIn( language ) {
	const file = inRoot( `docs/glossary-${ language }.md` );

	return existsSync( file ) ? patternsOf( readFileSync( file, 'utf8' ) ) : [];
}
