#!/usr/bin/env node
/**
 * `npm test`: installs what it needs, builds, runs every suite and ends with `N passed, N failed`.
 * Arguments choose suites by a part of their name: `npm test -- phpunit eslint`.
 */
import { build, isBuilt } from './lib/build.mjs';
import { Failure, say, sinceStart, step } from './lib/log.mjs';
import { composerIsDone, installComposerPackages, provideMachine } from './lib/machine.mjs';
import { installPackages, packagesAreInstalled } from './lib/npm.mjs';
import { obtainWordPress, sqliteDropIn } from './lib/wordpress.mjs';

const total = { passed: 0, failed: 0 };
const wanted = process.argv.slice( 2 ).map( ( name ) => name.toLowerCase() );
const isWanted = ( { name } ) => ! wanted.length || wanted.some( ( part ) => name.toLowerCase().includes( part ) );

const textOf = ( error ) =>
	error instanceof Failure ? `${ error.message }\n\nWhat to do: ${ error.remedy }` : error.stack;

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

async function prepare() {
	if ( ! packagesAreInstalled() ) {
		await step( 'Installing npm packages', installPackages );
	}
	await step( 'Looking for PHP, MariaDB and Chromium', provideMachine );
	if ( ! composerIsDone() ) {
		await step( 'Installing the PHP tools', installComposerPackages );
	}
	await step( 'Obtaining WordPress', async ( progress ) => {
		const { version, source } = await obtainWordPress( progress );

		progress( `${ version } from ${ source }` );
		sqliteDropIn();
	} );
	try {
		if ( ! isBuilt() ) {
			await step( 'Building the plugin', build );
		}
		total.passed++;
	} catch ( error ) {
		// The suites that need no build still tell something.
		total.failed++;
		say( textOf( error ) );
	}
}

async function main() {
	await prepare();

	const { alone, sideBySide } = await import( './lib/suites.mjs' );
	const queue = sideBySide().filter( isWanted );

	await Promise.all(
		[ 1, 2 ].map( async () => {
			while ( queue.length ) {
				await runSuite( queue.shift() );
			}
		} )
	);
	for ( const suite of alone().filter( isWanted ) ) {
		await runSuite( suite );
	}
}

try {
	await main();
} catch ( error ) {
	total.failed++;
	say( `\n${ textOf( error ) }` );
}

say( `\n${ sinceStart() } s in all` );
say( `${ total.passed } passed, ${ total.failed } failed` );
process.exitCode = total.failed ? 1 : 0;
