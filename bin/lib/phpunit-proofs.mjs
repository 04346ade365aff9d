/**
 * The run of PHPUnit on SQLite that need not be repeated: `bin/phpunit-proofs.json` contains the hash of everything that it
 * depends on, and its number of tests (ADR 30). The run on MariaDB has no proof: each test runs on at least one database.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fastGlob from 'fast-glob';
import { inRoot, ROOT } from './paths.mjs';
import sources from './sources.cjs';
import { cachedWordPress } from './wordpress.mjs';

const { hashOf, phpVersion } = sources;
const LOCK = inRoot( 'bin/phpunit-proofs.json' );

/**
 * Tests of PHP read more than PHP: scripts, styles, what is built of them, and documents. Other documents are read only by
 * tests without a database.
 */
const FILES = [
	...[ 'plugin/**', 'bin/**', 'bench/places/**', 'e2e/upstreams/**' ],
	...[ 'docs/{examples,reference}/**', 'docs/{data,extending,webhooks}.md' ],
	...[
		'package.json',
		'package-lock.json',
		'composer.json',
		'phpunit.xml.dist',
		'tsconfig.json',
		'webpack.config.js',
	],
];

const MADE_OR_FOR_OTHERS = [
	...[ 'plugin/build/**', 'plugin/languages/*-*-*.json', 'plugin/languages/*.l10n.php' ],
	...[ '**/*.test.*', 'bin/*-proofs.json' ],
];

const json = ( file ) => JSON.parse( readFileSync( inRoot( file ), 'utf8' ) );

/** @param {string[]} without the classes that this run leaves out, since no database decides their results */
export const dependencies = ( without ) => ( {
	files: fastGlob.sync( FILES, { cwd: ROOT, ignore: MADE_OR_FOR_OTHERS } ).sort(),
	versions: {
		php: phpVersion(),
		wordpress: cachedWordPress()?.version ?? '',
		packages: json( 'vendor/composer/installed.json' )
			.packages.map( ( { name, version } ) => `${ name } ${ version }` )
			.join(),
		without: [ ...without ].sort().join(),
	},
} );

const lock = () => ( existsSync( LOCK ) ? json( 'bin/phpunit-proofs.json' ) : {} );

export const hashOfRun = ( without ) => hashOf( dependencies( without ) );

/**
 * The number of tests that passed with the same dependencies before; 0 for none.
 *
 * @param {string}                        now    a run's hash
 * @param {{hash?: string, tests?: number}} before
 */
export const proven = ( now, before = lock() ) =>
	! process.env.HVAC_PROVE_ALL && before.hash === now ? before.tests : 0;

/** Keeps a run whose tests all passed. */
export function remember( hash, { passed, failed } ) {
	if ( passed && ! failed ) {
		writeFileSync( LOCK, `${ JSON.stringify( { hash, tests: passed }, null, '\t' ) }\n` );
	}
}
