#!/usr/bin/env node
/** Starts a MariaDB for the tests and prints its socket (`start`), or stops it (`stop`). */
import { run, say } from './lib/log.mjs';
import { startMariaDb, stopMariaDb } from './lib/mariadb.mjs';

run( async () => {
	if ( process.argv[ 2 ] === 'stop' ) {
		await stopMariaDb();
	} else {
		say( await startMariaDb() );
	}
} );
