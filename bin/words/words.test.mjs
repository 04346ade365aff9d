import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { measure, syllablesOf } from './ease.mjs';
import { isDocs, isOfPage, pageOf } from './files.mjs';
import { findLongSentences, findPatterns } from './find.mjs';
import { patternsOf } from './glossary.mjs';
import { ENGLISH } from './patterns.mjs';
import { findings, isHard, pages, without } from './report.mjs';
import { sentencesOf, sentencesOfLine, wordsOf } from './sentences.mjs';
import { sharedPhrases } from './shared.mjs';
import { textsIn } from './texts.mjs';

const PAGE = 'plugin/src/starter-site/pages/products/furnaces/en.md';
const sourceOf = ( file, source ) => ( { file, texts: textsIn( file, source ) } );
const found = ( text, patterns = ENGLISH ) =>
	findPatterns( [ { line: 1, text } ], patterns ).map( ( finding ) => finding.found );

test( 'known sentences have a known reading ease', () => {
	const { words, sentences, length, ease } = measure( [ 'The cat sat on the mat.' ] );

	assert.deepEqual( [ words, sentences, length, ease.toFixed( 2 ) ], [ 6, 1, 6, '116.15' ] );
	assert.equal( measure( [ 'Replace the filter.', 'Then call a dealer.' ] ).length, 3.5 );
} );

test( 'syllables are counted by part of a word; a number is one', () => {
	const counts = { thermostat: 3, 'variable-speed': 5, 'don’t': 1, 14.3: 1, '5°F': 1, warranty: 3 };

	for ( const [ word, syllables ] of Object.entries( counts ) ) {
		assert.equal( syllablesOf( word ), syllables, word );
	}
} );

test( 'a sentence ends at its mark, not at an abbreviation or in a number', () => {
	assert.deepEqual(
		sentencesOfLine( 'Call 8 a.m. to 6 p.m. Central time. In the U.S. Army? “Yes.” It is 14.3 SEER2.' ),
		[ 'Call 8 a.m. to 6 p.m. Central time.', 'In the U.S. Army?', '“Yes.”', 'It is 14.3 SEER2.' ]
	);
	assert.equal( sentencesOfLine( 'It is rated at 5°F. They differ.' ).length, 2 );
} );

test( 'headings count only with an end mark', () => {
	assert.deepEqual( sentencesOfLine( '## What the symptoms of a furnace tell you {#signs}' ), [] );
	assert.deepEqual( sentencesOfLine( '### Who pays? {#pays}' ), [ 'Who pays?' ] );
	assert.deepEqual( sentencesOfLine( '??? Questions about gas furnaces in homes' ), [] );
	assert.deepEqual( sentencesOfLine( '? How long does it take?' ), [ 'How long does it take?' ] );
} );

test( 'items and cells are sentences of their own, and labels are none', () => {
	assert.deepEqual( sentencesOfLine( '1. **Filter.** Switch the furnace off.' ), [ 'Switch the furnace off.' ] );
	assert.deepEqual( sentencesOfLine( '- a furnace that will stay for many more years' ), [
		'a furnace that will stay for many more years',
	] );
	assert.deepEqual( sentencesOfLine( '- Short summers' ), [] );
	assert.deepEqual( sentencesOfLine( '|---|:-:|' ), [] );
	assert.deepEqual( sentencesOfLine( '| Good | 13.4 to 15 | Choose it for short summers. |' ), [
		'Choose it for short summers.',
	] );
	assert.deepEqual( sentencesOfLine( '> **Danger.** Leave the house now.' ), [ 'Leave the house now.' ] );
} );

test( 'a placeholder is a word; a sentence that it brings is measured elsewhere', () => {
	assert.deepEqual( wordsOf( 'Call {phone number} or {{brand}} – %1$s.' ), [ 'Call', 'it', 'or', 'it', 'it.' ] );
	assert.deepEqual( sentencesOfLine( '> {gas}' ), [] );
	assert.deepEqual( sentencesOfLine( 'It burns badly. {flame}' ), [ 'It burns badly.' ] );
	assert.equal( sentencesOfLine( '{brand} calls you.' ).length, 1 );
} );

test( 'links keep their words; code and placeholders have none', () => {
	const [ { text } ] = textsIn( 'docs/a.md', 'Run `npm run mend` and [read on](mend#somebody).' );

	assert.deepEqual( found( text ), [] );
	assert.deepEqual( found( 'It costs {somebody’s price}.' ), [] );
	assert.deepEqual( wordsOf( 'See [the whole loop](hvac-basics/mend).' ), [ 'See', 'the', 'whole', 'loop.' ] );
} );

test( 'texts know their line', () => {
	assert.deepEqual(
		findPatterns(
			textsIn(
				'docs/a.md',
				'# A\n\n```sh\nmend\n```\n\nOne\nfor some-\nbody. It is told\nin the glossary, and mend it.\n'
			),
			ENGLISH
		).map( ( { line, found: words } ) => [ line, words ] ),
		[
			[ 9, 'is told in' ],
			[ 10, 'mend' ],
		]
	);
	assert.deepEqual( textsIn( 'en.json', '{\n\t"a": "One \\"two\\"",\n\t"b": { "c": "3" }\n}' ), [
		{ line: 2, text: 'One "two"', of: 'a' },
		{ line: 3, text: '3', of: 'c' },
	] );
	assert.deepEqual(
		textsIn( 'block.json', '{\n"title": "Card",\n"name": "a/card"\n}' ).map( ( { text } ) => text ),
		[ 'Card' ]
	);

	const catalogue = '#: src/a.php\nmsgid "One"\nmsgid_plural "Many"\nmsgstr[0] "Uno"\nmsgstr[1] ""\n';

	assert.deepEqual( textsIn( 'a.pot', catalogue ), [
		{ line: 2, text: 'One', of: 'src/a.php' },
		{ line: 3, text: 'Many', of: 'src/a.php' },
	] );
	assert.deepEqual( textsIn( 'a.po', catalogue ), [ { line: 4, text: 'Uno', of: 'src/a.php' } ] );
} );

test( 'a glossary rejects the words in its column “Not”, except where the right term has them', () => {
	const patterns = patternsOf(
		[
			'| English | Spanish | Not: | Note |',
			'|---|---|---|---|',
			'| duct | ducto | conducto, canal* | |',
			'| boiler | caldera (boiler) | *for a furnace* | |',
			'| dual fuel | combustible dual | dual; sistema  mixto | |',
			'| heating oil | combustible (heating oil), then *petróleo* | aceite; conducto | |',
			'',
			'| English | Other |',
			'|---|---|',
			'| mend | reparar |',
		].join( '\n' )
	);

	assert.deepEqual( found( 'Los Conductos, el canal y la reconducción.', patterns ), [ 'Conductos' ] );
	assert.match( patterns[ 0 ].why, /^duct; heating oil$/ );
	assert.deepEqual( found( 'Un combustible dual no es un dual ni un sistema\nmixto for a furnace.', patterns ), [
		'dual',
		'sistema mixto',
	] );
} );

test( 'pages are measured as a whole, worst first, and short ones together', () => {
	const easy = sourceOf( PAGE, 'The cat sat on the mat.\n\n'.repeat( 20 ) );
	const hard = sourceOf(
		PAGE.replace( 'furnaces', 'coils' ),
		'Certification necessitates comprehensive documentation of refrigerant installations.\n\n'.repeat( 20 )
	);
	const short = sourceOf( PAGE.replace( 'furnaces', 'a' ), 'It is short.' );
	const docs = sourceOf( 'docs/a.md', 'Nobody measures documentation.' );
	const measured = pages( [ easy, hard, short, docs ] );

	assert.deepEqual(
		measured.map( ( { page } ) => page ),
		[ 'products/coils', 'products/furnaces', '1 short pages together' ]
	);
	assert.deepEqual( measured.map( isHard ), [ true, false, false ] );
	assert.equal( isHard( { ease: 70, length: 16.1 } ), true );
	assert.deepEqual(
		[ isOfPage( PAGE ), isDocs( PAGE ), isDocs( 'docs/a.md' ), pageOf( PAGE ) ],
		[ true, false, true, 'products/furnaces' ]
	);
} );

test( 'a sentence over 30 words is found on pages, and developers may write one', () => {
	const words = ( count ) => `${ 'word '.repeat( count - 1 ) }end.`;
	const texts = [ { line: 3, text: words( 31 ) } ];

	assert.deepEqual(
		findLongSentences( PAGE, texts ).map( ( { line, found: what } ) => [ line, what ] ),
		[ [ 3, '31 words' ] ]
	);
	assert.deepEqual( findLongSentences( PAGE, [ { line: 1, text: words( 30 ) } ] ), [] );
	assert.equal( findings( [ { file: PAGE, texts } ], [] ).length, 1 );
	assert.equal( findings( [ { file: 'docs/a.md', texts } ], [] ).length, 0 );
	assert.equal( sentencesOf( 'en.json', [ { line: 1, text: 'A title without a mark at its end' } ] ).length, 0 );
} );

test( 'what is allowed is left out, and what allows nothing is told', () => {
	const finds = findings( [ sourceOf( PAGE, 'We mend it.\n\nThey mend ducts.' ) ], ENGLISH );
	const unused = { file: PAGE, text: 'gone', reason: 'r' };
	const result = without( [ { file: PAGE, text: 'We mend', reason: 'r' }, unused ], finds );

	assert.deepEqual(
		result.left.map( ( { line } ) => line ),
		[ 3 ]
	);
	assert.deepEqual( result.unused, [ unused ] );
} );

test( 'words of the trade are no patterns for developers', () => {
	const text = 'It registers the heads of a contractor.';
	const finds = ( file ) => findings( [ sourceOf( file, text ) ], ENGLISH ).map( ( finding ) => finding.found );

	assert.deepEqual( finds( 'docs/a.md' ), [] );
	assert.deepEqual( finds( PAGE ), [ 'contractor' ] );
} );

test( 'what is allowed has a reason', () => {
	for ( const entry of JSON.parse( readFileSync( new URL( 'allowed.json', import.meta.url ), 'utf8' ) ) ) {
		assert.deepEqual( Object.keys( entry ), [ 'file', 'text', 'reason' ] );
		assert.ok( Object.values( entry ).every( Boolean ) );
	}
} );

test( 'phrases that a translation shares with the English texts are listed, each as long as it is', () => {
	const source = ( file, text ) => ( { file, texts: [ { line: 1, text } ] } );
	const english = [ source( 'en.md', 'An oil furnace heats with heating oil. Call {brand} now.' ) ];
	const spanish = [
		source( 'es.md', 'Un calefactor de petróleo (oil furnace) usa heating oil. Llame a {brand} now.' ),
		source( 'b/es.md', 'El oil furnace. Una casa, an oil furnace heats.' ),
	];

	assert.deepEqual(
		[ ...sharedPhrases( english, spanish ) ],
		[
			[ 'oil furnace', [ 'es.md', 'b/es.md' ] ],
			[ 'heating oil', [ 'es.md' ] ],
			[ 'an oil furnace heats', [ 'b/es.md' ] ],
		]
	);
} );
