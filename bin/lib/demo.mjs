/**
 * The started site's demo. `npm start` creates what visitors see first; the companion creates the rest behind the
 * running site, and stores the progress in a file, so that reading it costs the site nothing.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from './build.mjs';
import { Failure } from './log.mjs';
import { inCache } from './paths.mjs';

const STATE = inCache( 'demo.json' );

/** The step of the demo from which on the site is usable. */
const REST = 'pages';

/** Changes with the demo's sources. */
const source = () => fingerprint( [ 'plugin/src/starter-site', 'plugin/data', 'plugin/plugin.php' ] );

/** @return {{source?: string, done?: boolean, note?: string, problem?: string}} the demo's progress */
function state() {
	try {
		return JSON.parse( readFileSync( STATE, 'utf8' ) );
	} catch {
		return {};
	}
}

/** Atomic: concurrent readers see the old state or the new one. */
function remember( values ) {
	const work = `${ STATE }-${ process.pid }`;

	mkdirSync( inCache(), { recursive: true } );
	writeFileSync( work, JSON.stringify( values ) );
	renameSync( work, STATE );
}

/** For a new site: its demo is created from the beginning. */
export const forgetDemo = () => rmSync( STATE, { force: true } );

/** Whether the site has its first pages, they are current, and nothing prevents creating the rest. */
export function demoIsBegun() {
	const { source: made, problem } = state();

	return made === source() && ! problem;
}

/** @return {string} what is still being created, or why it cannot be; empty if complete */
export function demoInTheMaking() {
	const { done, note = '', problem } = state();

	return done ? '' : ( problem ?? note );
}

/**
 * Creates what visitors see first.
 *
 * @param {import('./site.mjs').Site} site     with an administrator logged in
 * @param {(note: string) => void}    progress
 */
export async function beginDemo( site, progress ) {
	const from = source();
	const { done, note } = await site.makeDemoSite( progress, { upTo: REST } );

	remember( { source: from, done, note } );
}

/**
 * Waits until the site is idle, a minute at most: Playground has one worker, and the editor sends two hundred
 * requests.
 *
 * @param {{isIdle: () => Promise<boolean>}} site
 */
export async function leaveToVisitors( site, { pause = 500, longest = 60_000 } = {} ) {
	const last = Date.now() + longest;

	while ( Date.now() < last && ! ( await site.isIdle() ) ) {
		await sleep( pause );
	}
}

/**
 * Creates the rest, if anything is missing. Between two batches the site is left to its visitors: for as long as a
 * batch took, and until it is idle.
 *
 * @param {() => Promise<import('./site.mjs').Site>} logIn
 */
export async function finishDemo( logIn ) {
	const { source: made, done, problem } = state();
	const from = source();

	if ( ! made || ( made === from && ( done || problem ) ) ) {
		return;
	}

	let note = '';
	let last = Date.now();

	try {
		const site = await logIn();

		await site.makeDemoSite( async ( text ) => {
			note = text;
			remember( { source: from, done: false, note } );
			await sleep( Math.min( 3000, Date.now() - last ) );
			await leaveToVisitors( site );
			last = Date.now();
		} );
		remember( { source: from, done: true } );
	} catch ( error ) {
		// Retry without a response; a refusal would be repeated.
		if ( error instanceof Failure ) {
			remember( { source: from, done: false, note, problem: error.message } );
		}
	}
}

/**
 * Waits until the companion has created the rest.
 *
 * @param {(note: string) => void} progress
 * @param {() => boolean}          isBeingMade whether the companion is alive
 */
export async function untilDemoIsMade( progress, isBeingMade ) {
	while ( ! state().done ) {
		const { problem, note = '' } = state();

		if ( problem ) {
			throw new Failure( problem, 'correct the error, then npm start goes on from here.' );
		}
		if ( ! isBeingMade() ) {
			throw new Failure( 'Nothing makes the rest of the demo any more.', 'npm start' );
		}
		progress( note );
		await sleep( 300 );
	}
}
