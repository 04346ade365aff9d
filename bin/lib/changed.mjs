/** What a change touches, by folders, imports, and examples: what `npm test -- --changed` runs. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { inRoot, ROOT } from './paths.mjs';

const git = ( ...args ) =>
	spawnSync( 'git', args, { cwd: ROOT, encoding: 'utf8' } ).stdout.split( '\n' ).filter( Boolean );

/**
 * @param {string} base a commit
 * @return {string[]} files that differ from it, committed or not, and are there
 */
export const changedSince = ( base ) =>
	[
		...new Set( [ ...git( 'diff', '--name-only', base ), ...git( 'ls-files', '--others', '--exclude-standard' ) ] ),
	].filter( ( file ) => existsSync( inRoot( file ) ) );

const nameOf = ( file ) => path.basename( file ).replace( /\.[a-z.]+$/i, '' );

/** Tests of PHP that name one of the classes, and those in their folders. */
function phpTests( classes, tests, read ) {
	const names = classes.map( nameOf );
	const named = names.length ? new RegExp( `\\b(${ names.join( '|' ) })\\b` ) : null;
	const folders = new Set( classes.map( path.posix.dirname ) );

	return tests
		.filter( ( file ) => folders.has( path.posix.dirname( file ) ) || named?.test( read( file ) ) )
		.map( nameOf );
}

/**
 * @param {string[]}                 files of the project
 * @param {string[]}                 tests of PHP
 * @param {(file: string) => string} read
 * @return {{scripts: string[], styles: string[], php: string[], jest: string[], blocks: string[], phpunit: string[], all: string[]}}
 *         files for the checks; those whose tests Jest finds; blocks whose goldens, parity and gallery are tried; classes of PHPUnit;
 *         suites of which more is touched than can be told apart
 */
export function touched(
	files,
	tests = glob.sync( 'plugin/**/*Test.php', { cwd: ROOT } ),
	read = ( file ) => readFileSync( inRoot( file ), 'utf8' )
) {
	const matching = ( pattern ) => files.filter( ( file ) => pattern.test( file ) );
	const php = matching( /\.php$/ ).filter( ( file ) => ! file.endsWith( '.l10n.php' ) );
	const classes = php.filter( ( file ) => /^plugin\/src\/server\/.*\/[A-Z]\w+\.php$/.test( file ) );
	const inBlocks = matching( /^plugin\/blocks\/[a-z]/ ).map( ( file ) => file.split( '/' )[ 2 ] );

	return {
		scripts: matching( /\.(m?js|cjs|tsx?)$/ ),
		styles: matching( /\.scss$/ ),
		php,
		jest: matching( /^plugin\/.*\.(tsx?|json)$/ ),
		blocks: [ ...new Set( inBlocks ) ],
		phpunit: [ ...new Set( phpTests( classes, tests, read ) ) ],
		all: [
			...( matching( /^(package-lock\.json|composer\.json|webpack\.config\.js|bin\/(lib|build)\/)/ ).length
				? [ 'Node' ]
				: [] ),
			...( matching( /^plugin\/src\/(ui|contracts)\// ).length ? [ 'examples' ] : [] ),
		],
	};
}
