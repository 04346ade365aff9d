/** What the benchmarks need of the machine, in addition to the tests' needs. */
import { existsSync } from 'node:fs';
import { Failure } from '../../bin/lib/log.mjs';
import { installPackages, provideMachine } from '../../bin/lib/machine.mjs';
import { inRoot } from '../../bin/lib/paths.mjs';
import { PHP } from '../../bin/lib/php.mjs';
import { execute, has, must } from '../../bin/lib/shell.mjs';

async function missing() {
	const { output } = await execute( PHP, [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "\\n", extension_loaded( "apcu" ) ? 1 : 0, "\\n", extension_loaded( "redis" ) ? 1 : 0;',
	] );
	const [ version, apcu, redis ] = output.trim().split( '\n' );
	const fpm = `php-fpm${ version }`;

	return [
		! has( 'nginx', [ '-v' ] ) && ! has( '/usr/sbin/nginx', [ '-v' ] ) && 'nginx',
		! has( fpm, [ '-v' ] ) && ! has( `/usr/sbin/${ fpm }`, [ '-v' ] ) && `php${ version }-fpm`,
		apcu !== '1' && `php${ version }-apcu`,
		redis !== '1' && `php${ version }-redis`,
		! has( 'redis-server' ) && 'redis-server',
	].filter( Boolean );
}

/** @param {(note: string) => void} progress */
export async function provideServers( progress ) {
	if ( process.platform !== 'linux' ) {
		throw new Failure( 'The benchmarks run on Linux only: they read /proc and use Debian’s nginx.' );
	}
	await provideMachine( progress );

	const packages = await missing();

	if ( packages.length ) {
		await installPackages( packages, progress );
	}
}

/** Lighthouse is large and only one benchmark needs it: it has its own package.json. */
export async function provideLighthouse() {
	if ( ! existsSync( inRoot( 'bench/node_modules/lighthouse' ) ) ) {
		await must( 'npm', [ 'ci', '--no-audit', '--no-fund' ], {
			cwd: inRoot( 'bench' ),
			remedy: 'npm ci --prefix bench',
		} );
	}
}
