#!/usr/bin/env node
/** Runs PHPUnit on MariaDB, in a separate server; arguments are passed to PHPUnit. */
import { spawnSync } from 'node:child_process';
import { run } from './lib/log.mjs';
import { startMariaDb, stopMariaDb } from './lib/mariadb.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';

run( async () => {
	const socket = await startMariaDb();

	try {
		process.exitCode =
			spawnSync( PHP, [ inRoot( 'vendor/bin/phpunit' ), ...process.argv.slice( 2 ) ], {
				cwd: ROOT,
				stdio: 'inherit',
				env: { ...process.env, HVAC_TEST_DB: 'mariadb', HVAC_TEST_DB_SOCKET: socket },
			} ).status ?? 1;
	} finally {
		await stopMariaDb();
	}
} );
