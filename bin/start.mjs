#!/usr/bin/env node
/**
 * `npm start`: from a clone to a running site. Only Node is needed. `--runtime=docker` uses Docker instead of
 * Playground, `--wait` waits for the whole demo. Until the packages are installed, the scripts only use what Node
 * provides.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { inAttempts } from './lib/attempts.mjs';
import { build, isBuiltSomehow } from './lib/build.mjs';
import { beginDemo, demoInTheMaking, demoIsBegun, forgetDemo, untilDemoIsMade } from './lib/demo.mjs';
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
import { Failure, run, say, sinceStart, step, together } from './lib/log.mjs';
import { installPackages, packagesAreInstalled } from './lib/npm.mjs';
import { execute, has, must } from './lib/shell.mjs';
import { portIsTaken, Site, untilItAnswers } from './lib/site.mjs';
import { copyCore, obtainWordPress } from './lib/wordpress.mjs';

/** For Playground; wp-env waits two minutes for each. */
const ATTEMPTS = 3;

/** Whether running two things at once would take longer than in sequence. */
const isBusy = () => availableParallelism() <= 2 || loadavg()[ 0 ] > availableParallelism();

const isDocker = process.argv.includes( '--runtime=docker' );
const waits = process.argv.includes( '--wait' );

function checkNode() {
	const [ major, minor ] = process.versions.node.split( '.' ).map( Number );

	if ( major < 20 || ( major === 20 && minor < 19 ) ) {
		throw new Failure(
			`Node ${ process.versions.node } is too old.`,
			'install Node 20.19 or newer: https://nodejs.org'
		);
	}
}

/** Reported before anything is installed. */
async function checkPort() {
	if ( ! isDocker && ! playgroundProcess() && ( await portIsTaken( `localhost:${ PORT }` ) ) ) {
		throw new Failure(
			`Another program uses port ${ PORT }.`,
			`end it, or choose another port: WP_ENV_PORT=${ PORT + 10 } npm start`
		);
	}
}

async function layOutWordPress( progress, packages ) {
	const { version, source } = await obtainWordPress( progress, { packages } );

	if ( ! existsSync( `${ SITE }/wp-load.php` ) ) {
		rmSync( SITE, { recursive: true, force: true } );
		forgetDemo();
		progress( `copying ${ version } from ${ source }` );
		await copyCore( SITE );
	}
}

async function startPlayground( progress ) {
	if ( playgroundProcess() && ( await untilItAnswers( URL_OF_SITE, { seconds: 20 } ) ) ) {
		progress( 'it runs already' );
		return;
	}
	await stopPlayground();
	await checkPort();
	prepareForPlayground();
	if ( savedRuntime() === 'docker' ) {
		throw new Failure( 'The environment was started with Docker.', 'npx wp-env destroy, then npm start' );
	}
	progress( isBusy() ? 'a minute or more: this machine is busy' : 'ten to thirty seconds' );

	const { ok, said } = await inAttempts(
		ATTEMPTS,
		async ( number ) => {
			if ( number > 1 ) {
				progress( `not ready in time: try ${ number } of ${ ATTEMPTS }` );
			}

			const { code, output } = await execute( process.execPath, [
				WP_ENV,
				'start',
				'--runtime=playground',
				'--no-scripts',
			] );

			// wp-env gives up after two minutes, even if Playground only needs a little longer.
			const isReady =
				( code === 0 || playgroundProcess() ) && ( await untilItAnswers( URL_OF_SITE, { seconds: 60 } ) );

			return { ok: isReady, said: output };
		},
		stopPlayground
	);

	if ( ok ) {
		return;
	}

	const log = existsSync( playgroundLog() ) ? readFileSync( playgroundLog(), 'utf8' ).slice( -3000 ) : '';

	throw new Failure(
		`WordPress did not start in ${ ATTEMPTS } tries.\n${ said.slice( -2000 ) }\n${ log }`,
		'npm run reset makes the site again.'
	);
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
	await checkPort();

	const isInstalled = packagesAreInstalled();
	const isBuilt = isInstalled && ( companionRuns() || isBuiltSomehow() );
	// Concurrent steps must not overwrite each other's line.
	const tell = ( name, action ) => step( name, action, isInstalled && isBuilt ? undefined : false );

	const packages = isInstalled ? Promise.resolve() : tell( 'Installing npm packages', installPackages );

	const plugin = async () => {
		await packages;
		if ( ! isBuilt ) {
			await tell( 'Building the plugin', build );
		}
	};

	const built = plugin();

	const site = async () => {
		if ( isDocker ) {
			await packages;
			await tell( 'Starting WordPress in Docker', startDocker );
		} else {
			await tell( 'Obtaining WordPress', ( progress ) => layOutWordPress( progress, packages ) );
			await packages;
			if ( ! isBuilt && isBusy() ) {
				say( 'WordPress starts after the build: this machine has few free cores.' );
				await built;
			}
			await tell( 'Starting WordPress', startPlayground );
		}

		if ( isDocker || ! demoIsBegun() ) {
			const administrator = new Site( URL_OF_SITE );

			await tell( 'Activating the plugin', async () => {
				await administrator.logIn();
				await administrator.activatePlugin();
				await administrator.usePrettyPermalinks();
			} );
			await tell( 'Creating the first pages, menus and dealers', ( progress ) =>
				beginDemo( administrator, progress )
			);
		}
	};

	await together( built, site() );

	if ( ! companionRuns() ) {
		startCompanion();
	}
	if ( waits ) {
		await step( 'Creating the rest of the demo', ( progress ) => untilDemoIsMade( progress, companionRuns ) );
	}

	const rest = demoInTheMaking();

	say( `
The site is ready (${ sinceStart() } s).

  Site             ${ URL_OF_SITE }/residential/
  Dealer locator   ${ URL_OF_SITE }/residential/en/dealer-locator/
  Editor           ${ URL_OF_SITE }/wp-admin/edit.php?post_type=page   login: admin / password
  Mail             ${ URL_OF_SITE }/wp-admin/tools.php?page=mail   emails from forms, within half a minute
  Block gallery    ${ URL_OF_SITE }/hvac-blocks/gallery/
${ rest && `\nThe rest of the demo is still loading (${ rest }). npm start -- --wait waits until it is done.\n` }
A changed source file is rebuilt; reload the page to see it. npm stop stops the site, and npm run reset deletes it.` );
} );
