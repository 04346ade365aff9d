/**
 * Jest's test files that need not run again: `bin/jest-proofs.json` contains the hash of everything that each depends on, and
 * its number of tests (ADR 30). A test file that reads files in a way not listed here always runs.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { inRoot, ROOT } from './paths.mjs';
import sources from './sources.cjs';

const { hashOf, imports, importsOf } = sources;
const LOCK = inRoot( 'bin/jest-proofs.json' );
const CLIENT = 'plugin/src/client';
const GOLDENS = 'plugin/**/golden/*.html';

/** What modules read and require by names that only a run knows. */
const READ = {
	[ `${ CLIENT }/testing/goldens.ts` ]: [ 'plugin/blocks/*/golden/*.html', 'plugin/blocks/*/island*.ts' ],
	[ `${ CLIENT }/testing/island.ts` ]: [ GOLDENS ],
	[ `${ CLIENT }/testing/forms.ts` ]: [ 'plugin/src/contracts/**/*.json' ],
	[ `${ CLIENT }/islands/parity.test.ts` ]: [ GOLDENS, 'plugin/src/ui/*/*/{examples.json,view.tsx}' ],
	[ `${ CLIENT }/loaders/first-touch.test.ts` ]: [ `${ CLIENT }/loaders/*.ts` ],
	[ `${ CLIENT }/editor/server-view.test.tsx` ]: [ 'plugin/blocks/*/block.json', GOLDENS ],
	// Only what a test puts in its place.
	[ `${ CLIENT }/loaders/loader.ts` ]: [],
	[ `${ CLIENT }/loaders/menu.ts` ]: [],
	[ `${ CLIENT }/admin/shared/map.tsx` ]: [],
	'plugin/src/ui/forms/form/token.ts': [],
	'plugin/blocks/contact-dealer-form/contact-dealer-form.test.tsx': [ GOLDENS ],
	'plugin/blocks/phone-button/phone-button.test.tsx': [ GOLDENS ],
};

/** Jest's own configuration, and modules that it puts in the place of others. */
const EVERYWHERE = [
	'jest.config.cjs',
	'package.json',
	'package-lock.json',
	'bin/build/no-style.js',
	`${ CLIENT }/testing/setup.ts`,
	`${ CLIENT }/testing/wordpress-theme.ts`,
	`${ CLIENT }/modules/map/leaflet.ts`,
];

const READS_FILES = /^(node:)?(fs|fs\/promises|child_process|worker_threads|http|https|net)$|^fast-glob$/;
const STYLE = /\.s?css$/;
const COMMENT = /\/\*[^]*?\*\/|\/\/ .*/g;
const REQUIRES_BY_VARIABLE = /\b(?:require|import)\(\s*(?:[^'"\s)]|['"][^)]*\+)/;

const glob = ( patterns ) => fastGlob.sync( patterns, { cwd: ROOT, ignore: [ 'plugin/build/**' ] } );
const read = Object.fromEntries( Object.entries( READ ).map( ( [ file, patterns ] ) => [ file, glob( patterns ) ] ) );
const isScript = ( file ) => /\.[cm]?[jt]sx?$/.test( file );

/** Whether a module may depend on a file that its imports do not name. */
const isOpen = ( file ) =>
	isScript( file ) &&
	! ( file in READ ) &&
	( importsOf( file ).others.some(
		( name ) => READS_FILES.test( name ) || ( name.startsWith( '.' ) && ! STYLE.test( name ) )
	) ||
		REQUIRES_BY_VARIABLE.test( readFileSync( inRoot( file ), 'utf8' ).replace( COMMENT, '' ) ) );

/** A test file and everything that it imports and reads, as far as that is known. */
function closure( test ) {
	const found = new Set();

	[ test, ...EVERYWHERE ].forEach( ( file ) => imports( file, { found } ) );
	// What is read may import more.
	for ( const file of found ) {
		read[ file ]?.forEach( ( each ) => imports( each, { found } ) );
	}
	return found;
}

/** Everything that a test file depends on; undefined if that is not known. */
export function dependenciesOf( test ) {
	const found = closure( test );

	return [ ...found ].some( isOpen )
		? undefined
		: {
				files: [ ...found ].sort(),
				versions: { node: process.version, timezone: process.env.TZ ?? '', language: process.env.LANG ?? '' },
			};
}

const lock = () => ( existsSync( LOCK ) ? JSON.parse( readFileSync( LOCK, 'utf8' ) ) : {} );

/** The hashes of the proofs that test files make, by file. */
export const hashes = () =>
	Object.fromEntries(
		fastGlob
			.sync( [ 'plugin/**/*.test.{ts,tsx}', 'bin/i18n/**/*.test.{ts,tsx}' ], {
				cwd: ROOT,
				ignore: [ 'plugin/build/**' ],
			} )
			.map( ( test ) => [ test, dependenciesOf( test ) ] )
			.filter( ( [ , dependencies ] ) => dependencies )
			.map( ( [ test, dependencies ] ) => [ test, hashOf( dependencies ) ] )
	);

/**
 * The test files that passed with the same dependencies before, and how many tests they contain.
 *
 * @param {Record<string, string>}                        now    hashes by test file
 * @param {Record<string, {hash: string, tests: number}>} before
 * @return {{files: string[], tests: number}}
 */
export function proven( now, before = lock() ) {
	const files = Object.keys( now ).filter(
		( test ) => ! process.env.HVAC_PROVE_ALL && before[ test ]?.hash === now[ test ]
	);

	return { files, tests: files.reduce( ( sum, test ) => sum + before[ test ].tests, 0 ) };
}

/** The proofs of the test files whose tests all ran and passed, by file; from hashes and Jest's report. */
export const made = ( now, results ) =>
	Object.fromEntries(
		results
			.map( ( result ) => ( { ...result, test: path.relative( ROOT, result.name ) } ) )
			.filter(
				( { test, status, assertionResults } ) =>
					now[ test ] && status === 'passed' && assertionResults.every( ( each ) => each.status === 'passed' )
			)
			.map( ( { test, assertionResults } ) => [ test, { hash: now[ test ], tests: assertionResults.length } ] )
	);

/** Adds the proofs of a run to the lock, which forgets files that are gone. */
export function remember( now, results ) {
	const kept = Object.entries( { ...lock(), ...made( now, results ) } )
		.filter( ( [ test ] ) => test in now )
		.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) );

	writeFileSync( LOCK, `${ JSON.stringify( Object.fromEntries( kept ), null, '\t' ) }\n` );
}
