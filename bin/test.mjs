#!/usr/bin/env node
/**
 * `npm test`: installs what it needs, builds, runs every suite, and ends with `N passed, N failed`. Arguments select
 * suites by part of their name: `npm test -- phpunit eslint`. `--all` repeats proven tests (e2e/proofs.json, bin/*-proofs.json);
 * `--changed` runs what the change since the last commit touches, `--changed=COMMIT` since another.
 */
import { build, isBuilt } from './lib/build.mjs';
import { Failure, say, sinceStart, step } from './lib/log.mjs';
import { composerIsDone, installComposerPackages, provideMachine } from './lib/machine.mjs';
import { installPackages, packagesAreInstalled } from './lib/npm.mjs';
import { workThrough } from './lib/queue.mjs';
import { portIsTaken } from './lib/site.mjs';
import { obtainWordPress, sqliteDropIn } from './lib/wordpress.mjs';

const SLOWEST = 20;
const total = { passed: 0, failed: 0 };
const suites = [];
const timed = [];
const args = process.argv.slice( 2 );
const changed = args.find( ( arg ) => arg === '--changed' || arg.startsWith( '--changed=' ) );
const wanted = args.filter( ( arg ) => ! arg.startsWith( '--' ) ).map( ( name ) => name.toLowerCase() );
const isWanted = ( { name } ) => ! wanted.length || wanted.some( ( part ) => name.toLowerCase().includes( part ) );

const textOf = ( error ) =>
	error instanceof Failure
		? `${ error.message }\n\nTo fix this: ${ error.remedy }`
		: ( error?.stack ?? String( error ) );

async function runSuite( { name, run } ) {
	const from = Date.now();
	let shown = from;
	let result;

	say( `… ${ name }` );
	try {
		result = await run( ( line ) => {
			if ( Date.now() - shown > 15000 ) {
				shown = Date.now();
				say( `    ${ name }: ${ line.trim().slice( 0, 140 ) }` );
			}
		} );
	} catch ( error ) {
		result = { passed: 0, failed: 1, output: textOf( error ) };
	}

	const seconds = ( ( Date.now() - from ) / 1000 ).toFixed( 1 );
	suites.push( { name, seconds } );
	timed.push( ...( result.timed ?? [] ) );
	const figures = [ `${ result.passed } passed`, `${ result.failed } failed`, result.note ]
		.filter( Boolean )
		.join( ', ' );

	if ( result.failed ) {
		say(
			`\n──── ${ name } ${ '─'.repeat( Math.max( 0, 70 - name.length ) ) }\n${ result.output.trimEnd() }\n${ '─'.repeat( 76 ) }`
		);
	}
	say( `${ result.failed ? '✗' : '✓' } ${ name }: ${ figures } (${ seconds } s)` );
	total.passed += result.passed;
	total.failed += result.failed;
}

const inQuiet = ( name, action ) => step( name, action, false );

async function provideAll() {
	await inQuiet( 'Looking for PHP, MariaDB and Chromium', provideMachine );
	if ( ! composerIsDone() ) {
		await inQuiet( 'Installing the PHP tools', installComposerPackages );
	}
	await inQuiet( 'Obtaining WordPress', async ( progress ) => {
		const { version, source } = await obtainWordPress( progress );

		progress( `${ version } from ${ source }` );
	} );
}

async function installedPackages() {
	if ( ! packagesAreInstalled() ) {
		await inQuiet( 'Installing npm packages', installPackages );
	}
	sqliteDropIn();
}

async function buildPlugin() {
	try {
		if ( ! isBuilt() ) {
			await step( 'Building the plugin', build, false );
		}
		total.passed++;
	} catch ( error ) {
		// Suites that need no build are still informative.
		total.failed++;
		say( textOf( error ) );
	}
}

/** A table of durations. */
function table() {
	const row = ( seconds, name ) => `${ String( seconds ).padStart( 8 ) } s  ${ name }`;
	const slowest = timed.sort( ( one, other ) => other.seconds - one.seconds ).slice( 0, SLOWEST );

	return [
		'',
		'Suites',
		...suites.map( ( { name, seconds } ) => row( seconds, name ) ),
		`The ${ slowest.length } slowest tests`,
		...slowest.map( ( { name, seconds } ) => row( seconds.toFixed( 1 ), name.slice( 0, 120 ) ) ),
	].join( '\n' );
}

/** Another program may use the port of the browser tests' site. */
async function choosePort() {
	for ( let port = 8889; ! process.env.HVAC_E2E_PORT && port < 8999; port++ ) {
		if ( ! ( await portIsTaken( `127.0.0.1:${ port }` ) ) ) {
			process.env.HVAC_E2E_PORT = String( port );
		}
	}
}

/** The suites for the arguments, before filtering by name. */
async function chosen() {
	if ( changed ) {
		const { changedSuites } = await import( './lib/changed-suites.mjs' );

		return changedSuites( changed.split( '=' )[ 1 ] ?? 'HEAD' );
	}
	const { alone, sideBySide } = await import( './lib/suites.mjs' );

	return { sideBySide: sideBySide(), alone: alone() };
}

async function main() {
	const packages = installedPackages();
	const onlyFailure = packages.then( () => new Promise( () => {} ) );

	// PHP's checks do not wait for the npm packages, but a failed installation ends everything.
	await Promise.race( [ provideAll(), onlyFailure ] );
	await choosePort();
	if ( changed ) {
		await packages;
	}

	const { sideBySide, alone } = await chosen();

	await workThrough( sideBySide.filter( isWanted ), { packages, build: packages.then( buildPlugin ) }, runSuite );
	for ( const suite of alone.filter( isWanted ) ) {
		await runSuite( suite );
	}
	say( table() );
}

if ( args.includes( '--all' ) ) {
	process.env.HVAC_PROVE_ALL = '1';
}

let isOver = false;

// Whatever ends this, the last line is printed.
process.on( 'exit', () => {
	if ( ! isOver ) {
		total.failed++;
		process.exitCode = 1;
	}
	say( `\n${ sinceStart() } s in all\n${ total.passed } passed, ${ total.failed } failed` );
} );
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, () => {
		say( `\nEnded by ${ signal }.` );
		process.exit( 1 );
	} );
}
process.on( 'uncaughtException', ( error ) => {
	say( `\n${ textOf( error ) }` );
	process.exit( 1 );
} );

try {
	await main();
} catch ( error ) {
	total.failed++;
	say( `\n${ textOf( error ) }` );
}
isOver = true;
process.exitCode = total.failed ? 1 : 0;
