#!/usr/bin/env node
/**
 * `npm run mutants -- Forms`: changes one small thing at a time in a domain's classes, or in a file, and runs the tests that name the class. A mutant that no
 * test notices survives and is printed. `--line=FILE:12` tries one line again.
 *
 * Works on a copy in .cache/mutants. Infection would do the same, and needs a coverage driver that few machines have.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { touched } from './lib/changed.mjs';
import { Failure, run, say } from './lib/log.mjs';
import { domainOrPath, inCache, inRoot, ROOT } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';
import { execute } from './lib/shell.mjs';

const COPY = inCache( 'mutants' );
const inCopy = ( file ) => path.join( COPY, file );
const args = process.argv.slice( 2 );
const [ name = '' ] = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const only = args.find( ( arg ) => arg.startsWith( '--line=' ) )?.split( '=' )[ 1 ];

function sources() {
	const place = domainOrPath( name );

	if ( ! place ) {
		throw new Failure( 'There is nothing to change.', 'npm run mutants -- Forms' );
	}
	return place.endsWith( '.php' )
		? [ place ]
		: glob
				.sync( `${ place }/**/*.php`, {
					cwd: ROOT,
					ignore: [ '**/*Test.php', '**/*TestCase.php', '**/*Module.php' ],
				} )
				.sort();
}

function copy() {
	rmSync( COPY, { recursive: true, force: true } );
	mkdirSync( inCopy( '.cache' ), { recursive: true } );
	for ( const file of [ 'plugin', 'bin', 'docs', 'phpunit.xml.dist', 'composer.json', 'package.json' ] ) {
		cpSync( inRoot( file ), inCopy( file ), { recursive: true } );
	}
	for ( const file of [
		'vendor',
		'.cache/wordpress',
		'.cache/wordpress.json',
		'.cache/sqlite-database-integration',
	] ) {
		symlinkSync( inRoot( file ), inCopy( file ) );
	}
}

const test = ( filter, seconds ) =>
	execute(
		PHP,
		[
			inRoot( 'vendor/bin/phpunit' ),
			'--colors=never',
			'--stop-on-defect',
			'--do-not-cache-result',
			'--filter',
			filter,
		],
		{
			cwd: COPY,
			seconds,
		}
	);

/** The tests of a file: its own, and all that name its class. */
function filtersOf( file ) {
	const classes = touched( [ file ] ).phpunit;
	const own = classes.filter( ( each ) => each === `${ path.basename( file, '.php' ) }Test` );

	return [ own, classes ]
		.filter( ( each ) => each.length )
		.map( ( each ) => each.map( ( one ) => `\\\\${ one }::` ).join( '|' ) );
}

/** Whether a test fails; the file's own are tried first, since they are quick. */
async function isNoticed( filters, seconds ) {
	for ( const filter of filters ) {
		if ( ( await test( filter, seconds ) ).code !== 0 ) {
			return true;
		}
	}
	return false;
}

const inOneLine = ( text ) => text.replace( /\s+/g, ' ' ).slice( 0, 80 );

/** Tries each mutant of a file. */
async function tryFile( file ) {
	const list = execFileSync( PHP, [ inRoot( 'bin/mutants/list.php' ), inRoot( file ) ], { encoding: 'utf8' } );
	const mutants = JSON.parse( list ).filter(
		( { line } ) => ! only || only === `${ path.basename( file ) }:${ line }`
	);
	const result = { killed: 0, survived: 0 };

	if ( ! mutants.length ) {
		return result;
	}

	const code = readFileSync( inRoot( file ) );
	const filters = filtersOf( file );
	const from = Date.now();

	if ( await isNoticed( filters, 600 ) ) {
		throw new Failure(
			`The tests of ${ file } fail without a change.`,
			`vendor/bin/phpunit --filter '${ filters.at( -1 ) }'`
		);
	}

	const limit = ( 3 * ( Date.now() - from ) ) / 1000 + 10;

	for ( const { line, from: start, to, was, text } of mutants ) {
		writeFileSync(
			inCopy( file ),
			Buffer.concat( [ code.subarray( 0, start ), Buffer.from( text ), code.subarray( to ) ] )
		);
		if ( await isNoticed( filters, limit ) ) {
			result.killed++;
		} else {
			result.survived++;
			say( `  ${ path.basename( file ) }:${ line }  ${ inOneLine( was ) }  →  ${ inOneLine( text ) }` );
		}
	}
	writeFileSync( inCopy( file ), code );
	return result;
}

run( async () => {
	copy();

	const results = [];

	for ( const file of sources() ) {
		say( file );
		results.push( await tryFile( file ) );
	}

	const killed = results.reduce( ( sum, each ) => sum + each.killed, 0 );
	const survived = results.reduce( ( sum, each ) => sum + each.survived, 0 );

	say(
		`${ name }: ${ killed } of ${ killed + survived } noticed, ${ Math.round( ( 100 * killed ) / Math.max( 1, killed + survived ) ) } %`
	);
} );
