/** Phrases of two words or more that translated texts share with the English ones: candidates for `lang="en"`. */

const PHRASE = /[A-Za-zÀ-ÿ’'-]+(?: [A-Za-zÀ-ÿ’'-]+)+/g;

const phrasesOf = ( { text } ) => text.replace( /\{[^{}]*\}/g, '\n' ).match( PHRASE ) ?? [];

const pairsOf = ( phrase ) => {
	const words = phrase.toLowerCase().split( ' ' );

	return words.slice( 1 ).map( ( word, index ) => `${ words[ index ] } ${ word }` );
};

/** @return {Map<string, string[]>} the files with each phrase, the most frequent phrase first */
export function sharedPhrases( english, translated ) {
	const pairs = new Set( english.flatMap( ( { texts } ) => texts.flatMap( phrasesOf ) ).flatMap( pairsOf ) );
	const found = new Map();

	for ( const { file, texts } of translated ) {
		for ( const phrase of texts.flatMap( phrasesOf ) ) {
			const words = phrase.split( ' ' );
			const isShared = pairsOf( phrase ).map( ( pair ) => pairs.has( pair ) );

			for ( let first = 0; first < isShared.length; first++ ) {
				let last = first;

				while ( isShared[ last ] ) {
					last++;
				}
				if ( last > first ) {
					const shared = words.slice( first, last + 1 ).join( ' ' );

					found.set( shared, [ ...( found.get( shared ) ?? [] ), file ] );
					first = last;
				}
			}
		}
	}

	return new Map( [ ...found ].sort( ( a, b ) => b[ 1 ].length - a[ 1 ].length ) );
}
