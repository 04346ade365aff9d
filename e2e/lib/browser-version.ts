import { execFileSync } from 'node:child_process';

/** The version of the browser that is at a path, which a shell of it shares; Playwright's own has that of Playwright. */
export const browserVersion = ( file?: string ): string =>
	( file &&
		/[\d.]{3,}/.exec(
			execFileSync( file, [ '--version' ], { encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] } )
		)?.[ 0 ] ) ||
	'of Playwright';
