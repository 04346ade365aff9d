#!/usr/bin/env node
/**
 * `npm run mutants -- Forms`: changes one small thing at a time in a domain's classes, or in a file, and runs the tests that name the class. A mutant that no
 * test notices survives and is printed. `--line=FILE:12,FILE:31` tries lines again, `--sample=40` at most 40 mutants of each file, `--with=Leads/Intake` runs the
 * tests of another domain too.
 *
 * No file of the plugin changes: PHP loads the mutant in place of the class (bin/mutants/load.php), in the test's process and in the servers that it starts.
 * Infection would do the same, and needs a coverage driver that few machines have.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { touched } from './lib/changed.mjs';
import { Failure, run, say } from './lib/log.mjs';
import { domainOrPath, inCache, inRoot, ROOT } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';
import { execute } from './lib/shell.mjs';

const PLACE = inCache( 'mutants', String( process.pid ) );
const MUTANT = path.join( PLACE, 'mutant.php' );
const args = process.argv.slice( 2 );
const [ name = '' ] = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const option = ( key ) => args.find( ( arg ) => arg.startsWith( `--${ key }=` ) )?.split( '=' )[ 1 ];

function placeOf( domain ) {
	const place = domainOrPath( domain );

	if ( ! place ) {
		throw new Failure( `There is no ${ domain || 'domain' } to change.`, 'npm run mutants -- Forms' );
	}
	return place;
}

/** The classes of a domain. What its module registers and its tables are is in the database that every test copies. */
function sources() {
	const place = placeOf( name );

	return place.endsWith( '.php' )
		? [ place ]
		: glob
				.sync( `${ place }/**/*.php`, {
					cwd: ROOT,
					ignore: [
						'**/*Test.php',
						'**/*TestCase.php',
						'**/*Contract.php',
						'**/*Module.php',
						'**/*Tables.php',
					],
				} )
				.sort();
}

const allTests = glob.sync( 'plugin/**/*Test.php', { cwd: ROOT } );

/** The tests of a file: its own first, since they are quick, then its folder's, then all that name its class. */
function testsOf( file ) {
	const names = touched( [ file ] ).phpunit;
	const near = ( test ) =>
		2 * ( path.basename( test ) === path.basename( file ).replace( '.php', 'Test.php' ) ) +
		( path.dirname( test ) === path.dirname( file ) );
	const others = ( option( 'with' ) ?? '' ).split( ',' ).filter( Boolean ).map( placeOf );

	return allTests
		.filter(
			( test ) =>
				names.includes( path.basename( test, '.php' ) ) ||
				others.some( ( place ) => test.startsWith( `${ place }/` ) || test === place )
		)
		.sort( ( a, b ) => near( b ) - near( a ) );
}

/** PHPUnit's configuration with these tests alone. */
function configure( tests ) {
	const files = tests.map( ( test ) => `<file>${ inRoot( test ) }</file>` ).join( '' );
	const xml = readFileSync( inRoot( 'phpunit.xml.dist' ), 'utf8' )
		.replace( /<directory>plugin<\/directory>\s*<exclude>.*?<\/exclude>/, files )
		.replace( /<source .*<\/source>/s, '' )
		.replace( /bootstrap="/, `bootstrap="${ ROOT }/` );

	writeFileSync( path.join( PLACE, 'phpunit.xml' ), xml );
}

/** What every PHP of a run is told; compiled code is kept, except for the mutant, which changes too quickly. */
function prepare() {
	mkdirSync( PLACE, { recursive: true } );
	process.on( 'exit', () => rmSync( PLACE, { recursive: true, force: true } ) );
	writeFileSync( path.join( PLACE, 'uncached' ), MUTANT );
	writeFileSync(
		path.join( PLACE, 'php.ini' ),
		[
			'opcache.enable_cli=1',
			'opcache.file_cache_only=1',
			`opcache.file_cache=${ inCache( 'mutants' ) }`,
			`opcache.blacklist_filename=${ path.join( PLACE, 'uncached' ) }`,
		].join( '\n' )
	);
}

/** Runs the tests, with MUTANT in place of a file where one is named. */
function runTests( file, seconds ) {
	const env = { PHP_INI_SCAN_DIR: `:${ PLACE }`, HVAC_MUTANT: MUTANT, HVAC_MUTANT_OF: file ? inRoot( file ) : '' };

	return execute(
		PHP,
		[
			inRoot( 'vendor/bin/phpunit' ),
			`--configuration=${ path.join( PLACE, 'phpunit.xml' ) }`,
			'--colors=never',
			'--stop-on-defect',
			'--do-not-cache-result',
		],
		{ env, seconds }
	);
}

/** Writes a mutant. Its file is not where the class's is, which two constants tell. */
function write( file, code, { from, to, text } ) {
	const content = Buffer.concat( [ code.subarray( 0, from ), Buffer.from( text ), code.subarray( to ) ] )
		.toString()
		.replaceAll( '__DIR__', `'${ inRoot( path.dirname( file ) ) }'` )
		.replaceAll( '__FILE__', `'${ inRoot( file ) }'` );

	writeFileSync( MUTANT, content );
}

/** At most so many of a list, evenly. */
function sampled( list ) {
	const most = Math.min( list.length, Number( option( 'sample' ) ?? Infinity ) );

	return Array.from( { length: most }, ( _, i ) => list[ Math.floor( ( i * list.length ) / most ) ] );
}

const inOneLine = ( text ) => text.replace( /\s+/g, ' ' ).slice( 0, 80 );

/** Tries each mutant of a file. */
async function tryFile( file ) {
	const list = execFileSync( PHP, [ inRoot( 'bin/mutants/list.php' ), inRoot( file ) ], { encoding: 'utf8' } );
	const only = option( 'line' )?.split( ',' );
	const mutants = JSON.parse( list ).filter(
		( { line } ) => ! only || only.includes( `${ path.basename( file ) }:${ line }` )
	);
	const tried = sampled( mutants );

	if ( ! tried.length ) {
		return { killed: 0, tried: 0, all: 0 };
	}

	const code = readFileSync( inRoot( file ) );
	const from = Date.now();
	let killed = 0;

	configure( testsOf( file ) );

	const { code: failed, output } = await runTests( null, 900 );

	if ( failed ) {
		throw new Failure( `The tests of ${ file } fail without a change.\n${ output }` );
	}

	const limit = ( 3 * ( Date.now() - from ) ) / 1000 + 10;

	for ( const mutant of tried ) {
		write( file, code, mutant );
		if ( ( await runTests( file, limit ) ).code !== 0 ) {
			killed++;
		} else {
			say(
				`  ${ path.basename( file ) }:${ mutant.line }  ${ inOneLine( mutant.was ) }  →  ${ inOneLine( mutant.text ) }`
			);
		}
	}
	say( `  ${ killed } of ${ tried.length }, ${ Math.round( ( Date.now() - from ) / 1000 ) } s` );

	return { killed, tried: tried.length, all: mutants.length };
}

run( async () => {
	prepare();

	const results = [];

	for ( const file of sources() ) {
		say( file );
		results.push( await tryFile( file ) );
	}

	const sum = ( key ) => results.reduce( ( total, each ) => total + each[ key ], 0 );
	const rate = Math.round( ( 100 * sum( 'killed' ) ) / Math.max( 1, sum( 'tried' ) ) );

	say( `${ name }: ${ sum( 'killed' ) } of ${ sum( 'tried' ) } noticed, ${ rate } % (of ${ sum( 'all' ) } mutants)` );
} );
