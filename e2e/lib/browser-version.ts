import { execFileSync } from 'node:child_process';

/** The version of the browser that is at a path; Playwright's own has that of Playwright. */
export const browserVersion = ( file?: string ): string =>
	file
		? execFileSync( file, [ '--version' ], { encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] } ).trim()
		: 'of Playwright';
