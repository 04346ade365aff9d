#!/usr/bin/env node
/** Prints every example into its golden, and the generated pages of docs/reference/, again: to be read in the change before it is committed. */
import { spawnSync } from 'node:child_process';
import { isBuilt } from './lib/build.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';

// The block reference tells the bytes of a release; a build for development is heavier.
if ( isBuilt() ) {
	spawnSync( process.execPath, [ inRoot( 'bin/size.mjs' ), '--write' ], { cwd: ROOT, stdio: 'inherit' } );
}

spawnSync( process.execPath, [ inRoot( 'bin/content-types.mjs' ) ], { cwd: ROOT, stdio: 'inherit' } );

process.exitCode =
	spawnSync(
		PHP,
		[ inRoot( 'vendor/bin/phpunit' ), '--filter', 'GoldenTest|ReferenceTest', ...process.argv.slice( 2 ) ],
		{
			cwd: ROOT,
			stdio: 'inherit',
			env: { ...process.env, UPDATE_GOLDENS: '1' },
		}
	).status ?? 1;
