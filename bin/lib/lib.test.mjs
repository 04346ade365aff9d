import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inAttempts } from './attempts.mjs';
import { changedSince, CHECKS, touched } from './changed.mjs';
import { leaveToVisitors } from './demo.mjs';
import { together } from './log.mjs';
import { inRoot } from './paths.mjs';
import { PHP } from './php.mjs';
import { workThrough } from './queue.mjs';
import { alive, detach, end, execute, must } from './shell.mjs';

const folder = mkdtempSync( path.join( tmpdir(), 'hvac-blocks-test-' ) );

test.after( () => rmSync( folder, { recursive: true } ) );

test( 'a failing command says what it printed and what to do', async () => {
	await assert.rejects(
		must( process.execPath, [ '-e', 'console.log( "the reason" ); process.exit( 3 )' ], { remedy: 'do this' } ),
		( error ) =>
			/exit code 3/.test( error.message ) && /the reason/.test( error.message ) && error.remedy === 'do this'
	);
	assert.equal( ( await execute( 'no-such-command-at-all', [] ) ).code, 127 );
} );

test( 'a command that hangs is ended', async () => {
	const { code, output } = await execute( process.execPath, [ '-e', 'setTimeout( () => {}, 60000 )' ], {
		seconds: 0.3,
	} );

	assert.notEqual( code, 0 );
	assert.match( output, /Ended after/ );
} );

test( 'a command does not outlive the script that runs it', async () => {
	const pid = path.join( folder, 'pid' );
	const script = `
		import { existsSync, statSync } from 'node:fs';
		import { execute } from ${ JSON.stringify( new URL( './shell.mjs', import.meta.url ).href ) };
		execute( process.execPath, [ '-e', 'require( "fs" ).writeFileSync( ${ JSON.stringify( pid ) }, String( process.pid ) ); setTimeout( () => {}, 60000 )' ] );
		setInterval( () => existsSync( ${ JSON.stringify( pid ) } ) && statSync( ${ JSON.stringify( pid ) } ).size && process.exit(), 20 );`;

	spawnSync( process.execPath, [ '--input-type=module', '-e', script ] );
	for ( let i = 0; i < 300 && alive( Number( readFileSync( pid, 'utf8' ) ) ); i++ ) {
		await new Promise( ( r ) => setTimeout( r, 100 ) );
	}
	assert.ok( ! alive( Number( readFileSync( pid, 'utf8' ) ) ) );
} );

test( 'what goes side by side comes to its end, and the first failure counts', async () => {
	const ended = [];
	const lane = async ( name, ms, isFailing ) => {
		await new Promise( ( r ) => setTimeout( r, ms ) );
		ended.push( name );
		if ( isFailing ) {
			throw new Error( name );
		}
	};

	await assert.rejects( together( lane( 'failing', 1, true ), lane( 'longer', 50, false ) ), /failing/ );
	assert.deepEqual( ended, [ 'failing', 'longer' ] );
	await together( lane( 'alone', 1, false ) );
} );

test( 'a start that fails is tried again after a clean-up, and the last failure is told', async () => {
	const log = [];
	const startsAt = ( success ) =>
		inAttempts(
			3,
			async ( number ) => {
				log.push( `try ${ number }` );

				return { ok: number === success, said: `said ${ number }` };
			},
			async () => {
				log.push( 'clean up' );
			}
		);

	assert.deepEqual( await startsAt( 1 ), { ok: true, said: 'said 1' } );
	assert.deepEqual( log.splice( 0 ), [ 'try 1' ] );
	assert.deepEqual( await startsAt( 2 ), { ok: true, said: 'said 2' } );
	assert.deepEqual( log.splice( 0 ), [ 'try 1', 'clean up', 'try 2' ] );
	assert.deepEqual( await startsAt( 0 ), { ok: false, said: 'said 3' } );
	assert.deepEqual( log, [ 'try 1', 'clean up', 'try 2', 'clean up', 'try 3', 'clean up' ] );
} );

test( 'the demo waits for the visitors of the site, and not for ever', async () => {
	const answers = [ false, false, true ];

	await leaveToVisitors( { isIdle: async () => answers.shift() }, { pause: 0 } );
	assert.deepEqual( answers, [] );

	await leaveToVisitors( { isIdle: async () => false }, { pause: 0, longest: 5 } );
} );

test( 'a detached process lives until it is ended', async () => {
	const pid = detach( process.execPath, [ '-e', 'setTimeout( () => {}, 60000 )' ], {
		log: path.join( folder, 'log' ),
	} );

	assert.ok( alive( pid ) );
	await end( pid );
	await new Promise( ( r ) => setTimeout( r, 100 ) );
	assert.ok( ! alive( pid ) );
} );

test( 'two lanes work through a queue: each item after its stage, and never two that use the same', async () => {
	const log = [];
	const pauses = [];
	const pause = () => new Promise( ( go ) => pauses.push( go ) );
	const stages = {};
	const stage = ( name ) => new Promise( ( go ) => ( stages[ name ] = go ) );
	const done = workThrough(
		[
			{ name: 'long' },
			{ name: 'database', uses: 'database' },
			{ name: 'packages', after: 'packages' },
			{ name: 'machine', after: 'machine' },
			{ name: 'database again', uses: 'database' },
		],
		{ packages: stage( 'packages' ), build: stage( 'build' ) },
		async ( { name } ) => {
			log.push( name );
			await pause();
			log.push( `${ name } ended` );
		}
	);
	const next = async () => {
		pauses.shift()?.();
		await new Promise( setImmediate );
	};

	assert.deepEqual( log, [ 'machine' ] );
	await next();
	assert.deepEqual( log.splice( 0 ), [ 'machine', 'machine ended' ] );
	stages.packages();
	await new Promise( setImmediate );
	// The build occupies the other lane.
	assert.deepEqual( log, [ 'packages' ] );
	stages.build();
	await new Promise( setImmediate );
	assert.deepEqual( log, [ 'packages', 'long' ] );
	await next();
	assert.deepEqual( log.slice( 2 ), [ 'packages ended', 'database' ] );
	await next();
	// A lane is free, but the database is not.
	assert.deepEqual( log.slice( 4 ), [ 'long ended' ] );
	await next();
	assert.deepEqual( log.slice( 5 ), [ 'database ended', 'database again' ] );
	await next();
	await done;
} );

test( 'a stage that fails ends the queue', async () => {
	const failed = Promise.reject( new Error( 'no packages' ) );

	await assert.rejects(
		workThrough( [ { name: 'one' } ], { packages: failed, build: failed }, async () => {} ),
		/no packages/
	);
} );

test( 'HVAC_PHP is the PHP that every script starts', () => {
	const said = spawnSync(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`console.log( ( await import( '${ pathToFileURL( inRoot( 'bin/lib/php.mjs' ) ) }' ) ).PHP )`,
		],
		{ env: { ...process.env, HVAC_PHP: '/opt/php8.4' }, encoding: 'utf8' }
	).stdout;

	assert.equal( said.trim(), '/opt/php8.4' );

	for ( const part of [ 'bin', 'bench' ] ) {
		for ( const name of readdirSync( inRoot( part ), { recursive: true } ) ) {
			if ( name.endsWith( '.mjs' ) ) {
				assert.doesNotMatch(
					readFileSync( inRoot( part, name ), 'utf8' ),
					/[([]\s*'php',/,
					`${ part }/${ name }`
				);
			}
		}
	}
} );

test( 'what a change touches is found by folders, imports and examples', () => {
	const sources = {
		'plugin/src/server/Leads/LeadTest.php': 'new Lead()',
		'plugin/src/server/Leads/Admin/ScreenTest.php': 'use HvacBlocks\\Leads\\Lead;',
		'plugin/src/server/Forms/FormTest.php': 'Leading',
	};
	const found = touched(
		[
			'plugin/src/server/Leads/Lead.php',
			'plugin/blocks/faq/view.php',
			'plugin/blocks/faq/style.scss',
			'plugin/src/client/islands/mount.tsx',
			'docs/leads.md',
		],
		Object.keys( sources ),
		( file ) => sources[ file ]
	);

	assert.deepEqual( found.phpunit, [ 'LeadTest', 'ScreenTest' ] );
	assert.deepEqual( found.blocks, [ 'faq' ] );
	assert.deepEqual( found.jest, [ 'plugin/src/client/islands/mount.tsx' ] );
	assert.equal( found.hasParts, false );
	assert.deepEqual( found.checks, [
		'ESLint',
		'TypeScript',
		'Props',
		'Stylelint',
		'Prettier',
		'PHPStan',
		'PHP_CodeSniffer',
		'PHP-CS-Fixer',
		'Translations',
		'Words',
		'Size budgets',
	] );
	assert.equal( touched( [ 'plugin/src/ui/forms/field/view.php' ], [], () => '' ).hasParts, true );
	assert.deepEqual( touched( [ 'docs/leads.md' ], [], () => '' ).checks, [ 'Words' ] );
} );

test( 'every check of a change is one of npm test', async () => {
	const { sideBySide } = await import( './suites.mjs' );
	const names = sideBySide().map( ( { name } ) => name );

	assert.deepEqual(
		Object.keys( CHECKS ).filter( ( name ) => ! names.includes( name ) ),
		[]
	);
} );

test( 'a commit that there is not is no change without files', async () => {
	await assert.rejects( changedSince( 'no-such-commit' ), /no-such-commit/ );
} );

test( 'a mutant is one small change of what a file does', async () => {
	const file = path.join( folder, 'Rule.php' );

	writeFileSync(
		file,
		"<?php\ndefined( 'ABSPATH' ) || exit;\nfunction fits( int $age ): bool {\n\tif ( $age > 9 && ! is_late() ) {\n\t\tnote();\n\t}\n\treturn true;\n}\n"
	);

	const { output } = await execute( PHP, [ inRoot( 'bin/mutants/list.php' ), file ] );

	assert.deepEqual(
		JSON.parse( output ).map( ( { line, was, text } ) => [ line, was, text ] ),
		[
			[ 4, '$age > 9 && ! is_late()', '! ( $age > 9 && ! is_late() )' ],
			[ 4, '&&', '||' ],
			[ 4, '>', '>=' ],
			[ 4, '9', '( 9 + 1 )' ],
			[ 4, '! is_late()', ' is_late()' ],
			[ 5, 'note();', ';' ],
			[ 7, 'true', 'false' ],
		]
	);
} );

test( 'what passes only at another try fails the run, unless the browser was stuck', async () => {
	const { triedAgain } = await import( './suites.mjs' );
	const spec = ( title, status, ...tries ) => ( {
		title,
		tests: [ { status, results: tries.map( ( one ) => ( { status: one } ) ) } ],
	} );
	const { stuck, faulty } = triedAgain( [
		spec( 'at once', 'expected', 'passed' ),
		spec( 'stuck', 'flaky', 'timedOut', 'passed' ),
		spec( 'late', 'flaky', 'failed', 'passed' ),
		spec( 'never', 'unexpected', 'failed', 'failed' ),
	] );

	assert.deepEqual(
		[ stuck, faulty ].map( ( tests ) => tests.map( ( { title } ) => title ) ),
		[ [ 'stuck' ], [ 'late' ] ]
	);
} );

test( 'a new form asks for consent in the words of the form that ships', () => {
	const read = ( file ) => JSON.parse( readFileSync( inRoot( file ), 'utf8' ) );
	const made = read( 'plugin/blocks/_template/definition/__FORM__.json.tpl' );
	const shipped = read( 'plugin/src/contracts/forms/contact-dealer.json' );

	for ( const part of [ 'consent', 'marketing' ] ) {
		assert.deepEqual( made[ part ].text, shipped[ part ].text );
	}
	assert.deepEqual( made.consent.message, shipped.consent.message );
} );
