#!/usr/bin/env node
/**
 * `npm run bench -- [name…] [--fresh] [--keep] [--quick]`: runs the given benchmarks, or all, and writes the results
 * into bench/results/ and the table in bench/README.md. --fresh recreates the sites; --keep uses the last build of
 * the plugin; --quick tries out a benchmark and stores nothing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { Failure, run, say } from '../bin/lib/log.mjs';
import { inCache } from '../bin/lib/paths.mjs';
import { alive } from '../bin/lib/shell.mjs';
import { keep, print, writeTable } from './lib/report.mjs';
import { stopServers } from './lib/servers.mjs';
import { startSites } from './lib/sites.mjs';

const NAMES = [
	'search',
	'suggestions',
	'scale',
	'import',
	'tax',
	'page',
	'tree',
	'bytes',
	'press',
	'editor',
	'typing',
	'comparison',
	'hanging',
	'lead',
	'leads-screen',
	'flood',
	'lighthouse',
	'leads-under-fire',
	'peers',
];

const LOCK = inCache( 'bench/run.pid' );

/** Two runs would stop each other's servers. */
function begin() {
	const other = existsSync( LOCK ) ? Number( readFileSync( LOCK, 'utf8' ) ) : 0;

	if ( other && other !== process.pid && alive( other ) ) {
		throw new Failure( `Another run is under way (process ${ other }).`, 'wait until it has ended.' );
	}
	mkdirSync( path.dirname( LOCK ), { recursive: true } );
	writeFileSync( LOCK, String( process.pid ) );
}

const load = () => Number( loadavg()[ 0 ].toFixed( 1 ) );

run( async () => {
	const options = process.argv.slice( 2 ).filter( ( word ) => word.startsWith( '--' ) );
	const words = process.argv.slice( 2 ).filter( ( word ) => ! word.startsWith( '--' ) );
	const unknown = words.filter( ( word ) => ! NAMES.includes( word ) );
	const quick = options.includes( '--quick' );

	if ( unknown.length ) {
		throw new Failure(
			`No such benchmark: ${ unknown.join( ', ' ) }.`,
			`name some of ${ NAMES.join( ', ' ) }, or none for all.`
		);
	}

	begin();
	try {
		await startSites( { fresh: options.includes( '--fresh' ), keep: options.includes( '--keep' ) } );
		for ( const name of words.length ? words : NAMES ) {
			const { bench } = await import( `./${ name }.mjs` );

			const before = load();

			say( `\n${ name } (load of the machine: ${ before })` );
			const result = await bench( { quick, say } );

			print( result.figures );
			if ( ! quick ) {
				await keep( name, result, [ before, load() ] );
				writeTable( NAMES );
			}
		}
	} finally {
		await stopServers();
		rmSync( LOCK, { force: true } );
	}
} );
