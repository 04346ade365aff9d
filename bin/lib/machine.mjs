/** What the tests need of the machine: found, installed if permitted, otherwise requested with the exact command. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { readJson } from './json.mjs';
import { Failure } from './log.mjs';
import { inRoot } from './paths.mjs';
import { PHP } from './php.mjs';
import { execute, has, must } from './shell.mjs';

const EXTENSIONS = {
	curl: 'curl',
	dom: 'xml',
	gd: 'gd',
	intl: 'intl',
	mbstring: 'mbstring',
	mysqli: 'mysql',
	pdo_sqlite: 'sqlite3',
	sqlite3: 'sqlite3',
	xmlwriter: 'xml',
	zip: 'zip',
};

const { withoutWindows: SHELLS, withWindows: BROWSERS } = readJson( inRoot( 'bin/lib/browsers.json' ) );

/** @return {string} the machine's browser, or an empty string */
export const browser = () => [ process.env.CHROMIUM, ...BROWSERS ].find( ( file ) => file && existsSync( file ) ) ?? '';

/** @return {Promise<string[]>} the missing Debian packages */
async function missing() {
	const packages = new Set();
	const { code, output } = await execute( PHP, [
		'-r',
		'echo PHP_VERSION_ID, "\\n", implode( "\\n", get_loaded_extensions() );',
	] );
	const [ version, ...loaded ] = code === 0 ? output.trim().toLowerCase().split( '\n' ) : [ '' ];

	if ( code !== 0 ) {
		packages.add( 'php-cli' );
	} else if ( Number( version ) < 80200 ) {
		throw new Failure( 'The PHP of this machine is older than 8.2.', 'install PHP 8.2 or newer.' );
	}

	const prefix = version ? `php${ Math.floor( version / 10000 ) }.${ Math.floor( version / 100 ) % 100 }` : 'php';

	for ( const [ extension, name ] of Object.entries( EXTENSIONS ) ) {
		if ( ! loaded.includes( extension ) ) {
			packages.add( `${ prefix }-${ name }` );
		}
	}
	if ( ! has( 'composer' ) ) {
		packages.add( 'composer' );
	}
	if ( ! has( 'unzip', [ '-v' ] ) ) {
		packages.add( 'unzip' );
	}
	if ( ! has( 'mariadbd' ) && ! has( '/usr/sbin/mariadbd' ) ) {
		packages.add( 'mariadb-server' );
	}
	if ( ! browser() ) {
		packages.add( 'chromium' ).add( 'fonts-liberation' );
	}

	return [ ...packages ];
}

const installCommand = ( packages ) =>
	`apt-get update; sudo apt-get install -y --no-install-recommends ${ packages.join( ' ' ) }`;

/**
 * Installs Debian packages if permitted, otherwise names the command.
 *
 * @param {string[]}               packages
 * @param {(note: string) => void} progress
 */
export async function installPackages( packages, progress ) {
	const command = installCommand( packages );
	const isRoot = userInfo().uid === 0;

	if ( ! has( 'apt-get' ) || ! ( isRoot || has( 'sudo', [ '-n', 'true' ] ) ) ) {
		throw new Failure(
			`This machine lacks ${ packages.join( ', ' ) }.`,
			has( 'apt-get' )
				? `sudo ${ command }`
				: 'install PHP 8.2 or newer, Composer, MariaDB and Chrome; with Homebrew: brew install php composer mariadb && brew install --cask google-chrome'
		);
	}

	const apt = ( ...args ) => ( isRoot ? [ 'apt-get', args ] : [ 'sudo', [ '-n', 'apt-get', ...args ] ] );
	const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, remedy: `sudo ${ command }` };

	progress( packages.join( ' ' ) );
	// An unreachable package source is no reason to stop: the installation will tell.
	await execute( ...apt( 'update', '-q' ), options );
	await must( ...apt( 'install', '-y', '-q', '--no-install-recommends', ...packages ), options );
}

/**
 * Makes PHP with its extensions, Composer, MariaDB and Chromium available.
 *
 * @param {(note: string) => void} progress
 */
export async function provideMachine( progress ) {
	const packages = await missing();

	if ( packages.length ) {
		await installPackages( packages, progress );

		const still = await missing();

		if ( still.length ) {
			throw new Failure(
				`This machine still lacks ${ still.join( ', ' ) }.`,
				`sudo ${ installCommand( still ) }`
			);
		}
	}
	await provideShell( progress );
}

/** Debian has a headless Chromium, which is a third faster; without it, the regular one is used. */
async function provideShell( progress ) {
	if ( process.env.CHROMIUM || ! existsSync( '/usr/bin/chromium' ) || SHELLS.some( existsSync ) ) {
		return;
	}
	try {
		await installPackages( [ 'chromium-headless-shell' ], progress );
	} catch ( error ) {
		progress( `The browser tests take longer: ${ error.message }` );
	}
}

const composerMark = () =>
	createHash( 'md5' )
		.update( readFileSync( inRoot( 'composer.json' ) ) )
		.digest( 'hex' );
const MARK = inRoot( 'vendor/hvac-blocks.txt' );

export const composerIsDone = () => existsSync( MARK ) && readFileSync( MARK, 'utf8' ) === composerMark();

export async function installComposerPackages() {
	await must( 'composer', [ 'update', '--no-interaction', '--no-progress', '--prefer-dist' ], {
		env: { COMPOSER_ALLOW_SUPERUSER: '1' },
		remedy: 'run composer update and read its output; packagist.org or a mirror must be reachable.',
	} );
	writeFileSync( MARK, composerMark() );
}
