#!/usr/bin/env node
/** `start` a MariaDB for the tests and print its socket, or `stop` it. */
import { run, say } from './lib/log.mjs';
import { startMariaDb, stopMariaDb } from './lib/mariadb.mjs';

run( async () => {
	if ( process.argv[ 2 ] === 'stop' ) {
		await stopMariaDb();
	} else {
		say( await startMariaDb() );
	}
} );
