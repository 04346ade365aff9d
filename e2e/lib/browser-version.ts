import { execFileSync } from 'node:child_process';

/**
 * The version of the browser at a path, which its headless shell shares; Playwright's own browser has Playwright's
 * version.
 */
export const browserVersion = ( file?: string ): string =>
	( file &&
		/[\d.]{3,}/.exec(
			execFileSync( file, [ '--version' ], { encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] } )
		)?.[ 0 ] ) ||
	'of Playwright';
