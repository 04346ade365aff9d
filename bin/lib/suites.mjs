/** The suites of `npm test`. A check counts as one test; a suite with its own count reports it. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startMariaDb, stopMariaDb } from './mariadb.mjs';
import { makeNativeSite, NATIVE_URL, phpComplaints, startNativeSite, stopNativeSite } from './native-site.mjs';
import { inCache, inRoot } from './paths.mjs';
import { JIT, PHP } from './php.mjs';
import { execute } from './shell.mjs';
import { withStartedSite } from './started-site.mjs';

const artifact = ( name ) => inRoot( 'artifacts', name );
const bin = ( name ) => inRoot( 'node_modules', name );
const node = ( ...args ) => [ process.execPath, args ];
const php = ( ...args ) => [ PHP, args ];

/**
 * @typedef {{name: string, seconds: number}} Timed a test
 * @typedef {{passed: number, failed: number, output: string, note?: string, timed?: Timed[]}} Result
 * @typedef {{name: string, run: (onLine: (line: string) => void) => Promise<Result>, after?: 'machine' | 'packages' | 'build', uses?: string}} Suite
 */

/** Unchanged files are not read again, decided by content, because a fresh clone has new times. */
const ESLINT_CACHE = [ '--cache', '--cache-strategy', 'content', '--cache-location', inCache( 'eslint/' ) ];

// Only a hang takes this long: slow machines are not a failure.
const TOO_LONG = 7200;

/** A command that succeeds or fails as a whole. */
const check = ( name, [ command, args ], env = {} ) => ( {
	name,
	run: async ( onLine ) => {
		const { code, output } = await execute( command, args, { env, onLine, seconds: TOO_LONG } );

		return { passed: Number( code === 0 ), failed: Number( code !== 0 ), output };
	},
} );

const read = ( file, parse ) => {
	try {
		return parse( readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
};

/** A command that writes its counts into a file; if it fails without a failed test, it counts as one. */
const counted =
	( file, parse ) =>
	async ( [ command, args ], env, onLine ) => {
		mkdirSync( artifact( '' ), { recursive: true } );
		rmSync( artifact( file ), { force: true } );

		const { code, output } = await execute( command, args, { env, onLine, seconds: TOO_LONG } );
		const counts = read( artifact( file ), parse ) ?? { passed: 0, failed: 0 };

		return { ...counts, failed: code !== 0 && ! counts.failed ? 1 : counts.failed, output };
	};

/** Jest's arguments that leave out test files, besides what its configuration leaves out. */
const withoutFiles = ( files ) =>
	files.length
		? [
				'--testPathIgnorePatterns',
				'/node_modules/',
				'/plugin/build/',
				...files.map( ( file ) => `/${ file.replaceAll( '.', '\\.' ) }$` ),
			]
		: [];

const countsOfJest = ( text ) => {
	const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, testResults } =
		JSON.parse( text );

	return {
		passed: numPassedTests,
		failed: numFailedTests + numRuntimeErrorTestSuites,
		note: numPendingTests ? `${ numPendingTests } skipped` : '',
		timed: testResults.flatMap( ( { name: file, assertionResults } ) =>
			assertionResults.map( ( { fullName, duration } ) => ( {
				name: `${ path.basename( file ) } › ${ fullName }`,
				seconds: ( duration ?? 0 ) / 1000,
			} ) )
		),
	};
};

export const jest = {
	name: 'Jest',
	run: ( onLine, args = [] ) =>
		counted( 'jest.json', countsOfJest )(
			node(
				bin( 'jest/bin/jest.js' ),
				...[
					'--config',
					inRoot( 'jest.config.cjs' ),
					'--ci',
					'--json',
					'--outputFile',
					artifact( 'jest.json' ),
					...args,
				]
			),
			{},
			onLine
		),
};

/** All of Jest's tests, without the files that passed before with everything as it is. */
const unprovenJest = async ( onLine ) => {
	const { hashes, proven, remember } = await import( './jest-proofs.mjs' );
	const now = hashes();
	const { files, tests } = proven( now );
	const result = await jest.run( onLine, [ '--passWithNoTests', ...withoutFiles( files ) ] );

	remember( now, read( artifact( 'jest.json' ), ( text ) => JSON.parse( text ).testResults ) ?? [] );
	return {
		...result,
		note: [ result.note, tests && `${ tests.toLocaleString( 'en' ) } tests proven before` ]
			.filter( Boolean )
			.join( ', ' ),
	};
};

/** Tests for Node's own runner. */
const nodeTests = ( name, ...files ) => ( {
	name,
	run: async ( onLine ) => {
		const { code, output } = await execute(
			...node( '--test', '--test-reporter=tap', ...files.map( ( file ) => inRoot( file ) ) ),
			{
				onLine,
				seconds: TOO_LONG,
			}
		);
		const count = ( what ) => Number( output.match( new RegExp( `^# ${ what } (\\d+)$`, 'm' ) )?.[ 1 ] ?? 0 );
		const failed = count( 'fail' ) + count( 'cancelled' );

		return { passed: count( 'pass' ), failed: code !== 0 && ! failed ? 1 : failed, output };
	},
} );

// The list is in package.json, where people run it: `node --test FILE…`.
const scripts = nodeTests(
	'Node',
	...JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) )
		.scripts[ 'test:scripts' ].split( ' ' )
		.slice( 2 )
);

export const phpunit = ( engine, env, onLine, args = [] ) =>
	counted( `phpunit-${ engine }.xml`, ( text ) => {
		const count = ( name ) =>
			Number( text.match( new RegExp( `<testsuite [^>]*\\b${ name }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
		const failed = count( 'failures' ) + count( 'errors' );

		return {
			passed: count( 'tests' ) - failed - count( 'skipped' ),
			failed,
			note: count( 'skipped' ) ? `${ count( 'skipped' ) } skipped` : '',
			timed: [ ...text.matchAll( /<testcase name="([^"]*)"[^>]* class="([^"]*)"[^>]* time="([\d.]+)"/g ) ].map(
				( [ , test, owner, seconds ] ) => ( {
					name: `${ engine }: ${ owner.split( '\\' ).at( -1 ) } › ${ test }`,
					seconds: Number( seconds ),
				} )
			),
		};
	} )(
		php(
			...JIT,
			inRoot( 'vendor/bin/phpunit' ),
			...[ '--colors=never', '--log-junit', artifact( `phpunit-${ engine }.xml` ), ...args ]
		),
		{ HVAC_STRICT: '1', ...env },
		onLine
	);

/** The run on MariaDB writes the test classes that end the same on any database here: Testing/DatabaseTests.php. */
const ANY_DATABASE_TESTS = artifact( 'any-database-tests.txt' );

let anyDatabaseTests = [];

const onMariaDb = async ( onLine ) => {
	const socket = await startMariaDb();

	rmSync( ANY_DATABASE_TESTS, { force: true } );
	try {
		return await phpunit(
			'mariadb',
			{ HVAC_TEST_DB: 'mariadb', HVAC_TEST_DB_SOCKET: socket, HVAC_ANY_DATABASE_TESTS: ANY_DATABASE_TESTS },
			onLine
		);
	} finally {
		await stopMariaDb();
		anyDatabaseTests = read( ANY_DATABASE_TESTS, ( text ) => text.split( '\n' ).filter( Boolean ) ) ?? [];
	}
};

/**
 * On the other database, all classes except those that end the same there, as seen in the run on MariaDB. A block's
 * output for given props is the same, too. Nothing runs if nothing has changed since the last run that passed.
 */
const onSqlite = async ( onLine ) => {
	const { hashOfRun, proven, remember } = await import( './phpunit-proofs.mjs' );
	const hash = hashOfRun( anyDatabaseTests );
	const before = anyDatabaseTests.length && proven( hash );

	if ( before ) {
		return { passed: 0, failed: 0, output: '', note: `${ before.toLocaleString( 'en' ) } tests proven before` };
	}

	const classes = anyDatabaseTests.map( ( name ) => name.replaceAll( '\\', '\\\\' ) ).join( '|' );
	const others = classes ? [ '--filter', `~^(?!(?:${ classes })::)~` ] : [];
	const result = await phpunit( 'sqlite', {}, onLine, [ '--exclude-group', 'rendering', ...others ] );
	const left =
		classes && `without ${ anyDatabaseTests.length } classes that no database decides, which ran on MariaDB`;

	// Without the run on MariaDB, every test runs here.
	if ( anyDatabaseTests.length ) {
		remember( hash, result );
	}
	return { ...result, note: [ result.note, left ].filter( Boolean ).join( ', ' ) };
};

/** Creating the browser tests' site takes one core, beside other suites. */
const siteOfTheBrowser = async ( onLine ) => {
	await makeNativeSite( onLine );

	return { passed: 0, failed: 0, output: '', note: 'ready' };
};

/** Installing the zip takes one core, too. */
const siteOfTheZip = async ( onLine ) => {
	const { code, output } = await execute( ...node( inRoot( 'bin/test-zip.mjs' ), '--site' ), {
		onLine,
		seconds: TOO_LONG,
	} );

	return { passed: 0, failed: Number( code !== 0 ), output, note: code ? '' : 'ready' };
};

/** A report's browser tests, each with the title of its file or group. */
const specsOf = ( { title, suites = [], specs = [] } ) => [
	...specs.map( ( spec ) => ( { ...spec, title: `${ title } › ${ spec.title }` } ) ),
	...suites.flatMap( specsOf ),
];

/** The number of states proven by skipped tests whose proofs are in the lock: e2e/lib/proofs.ts. */
const provenBefore = ( specs ) => {
	const skipped = specs
		.flatMap( ( { tests } ) => tests )
		.filter(
			( { status, annotations } ) => status === 'skipped' && annotations.some( ( { type } ) => type === 'proof' )
		);

	return {
		tests: skipped.length,
		states: skipped
			.flatMap( ( { annotations } ) => annotations )
			.filter( ( { type } ) => type === 'states' )
			.reduce( ( sum, { description } ) => sum + Number( description ), 0 ),
	};
};

/** Tests that passed only at the second attempt: `stuck` if the first timed out, `faulty` if it failed otherwise. */
export const triedAgain = ( specs ) => {
	const again = specs
		.flatMap( ( { title, tests } ) => tests.map( ( test ) => ( { title, ...test } ) ) )
		.filter( ( { status } ) => status === 'flaky' );
	const isStuck = ( { results } ) => results.slice( 0, -1 ).every( ( { status } ) => status === 'timedOut' );

	return { stuck: again.filter( isStuck ), faulty: again.filter( ( test ) => ! isStuck( test ) ) };
};

const playwrightBy = ( command, report, env, onLine ) =>
	counted( report, ( text ) => {
		const { stats, suites } = JSON.parse( text );
		const specs = specsOf( { suites } );
		const before = provenBefore( specs );
		const skipped = stats.skipped - before.tests;
		const { stuck, faulty } = triedAgain( specs );
		const named = ( what, tests ) =>
			tests.length && `${ tests.length } ${ what }: ${ tests.map( ( { title } ) => title ).join( '; ' ) }`;

		return {
			passed: stats.expected + stuck.length,
			failed: stats.unexpected + faulty.length,
			note: [
				before.states && `${ before.states.toLocaleString( 'en' ) } states proven before`,
				skipped && `${ skipped } skipped`,
				named( 'tried again, since the browser was stuck', stuck ),
				named( 'failed, since they passed only at another try', faulty ),
			]
				.filter( Boolean )
				.join( ', ' ),
			timed: specs.map( ( { title, tests } ) => ( {
				name: title,
				seconds: tests
					.flatMap( ( { results } ) => results )
					.reduce( ( sum, { duration } ) => sum + duration / 1000, 0 ),
			} ) ),
		};
	} )( command, { HVAC_STRICT: '1', HVAC_E2E_JSON: artifact( report ), FORCE_COLOR: '0', ...env }, onLine );

const playwright = ( report, args, env, onLine ) =>
	playwrightBy( node( bin( '@playwright/test/cli.js' ), 'test', ...args ), report, env, onLine );

export const inTheBrowser = async ( onLine, args = [] ) => {
	await startNativeSite( onLine );

	return await playwright( 'e2e.json', args, { WP_BASE_URL: NATIVE_URL }, onLine ).finally( stopNativeSite );
};

/** The zip, installed on a separate site: the main journeys, and PHP's log. */
const installedZip = ( onLine ) => playwrightBy( node( inRoot( 'bin/test-zip.mjs' ) ), 'zip.json', {}, onLine );

/** Tests what a newcomer starts: Playground, without cookies, while the rest of the demo is created. */
const startedSite = ( onLine ) =>
	withStartedSite( onLine, ( env ) =>
		playwright(
			'started-site.json',
			[ '--config', inRoot( 'e2e/started-site/playwright.config.ts' ) ],
			env,
			onLine
		)
	);

/** Runs after the browser tests: PHP's log meanwhile. */
const phpLog = async () => {
	const complaints = phpComplaints();

	return {
		passed: Number( ! complaints.length ),
		failed: Number( complaints.length > 0 ),
		output: complaints.join( '\n' ),
	};
};

/** Needs no build. */
const early = ( suite ) => ( { ...suite, after: 'packages' } );

/** Needs only PHP, so it runs during npm's installation. */
const ofPhp = ( suite ) => ( { ...suite, after: 'machine' } );

/**
 * Two run at a time, in order: so the longest come first, and those that need no build fill the time until there is
 * one.
 *
 * @return {Suite[]} the suites that may run concurrently; each runs after a stage, by default the build; two with the
 *         same `uses` never run together
 */
export const sideBySide = () => [
	// Playground uses one core for minutes, and waits for the browser as long as the browser waits for it.
	{ name: 'Site of npm start', run: startedSite },
	{ name: 'PHPUnit on MariaDB', run: onMariaDb, uses: 'MariaDB' },
	{ name: jest.name, run: unprovenJest },
	// After the run on MariaDB, which determines what depends on the database.
	{ name: 'PHPUnit on SQLite', run: onSqlite, uses: 'MariaDB' },
	early( check( 'ESLint', node( bin( 'eslint/bin/eslint.js' ), ...ESLINT_CACHE, '.' ) ) ),
	ofPhp(
		check( 'PHPStan', php( '-d', 'memory_limit=1G', inRoot( 'vendor/bin/phpstan' ), 'analyse', '--no-progress' ) )
	),
	// Both use the port.
	{ name: 'Site of the browser tests', run: siteOfTheBrowser, uses: 'site' },
	{ name: 'Site of the zip', run: siteOfTheZip, uses: 'site' },
	early( check( 'TypeScript', node( bin( 'typescript/bin/tsc' ) ) ) ),
	// Needs PHPStan and TypeScript.
	check( 'Props', node( inRoot( 'bin/props-types.mjs' ) ) ),
	ofPhp(
		check( 'PHP-CS-Fixer', php( inRoot( 'vendor/bin/php-cs-fixer' ), 'check', '--diff', '--show-progress=none' ) )
	),
	ofPhp( check( 'PHP_CodeSniffer', php( inRoot( 'vendor/bin/phpcs' ), '-q' ) ) ),
	early( check( 'Stylelint', node( bin( 'stylelint/bin/stylelint.mjs' ), 'plugin/**/*.scss' ) ) ),
	early(
		check(
			'Prettier',
			node( bin( 'prettier/bin/prettier.cjs' ), '--check', '--log-level', 'warn', 'plugin/**/*.scss' )
		)
	),
	// html-validate is the project's only tool that knows the HTML standard: it checks the examples here, and pages
	// in the browser tests.
	early( check( 'HTML', node( bin( 'html-validate/bin/html-validate.mjs' ), 'plugin/**/golden/*.html' ) ) ),
	{ ...nodeTests( 'Two web nodes', 'bin/two-nodes/two-nodes.test.mjs' ), uses: 'MariaDB' },
	scripts,
	check( 'Words', node( inRoot( 'bin/words.mjs' ), '--check' ) ),
	check( 'Words in Spanish', node( inRoot( 'bin/words.mjs' ), '--check', '--lang=es' ) ),
	check( 'Words in French', node( inRoot( 'bin/words.mjs' ), '--check', '--lang=fr' ) ),
	check( 'Translations', node( inRoot( 'bin/i18n.mjs' ), '--check' ) ),
	check( 'Size budgets', node( inRoot( 'bin/size.mjs' ) ) ),
];

/** @return {Suite[]} the suites that need the machine for themselves */
export const alone = () => [
	{ name: 'Playwright', run: ( onLine ) => inTheBrowser( onLine ) },
	{ name: 'PHP log of the browser tests', run: phpLog },
	{ name: 'Installed zip', run: installedZip },
];
