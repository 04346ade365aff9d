#!/usr/bin/env node
/** `npm start`: from a clone to a running site. Only Node is needed. `--runtime=docker` uses Docker in place of Playground. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build, fingerprint, isBuiltSomehow, leaveToWatcher } from './lib/build.mjs';
import {
	companionRuns,
	playgroundLog,
	playgroundProcess,
	PORT,
	prepareForDocker,
	prepareForPlayground,
	savedRuntime,
	SITE,
	startCompanion,
	stopPlayground,
	URL_OF_SITE,
	WP_ENV,
} from './lib/environment.mjs';
import { Failure, run, say, sinceStart, step } from './lib/log.mjs';
import { installPackages, packagesAreInstalled } from './lib/npm.mjs';
import { execute, has, must } from './lib/shell.mjs';
import { portIsTaken, Site, untilItAnswers } from './lib/site.mjs';
import { copyCore, obtainWordPress } from './lib/wordpress.mjs';

const runtime = process.argv.some( ( argument ) => /^--runtime=docker$/.test( argument ) ) ? 'docker' : 'playground';

/** Lies in the site, so that it goes with the site: the demo site that was made last. */
const MARK = `${ SITE }/wp-content/hvac-blocks-demo.txt`;

function checkNode() {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );

	if ( major < 20 || ( major === 20 && minor < 19 ) ) {
		throw new Failure(
			`Node ${ process.versions.node } is too old.`,
			'install Node 20.19 or newer: https://nodejs.org'
		);
	}
}

async function startPlayground( progress ) {
	if ( playgroundProcess() && ( await untilItAnswers( URL_OF_SITE, { seconds: 20 } ) ) ) {
		progress( 'it runs already' );
		return;
	}
	await stopPlayground();
	if ( await portIsTaken( `localhost:${ PORT }` ) ) {
		throw new Failure(
			`Another program uses port ${ PORT }.`,
			`end it, or choose another port: WP_ENV_PORT=${ PORT + 10 } npm start`
		);
	}
	prepareForPlayground();
	if ( savedRuntime() === 'docker' ) {
		throw new Failure( 'The environment was started with Docker.', 'npx wp-env destroy, then npm start' );
	}
	progress( 'ten to thirty seconds' );

	const { code, output } = await execute( process.execPath, [
		WP_ENV,
		'start',
		'--runtime=playground',
		'--no-scripts',
	] );

	if ( code !== 0 || ! ( await untilItAnswers( URL_OF_SITE, { seconds: 60 } ) ) ) {
		const log = existsSync( playgroundLog() ) ? readFileSync( playgroundLog(), 'utf8' ).slice( -3000 ) : '';

		throw new Failure(
			`WordPress did not start.\n${ output.slice( -2000 ) }\n${ log }`,
			'npm run reset makes the site again.'
		);
	}
}

async function startDocker() {
	if ( ! has( 'docker' ) ) {
		throw new Failure( 'Docker is not installed.', 'npm start without --runtime=docker needs no Docker.' );
	}
	prepareForDocker();
	await must( process.execPath, [ WP_ENV, 'start', '--no-scripts' ], {
		remedy: 'start Docker, or run npm start without --runtime=docker.',
	} );
}

run( async () => {
	checkNode();

	if ( ! packagesAreInstalled() ) {
		await step( 'Installing npm packages', installPackages );
	}

	if ( ! companionRuns() && ! isBuiltSomehow() ) {
		await step( 'Building the plugin', build );
	}

	if ( runtime === 'playground' ) {
		await step( 'Obtaining WordPress', async ( progress ) => {
			const { version, source } = await obtainWordPress( progress );

			if ( ! existsSync( `${ SITE }/wp-load.php` ) ) {
				rmSync( SITE, { recursive: true, force: true } );
				await copyCore( SITE );
			}
			progress( `${ version } from ${ source }` );
		} );
		await step( 'Starting WordPress', startPlayground );
	} else {
		await step( 'Starting WordPress in Docker', startDocker );
	}

	const content = fingerprint( [ 'plugin/src/starter-site', 'plugin/plugin.php' ] );

	if ( runtime === 'docker' || ! existsSync( MARK ) || readFileSync( MARK, 'utf8' ) !== content ) {
		const site = new Site( URL_OF_SITE );

		await step( 'Activating the plugin', async () => {
			await site.logIn();
			await site.activatePlugin();
			await site.usePrettyPermalinks();
		} );
		// Postal codes are looked up in their file until WP-Cron has brought them into their table.
		await step( 'Making the demo site', ( progress ) => site.makeStarterSite( progress, { upTo: 'locations' } ) );
		if ( runtime === 'playground' ) {
			writeFileSync( MARK, content );
		}
	}

	if ( ! companionRuns() ) {
		await step( 'Watching the source', async () => {
			leaveToWatcher();
			startCompanion();
		} );
	}

	say( `
The site is ready (${ sinceStart() } s).

  Site             ${ URL_OF_SITE }/residential/
  Dealer locator   ${ URL_OF_SITE }/residential/en/dealer-locator/
  Editor           ${ URL_OF_SITE }/wp-admin/edit.php?post_type=page   login: admin / password
  Block gallery    ${ URL_OF_SITE }/hvac-blocks/gallery/

A changed source file is rebuilt; reload the page to see it. npm stop ends the site, npm run reset makes it anew.` );
} );
