#!/usr/bin/env node
/**
 * `npm run mutants -- Forms`: makes one small change at a time in a domain's classes, or in a file, and runs the
 * tests that name it. A mutant that no test notices survives and is printed. `--line=FILE:12,FILE:31` repeats lines,
 * `--sample=40` tries at most 40 mutants per file, `--with=Leads/Intake` also runs another domain's tests,
 * `--tests=ClaimTest,ClaimsTest` only these. A TypeScript file is named by its path.
 *
 * No file of the plugin changes: the tests load the mutant instead.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { Failure, run, say } from './lib/log.mjs';
import { roomOrPath, inRoot, ROOT } from './lib/paths.mjs';
import * as php from './mutants/php.mjs';
import { makePlace } from './mutants/place.mjs';
import * as typescript from './mutants/typescript.mjs';

const args = process.argv.slice( 2 );
const [ name = '' ] = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const option = ( key ) => args.find( ( arg ) => arg.startsWith( `--${ key }=` ) )?.split( '=' )[ 1 ];
const options = ( key ) => option( key )?.split( ',' ) ?? [];
const languageOf = ( file ) => ( file.endsWith( '.ts' ) ? typescript : php );

function placeOf( domain ) {
	const place = roomOrPath( domain );

	if ( ! place ) {
		throw new Failure( `There is no ${ domain || 'domain' } to change.`, 'npm run mutants -- Forms' );
	}
	return place;
}

function sources() {
	const place = placeOf( name );

	return path.extname( place )
		? [ place ]
		: glob.sync( `${ place }/**/*.php`, { cwd: ROOT, ignore: php.ignored } ).sort();
}

/** The tests with these names, in this order. */
const named = ( all, names ) =>
	names.flatMap( ( wanted ) => {
		const found = all.filter( ( test ) => path.basename( test ).split( '.' )[ 0 ] === wanted );

		if ( ! found.length ) {
			throw new Failure( `There is no test ${ wanted }.`, 'npm run mutants -- Claims --tests=ClaimTest' );
		}
		return found;
	} );

/**
 * A file's tests: its own first, because they are fast, then its folder's, then all others that name it; or those in
 * `--tests`.
 */
function testsOf( file ) {
	const { tests, isTestOf } = languageOf( file );
	const isIts = isTestOf( file );
	const others = options( 'with' ).map( placeOf );
	const [ stem ] = path.basename( file ).split( '.' );
	const near = ( test ) =>
		2 * [ `${ stem }Test.php`, `${ stem }.test.ts` ].includes( path.basename( test ) ) +
		( path.dirname( test ) === path.dirname( file ) );

	const all = glob.sync( `plugin/**/${ tests }`, { cwd: ROOT, ignore: [ 'plugin/build/**' ] } );
	const chosen = option( 'tests' )
		? named( all, options( 'tests' ) )
		: all.filter(
				( test ) => isIts( test ) || others.some( ( place ) => `${ test }/`.startsWith( `${ place }/` ) )
			);

	return chosen.sort( ( a, b ) => near( b ) - near( a ) );
}

/** An evenly distributed sample of a list. */
function sampled( list ) {
	const most = Math.min( list.length, Number( option( 'sample' ) ?? Infinity ) );

	return Array.from( { length: most }, ( _, i ) => list[ Math.floor( ( i * list.length ) / most ) ] );
}

const inOneLine = ( text ) => text.replace( /\s+/g, ' ' ).slice( 0, 80 );

/** Tries each mutant of a file. */
async function tryFile( file ) {
	const language = languageOf( file );
	const base = path.basename( file );
	const only = options( 'line' );
	const all = language.list( file ).filter( ( { line } ) => ! only.length || only.includes( `${ base }:${ line }` ) );
	const tried = sampled( all );

	if ( ! tried.length ) {
		return { killed: 0, tried: 0, all: 0 };
	}

	const code = readFileSync( inRoot( file ) );
	const begin = Date.now();
	let killed = 0;

	language.prepare( testsOf( file ) );

	const { code: failed, output } = await language.run( null, 900 );

	if ( failed ) {
		throw new Failure( `The tests of ${ file } fail without a change.\n${ output }` );
	}

	const limit = ( 3 * ( Date.now() - begin ) ) / 1000 + 10;

	for ( const { line, from, to, was, text } of tried ) {
		language.write(
			file,
			Buffer.concat( [ code.subarray( 0, from ), Buffer.from( text ), code.subarray( to ) ] ).toString()
		);

		const { code: failure, output: said } = await language.run( file, limit );
		const change = `${ base }:${ line }  ${ inOneLine( was ) }  →  ${ inOneLine( text ) }`;

		if ( failure === 0 ) {
			say( `  ${ change }` );
			continue;
		}
		killed++;
		if ( said.includes( '\nEnded after' ) ) {
			say( `  (without an end: ${ change })` );
		}
	}
	say( `  ${ killed } of ${ tried.length }, ${ Math.round( ( Date.now() - begin ) / 1000 ) } s` );

	return { killed, tried: tried.length, all: all.length };
}

run( async () => {
	makePlace();

	const results = [];

	for ( const file of sources() ) {
		say( file );
		results.push( await tryFile( file ) );
	}

	const sum = ( key ) => results.reduce( ( total, each ) => total + each[ key ], 0 );
	const rate = Math.round( ( 100 * sum( 'killed' ) ) / Math.max( 1, sum( 'tried' ) ) );

	say( `${ name }: ${ sum( 'killed' ) } of ${ sum( 'tried' ) } noticed, ${ rate } % (of ${ sum( 'all' ) } mutants)` );
} );
