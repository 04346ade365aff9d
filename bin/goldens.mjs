#!/usr/bin/env node
/**
 * Regenerates every golden from its example, and the generated pages in docs/reference/: review the diff before
 * committing.
 */
import { spawnSync } from 'node:child_process';
import { isBuilt } from './lib/build.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';

// The block reference states a release's bytes; a development build is larger.
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

// From the OpenAPI document, which the tests wrote.
spawnSync( process.execPath, [ inRoot( 'bin/answer-types.mjs' ) ], { cwd: ROOT, stdio: 'inherit' } );
