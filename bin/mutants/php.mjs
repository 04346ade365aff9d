/**
 * Mutants of PHP classes, tried with PHPUnit. Infection would do the same, but needs a coverage driver that few
 * machines have.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { touched } from '../lib/changed.mjs';
import { inRoot, ROOT } from '../lib/paths.mjs';
import { PHP } from '../lib/php.mjs';
import { execute } from '../lib/shell.mjs';
import { KEPT, PLACE } from './place.mjs';

const MUTANT = path.join( PLACE, 'mutant.php' );

export const tests = '*Test.php';

/** Tests, and the content of the database that every test copies. */
export const ignored = [ 'Test', 'TestCase', 'Contract', 'Module', 'Tables' ].map( ( end ) => `**/*${ end }.php` );

export const list = ( file ) =>
	JSON.parse( execFileSync( PHP, [ inRoot( 'bin/mutants/list.php' ), inRoot( file ) ], { encoding: 'utf8' } ) );

/** Whether a test names the class or is in its folder. */
export function isTestOf( file ) {
	const names = touched( [ file ] ).phpunit;

	return ( test ) => names.includes( path.basename( test, '.php' ) );
}

/**
 * Writes PHPUnit's configuration with these tests only. Compiled code is cached, except for the mutant, which changes
 * too fast.
 */
export function prepare( chosen ) {
	const files = chosen.map( ( test ) => `<file>${ inRoot( test ) }</file>` ).join( '' );
	const xml = readFileSync( inRoot( 'phpunit.xml.dist' ), 'utf8' )
		.replace( /<directory>plugin<\/directory>\s*<exclude>.*?<\/exclude>/, files )
		.replace( /<source .*<\/source>/s, '' )
		.replace( /bootstrap="/, `bootstrap="${ ROOT }/` );
	const ini = [
		'opcache.enable_cli=1',
		'opcache.file_cache_only=1',
		`opcache.file_cache=${ KEPT }`,
		`opcache.blacklist_filename=${ path.join( PLACE, 'uncached' ) }`,
	];

	writeFileSync( path.join( PLACE, 'phpunit.xml' ), xml );
	writeFileSync( path.join( PLACE, 'php.ini' ), ini.join( '\n' ) );
	writeFileSync( path.join( PLACE, 'uncached' ), MUTANT );
}

/** Writes a mutant. Its path differs from the class's, which two constants tell. */
export const write = ( file, code ) =>
	writeFileSync(
		MUTANT,
		code
			.replaceAll( '__DIR__', `'${ inRoot( path.dirname( file ) ) }'` )
			.replaceAll( '__FILE__', `'${ inRoot( file ) }'` )
	);

/**
 * Runs the tests, with the mutant in place of the given file: bin/mutants/load.php. A run that ends early counts as
 * failed, whatever its exit code.
 */
export async function run( file, seconds ) {
	const { code, output } = await execute(
		PHP,
		[
			inRoot( 'vendor/bin/phpunit' ),
			`--configuration=${ path.join( PLACE, 'phpunit.xml' ) }`,
			'--colors=never',
			'--stop-on-defect',
			'--do-not-cache-result',
		],
		{
			env: {
				PHP_INI_SCAN_DIR: `:${ PLACE }`,
				HVAC_MUTANT: MUTANT,
				HVAC_MUTANT_OF: file ? inRoot( file ) : '',
			},
			seconds,
		}
	);

	return { code: code || ( /^OK\b/m.test( output ) ? 0 : 1 ), output };
}
