/** Whether node_modules matches package-lock.json, and the installation if it does not. */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { must } from './shell.mjs';

const packages = ( file ) => JSON.parse( readFileSync( inRoot( file ), 'utf8' ) ).packages;

export function packagesAreInstalled() {
	if ( ! existsSync( inRoot( 'node_modules/.package-lock.json' ) ) ) {
		return false;
	}

	const installed = packages( 'node_modules/.package-lock.json' );

	return Object.entries( packages( 'package-lock.json' ) ).every(
		( [ name, { version, optional, link } ] ) =>
			name === '' || optional || link || installed[ name ]?.version === version
	);
}

/** @param {(note: string) => void} progress */
export async function installPackages( progress ) {
	progress( 'this takes one to three minutes' );
	await must( 'npm', [ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ], {
		env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PUPPETEER_SKIP_DOWNLOAD: '1' },
		remedy: 'run npm ci and read its output; the npm registry must be reachable.',
	} );
}
