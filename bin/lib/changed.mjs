/** What a change touches, by folders, imports, and examples: what `npm test -- --changed` runs. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { inRoot, ROOT } from './paths.mjs';
import { must } from './shell.mjs';

const git = async ( ...args ) =>
	( await must( 'git', args, { remedy: 'Name a commit: npm test -- --changed=main' } ) )
		.split( '\n' )
		.filter( Boolean );

/**
 * @param {string} base a commit; any other word is an error
 * @return {Promise<string[]>} existing files that differ from it, committed or not
 */
export const changedSince = async ( base ) =>
	[
		...( await git( 'diff', '--name-only', base, '--' ) ),
		...( await git( 'ls-files', '--others', '--exclude-standard' ) ),
	].filter( ( file ) => existsSync( inRoot( file ) ) );

/** The checks of `npm test` and the files that each reads. */
export const CHECKS = {
	ESLint: /\.(m?js|cjs|tsx?)$/,
	TypeScript: /\.tsx?$/,
	Props: /\.(php|tsx?)$/,
	Stylelint: /\.scss$/,
	Prettier: /\.scss$/,
	PHPStan: /\.php$/,
	PHP_CodeSniffer: /\.php$/,
	'PHP-CS-Fixer': /\.php$/,
	HTML: /\/golden\/.*\.html$/,
	Translations: /^plugin\/.*\.(php|json|tsx?|po)$/,
	'Words in Spanish': /\/es\.(md|json)$|es_ES\.po$|glossary-es/,
	'Words in French': /\/fr\.(md|json)$|fr_FR\.po$|glossary-fr/,
	Words: /^plugin\/src\/starter-site\/|\.(md|pot|txt)$|\/block\.json$/,
	'Size budgets': /^plugin\/.*\.(scss|tsx?|json)$/,
	Node: /^(package-lock\.json|composer\.json|webpack\.config\.js|bin\/)/,
};

const nameOf = ( file ) => path.basename( file ).replace( /\.[a-z.]+$/i, '' );

/** PHP tests that name one of the classes, and those in their folders. */
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
 * @return {{checks: string[], jest: string[], blocks: string[], hasParts: boolean, phpunit: string[]}} names of
 *         checks; files whose tests Jest finds; blocks whose goldens, parity, and gallery are tested; whether they
 *         include parts that many blocks share; PHPUnit classes
 */
export function touched(
	files,
	tests = glob.sync( 'plugin/**/*Test.php', { cwd: ROOT } ),
	read = ( file ) => readFileSync( inRoot( file ), 'utf8' )
) {
	const matching = ( pattern ) => files.filter( ( file ) => pattern.test( file ) );

	return {
		checks: Object.keys( CHECKS ).filter( ( name ) => matching( CHECKS[ name ] ).length ),
		jest: matching( /^plugin\/.*\.(tsx?|json)$/ ),
		blocks: [ ...new Set( matching( /^plugin\/blocks\/[a-z]/ ).map( ( file ) => file.split( '/' )[ 2 ] ) ) ],
		hasParts: matching( /^plugin\/src\/(ui|contracts)\// ).length > 0,
		phpunit: [ ...new Set( phpTests( matching( /^plugin\/src\/server\/.*\/[A-Z]\w+\.php$/ ), tests, read ) ) ],
	};
}
