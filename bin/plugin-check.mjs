#!/usr/bin/env node
/**
 * `npm run plugin-check -- --standards DIR`: checks the zip's files with `.phpcs.plugin-check.xml`. DIR contains the
 * ruleset's standards, which no package provides; docs/releasing.md says where to get them. Other arguments are
 * passed to phpcs.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt } from './lib/build.mjs';
import { Failure, run, step } from './lib/log.mjs';
import { inCache, inRoot } from './lib/paths.mjs';
import { PHP } from './lib/php.mjs';
import { foldersOfStandards } from './lib/release/standards.mjs';
import { unpackInto } from './lib/release/zip.mjs';

const FOLDER = inCache( 'plugin-check/hvac-blocks' );

run( async () => {
	const at = process.argv.indexOf( '--standards' );

	if ( at < 0 || ! process.argv[ at + 1 ] ) {
		throw new Failure(
			'The standards are not known.',
			'npm run plugin-check -- --standards DIR    (see docs/releasing.md)'
		);
	}

	const folders = foldersOfStandards( path.resolve( process.argv[ at + 1 ] ) );

	if ( ! isBuilt() ) {
		await step( 'Building the plugin', build );
	}
	await step( 'Unpacking what ships', () => unpackInto( FOLDER ) );

	process.exitCode =
		spawnSync(
			PHP,
			[
				...[ '-d', 'memory_limit=2G', inRoot( 'vendor/bin/phpcs' ) ],
				`--standard=${ inRoot( '.phpcs.plugin-check.xml' ) }`,
				...[ '--runtime-set', 'installed_paths', folders.join( ',' ) ],
				...process.argv.slice( 2 ).filter( ( _, place ) => place + 2 !== at && place + 1 !== at ),
				FOLDER,
			],
			{ stdio: 'inherit' }
		).status ?? 1;
} );
