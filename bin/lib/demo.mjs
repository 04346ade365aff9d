/**
 * The demo of the started site. `npm start` makes what visitors meet first; the companion makes the rest behind the running
 * site, and how far it is stands in a file, so that looking costs the site nothing.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fingerprint } from './build.mjs';
import { Failure } from './log.mjs';
import { inCache } from './paths.mjs';

const STATE = inCache( 'demo.json' );

/** The step of the demo from which on the site can be used. */
const REST = 'pages';

/** Changes with what the demo is made from. */
const source = () => fingerprint( [ 'plugin/src/starter-site', 'plugin/data', 'plugin/plugin.php' ] );

/** @return {{source?: string, done?: boolean, note?: string, problem?: string}} how far the demo is */
function state() {
	try {
		return JSON.parse( readFileSync( STATE, 'utf8' ) );
	} catch {
		return {};
	}
}

/** Whoever reads meanwhile sees the old state or the new one. */
function remember( values ) {
	const work = `${ STATE }-${ process.pid }`;

	mkdirSync( inCache(), { recursive: true } );
	writeFileSync( work, JSON.stringify( values ) );
	renameSync( work, STATE );
}

/** The site is another one: its demo is made from the beginning. */
export const forgetDemo = () => rmSync( STATE, { force: true } );

/** Whether the site has its first pages, nothing is newer than they are, and nothing keeps the rest from being made. */
export function demoIsBegun() {
	const { source: made, problem } = state();

	return made === source() && ! problem;
}

/** @return {string} what is still being made, or why it cannot be; nothing where all is there */
export function demoInTheMaking() {
	const { done, note = '', problem } = state();

	return done ? '' : ( problem ?? note );
}

/**
 * Makes what visitors meet first.
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
 * Waits until nobody waits for the site, a minute at most: Playground has one worker, and the editor asks it two hundred times.
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
 * Makes the rest, where something is to be made. Between two batches the site is left to its visitors: for as long as a batch
 * took, and until they have what they ask for.
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
		// A site that does not answer is asked again; what it refuses, it refuses again.
		if ( error instanceof Failure ) {
			remember( { source: from, done: false, note, problem: error.message } );
		}
	}
}

/**
 * Waits until the companion has made the rest.
 *
 * @param {(note: string) => void} progress
 * @param {() => boolean}          isBeingMade whether the companion lives
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
