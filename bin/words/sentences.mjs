/** The sentences of the demo site's pages, as a visitor reads them. */

// A placeholder counts as a word, whatever it stands for.
const PLACEHOLDER = 'it';
// Without an end mark, fewer words are a label, such as a cell of a table.
const LABEL = 7;

const ABBREVIATION =
	/(?:\b(?:a\.m|p\.m|e\.g|i\.e|vs|no|st|dr|mr|ms|inc|approx|sq|mon|tue|wed|thu|fri|sat|sun)|\b[A-Z](?:\.[A-Z])+)\.$/i;
const END = /[.!?…:]["”’')\]]*$/;

const plain = ( text ) =>
	text
		.replace( /<[^>]+>/g, '' )
		.replace( /\[([^\]]+)\](?:\([^)\s]*\)|\s+(?=[).,;:?!]))?/g, '$1' )
		.replace( /\*\*|__|`/g, '' )
		.replace( /\{+[^{}]*\}+|%(?:\d+\$)?[sd]/g, PLACEHOLDER )
		.replace( /\s+/g, ' ' )
		.trim();

export const wordsOf = ( sentence ) =>
	plain( sentence )
		.split( /[\s—–]+/ )
		.filter( ( word ) => /[\p{L}\p{N}]/u.test( word ) );

/** The whole sentences of a paragraph, and what is left without an end mark. */
function split( text ) {
	const sentences = [];
	let open = '';

	for ( const part of text.split( /(?<=[.!?…]["”’')\]]*)\s+(?=["“‘'([]*[\p{Lu}\p{N}$])/u ) ) {
		open = open ? `${ open } ${ part }` : part;
		if ( ! ABBREVIATION.test( part ) ) {
			sentences.push( open );
			open = '';
		}
	}

	return open ? [ ...sentences, open ] : sentences;
}

/** Sentences that count: a label, such as a heading, does not. */
function counted( text, isHeading ) {
	// Text that only a placeholder brings is measured where it is written.
	const withoutBrought = text.replace( /(^|[.!?:]\s+)\{[^{}]+\}(?=$|\s+(?:[A-Z]|\{))/g, '$1' );

	return split( plain( withoutBrought ) ).filter( ( sentence ) => {
		const words = wordsOf( sentence ).length;

		return words > 0 && ( END.test( sentence ) || ( ! isHeading && words >= LABEL ) );
	} );
}

/** The label with which an item of a list begins, such as `**Filter.**`. */
const RUN_IN = /^\*\*[^*]+\*\*\s*/;
const withoutLabel = ( item ) => {
	const [ label = '' ] = item.match( RUN_IN ) ?? [];

	return label && wordsOf( label ).length <= 3 && label.trim().length < item.trim().length && /[.:]\*\*/.test( label )
		? item.slice( label.length )
		: item;
};

const rows = ( line ) =>
	/^\|[-|: ]+$/.test( line )
		? []
		: line
				.replace( /^\||\|$/g, '' )
				.split( '|' )
				.flatMap( ( cell ) => counted( cell.trim() ) );

/** A line of an article is a paragraph, a heading, an item, a row, or a question: see `DemoArticle`. */
export function sentencesOfLine( line ) {
	const heading = line.match( /^(?:#{1,6}|\?\?\?) *(.*?)(?: \{#[a-z0-9-]+\})?$/ );

	if ( heading ) {
		return counted( heading[ 1 ], true );
	}
	if ( line.startsWith( '|' ) ) {
		return rows( line );
	}

	return counted( withoutLabel( line.replace( /^(?:[-*>?]|\d+\.) +/, '' ) ) );
}

/** @return {{line: number, sentence: string}[]} */
export const sentencesOf = ( name, texts ) =>
	texts.flatMap( ( { line, text } ) =>
		/\.(?:md|txt)$/.test( name )
			? text
					.split( '\n' )
					.flatMap( ( row, index ) =>
						sentencesOfLine( row.trim() ).map( ( sentence ) => ( { line: line + index, sentence } ) )
					)
			: counted( text, true ).map( ( sentence ) => ( { line, sentence } ) )
	);
