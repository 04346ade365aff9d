#!/usr/bin/env node
/**
 * The words of the product: how easily pages read, and where texts use words that a native writer would not.
 *
 *   node bin/words.mjs                 measures the demo site's pages, and searches all texts
 *   node bin/words.mjs PATH…           only these files, folders, or pages, such as `products/furnaces`
 *   node bin/words.mjs --lang=es       searches Spanish texts for what docs/glossary-es.md rejects; `fr` likewise
 *   node bin/words.mjs --lang=es --english  lists the English phrases in Spanish texts
 *   node bin/words.mjs --check         fails for a page that is hard to read, and for what is not in words/allowed.json
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot, ROOT } from './lib/paths.mjs';
import { chosen } from './words/files.mjs';
import { patternsIn } from './words/glossary.mjs';
import { ENGLISH } from './words/patterns.mjs';
import { EASIEST, findings, isHard, pages, read, without } from './words/report.mjs';
import { sharedPhrases } from './words/shared.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		lang: { type: 'string', default: 'en' },
		check: { type: 'boolean', default: false },
		english: { type: 'boolean', default: false },
	},
} );
const language = values.lang;

if ( ! [ 'en', 'es', 'fr' ].includes( language ) ) {
	throw new Error( 'Choose one of these languages: en, es, fr.' );
}

const isPart = positionals.length > 0;
const sources = read( ROOT, chosen( ROOT, language, positionals, process.cwd() ) );
// The formula is for English.
const measured = language === 'en' ? pages( sources, ! isPart ) : [];
const allowed = JSON.parse( readFileSync( inRoot( 'bin/words/allowed.json' ), 'utf8' ) ).filter( ( { file } ) =>
	sources.some( ( source ) => source.file === file )
);
const { left, unused } = without(
	allowed,
	findings( sources, language === 'en' ? ENGLISH : patternsIn( language ), language )
);
const hard = measured.filter( isHard );
// Such as `| head`.
process.stdout.on( 'error', () => process.exit() );

const line = ( ...parts ) => process.stdout.write( parts.join( '' ) + '\n' );
const row = ( { ease, length, words, sentences, page } ) =>
	line(
		ease.toFixed( 1 ).padStart( 6 ),
		length.toFixed( 1 ).padStart( 8 ),
		String( words ).padStart( 7 ),
		String( sentences ).padStart( 6 ),
		`  ${ page }`
	);
const mean = ( what ) => measured.reduce( ( sum, page ) => sum + page[ what ], 0 ) / measured.length;

if ( values.english && language !== 'en' ) {
	for ( const [ phrase, files ] of sharedPhrases( read( ROOT, chosen( ROOT, 'en', [], ROOT ) ), sources ) ) {
		line( String( files.length ).padStart( 4 ), `  ${ phrase }  (${ files[ 0 ] })` );
	}
}
if ( measured.length ) {
	line( '  ease  w/sent  words  sent  page' );
	( values.check ? hard : measured ).forEach( row );
	line(
		`mean reading ease ${ mean( 'ease' ).toFixed( 1 ) }, ${ mean( 'length' ).toFixed( 1 ) } words a sentence; `,
		`${ hard.length } of ${ measured.length } below ${ EASIEST.ease } or above ${ EASIEST.length } words a sentence\n`
	);
}
for ( const { file, line: at, found, context, why, better } of left ) {
	line( `${ file }:${ at }: “${ found }” (${ why }) → ${ better }\n    … ${ context } …` );
}
unused.forEach( ( { file, text } ) => line( `bin/words/allowed.json: nothing is found in ${ file } at “${ text }”` ) );
line( `${ left.length } findings in ${ sources.length } files; ${ allowed.length } allowed` );

if ( values.check && ( hard.length || left.length || unused.length ) ) {
	process.exitCode = 1;
}
