/** The texts of a file, each with its first line: `{ line, text, of }`; `of` names what a text is, where that matters. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const blank = ( text ) => text.replace( /[^\n]/g, ' ' );

/** Code is not English; as blanks it leaves lines and columns as they were. */
export const withoutCode = ( markdown ) =>
	markdown
		.replace( /^([ \t]*)(```|~~~)[^]*?^\1\2[ \t]*$/gm, blank )
		.replace( /(`+)[^`](?:[^]*?[^`])?\1(?!`)/g, blank )
		.replace( /\]\([^)\s]*\)/g, ( target ) => ']' + blank( target.slice( 1 ) ) )
		.replace( /<(?:!--[^]*?--|\/?[a-z][^>]*)>/g, blank );

/** Paragraphs, since a phrase can continue on the next line. */
function fromMarkdown( source ) {
	const texts = [];
	let line = 1;

	for ( const part of withoutCode( source ).split( /(\n[ \t]*(?=\n|$))/ ) ) {
		if ( part.trim() ) {
			texts.push( { line, text: part } );
		}
		line += part.split( '\n' ).length - 1;
	}

	return texts;
}

/** Each string value, by the line it is on. */
function fromJson( source, only = () => true ) {
	return source
		.split( '\n' )
		.flatMap( ( row, index ) =>
			[ ...row.matchAll( /"([^"\\]+)"\s*:\s*("(?:[^"\\]|\\.)*")/g ) ]
				.filter( ( [ , key ] ) => only( key ) )
				.map( ( [ , of, literal ] ) => ( { line: index + 1, text: JSON.parse( literal ), of } ) )
		);
}

/** A catalogue of this project has a message on one line. A template's texts are the messages, a catalogue's its translations. */
function fromCatalogue( source, keyword ) {
	let of = '';

	return source.split( '\n' ).flatMap( ( row, index ) => {
		of = row.startsWith( '#: ' ) ? row.slice( 3 ) : of;
		const [ , literal ] = row.match( new RegExp( `^${ keyword }(?:_plural|\\[\\d\\])? (".+")$` ) ) ?? [];

		return literal ? [ { line: index + 1, text: JSON.parse( literal ), of } ] : [];
	} );
}

const READERS = {
	'.md': fromMarkdown,
	'.txt': fromMarkdown,
	'.json': fromJson,
	'.pot': ( source ) => fromCatalogue( source, 'msgid' ),
	'.po': ( source ) => fromCatalogue( source, 'msgstr' ),
};

export function textsIn( name, source ) {
	if ( path.basename( name ) === 'block.json' ) {
		return fromJson( source, ( key ) => [ 'title', 'description' ].includes( key ) );
	}

	return READERS[ path.extname( name ) ]( source );
}

export const textsOf = ( file ) => textsIn( file, readFileSync( file, 'utf8' ) );
