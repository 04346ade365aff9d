/**
 * How long a visitor waits after the first press on an island, on a phone with a slow processor and a slow network,
 * and how quickly the island reacts to everything that follows.
 */
import { chromium } from '@playwright/test';
import { browser as program } from '../bin/lib/machine.mjs';
import { definePainted } from './lib/browser.mjs';
import { quantile, round } from './lib/figures.mjs';
import { loop } from './lib/report.mjs';
import { urlOf } from './lib/sites.mjs';

/** The phone is four times slower than a quick machine, whose loop takes so many milliseconds; a slower machine is slowed less. */
const SLOWER = 4;
const QUICK_LOOP = 55;

/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: ( 1638.4 * 1024 ) / 8,
	uploadThroughput: ( 675 * 1024 ) / 8,
};

/**
 * `fill`: what the visitor enters first, by field. `press`: the control of the first press. `state`: its effect is
 * that this changes to something true. `next`: what the visitor presses then, one after the other; text fields are
 * typed in, too.
 */
const ISLANDS = {
	locator: {
		page: 'dealer-locator/',
		fill: { 'main [name="zipcode"]': '75024' },
		press: 'main .hvac-dealer-locator form:has([name="zipcode"]) .hvac-button',
		state: () => document.querySelectorAll( 'main .hvac-dealer-card__contact' ).length,
		next: [ '.hvac-dealer-filters__toggle', '.hvac-dealer-filters__toggle', 'main [name="zipcode"]' ],
	},
	form: {
		page: 'contact-dealer/',
		press: 'main .hvac-form [data-current="true"] [type="submit"]',
		state: () => document.querySelector( 'main .hvac-form__summary' ) !== null,
		next: [
			'main [name="fields[firstName]"]',
			'main [name="fields[phone]"]',
			'main .hvac-form [data-current="true"] [type="submit"]',
			'main .hvac-form__summary a',
		],
	},
	wizard: {
		page: 'resources/system-recommendation-tool/',
		press: 'main .hvac-wizard__next',
		state: () => document.querySelector( 'main .hvac-wizard' ).dataset.step,
		next: [ 'main .hvac-wizard__back', 'main .hvac-wizard__next', 'main [data-current="true"] label' ],
	},
	selector: {
		page: 'products/',
		press: 'main .hvac-product-selector [role="tab"]:nth-of-type(2)',
		state: () => document.querySelector( 'main .hvac-product-selector [aria-selected="true"]' ).id,
		next: [ 1, 2, 1 ].map( ( nth ) => `main .hvac-product-selector [role="tab"]:nth-of-type(${ nth })` ),
	},
	slider: {
		page: 'resources/smart-home-app/',
		press: 'main .hvac-slider__dot:nth-child(2)',
		state: () => document.querySelector( 'main .hvac-slider__dot:nth-child(2)' ).ariaCurrent,
		next: [ 3, 4, 1 ].map( ( nth ) => `main .hvac-slider__dot:nth-child(${ nth })` ),
	},
	calculator: {
		page: 'campaigns/mg/repair-or-replace/',
		fill: { 'main .hvac-calculator [name="age"]': '12', 'main .hvac-calculator [name="estimate"]': '900' },
		press: 'main .hvac-calculator__submit',
		state: () => document.querySelector( 'main .hvac-calculator' ).dataset.state,
		next: Array( 2 ).fill( 'main .hvac-calculator__help summary' ),
	},
};

/**
 * Watches the page from the next touch on. `benchPress` resolves to the milliseconds until the frame that shows the
 * first sign of it (a busy control, or the effect), and until the one that shows the effect.
 */
function watch( expression ) {
	const state = new Function( `return (${ expression })()` );
	const before = state();

	window.benchPress = new Promise( ( resolve ) =>
		window.addEventListener(
			'pointerdown',
			async ( { timeStamp } ) => {
				let sign = 0;

				for (;;) {
					const { at, seen } = await window.benchPainted( () => {
						const now = state();
						const isDone = Boolean( now ) && now !== before;

						return { isDone, isSign: isDone || document.querySelector( '[aria-busy="true"]' ) !== null };
					} );

					sign ||= seen.isSign ? at - timeStamp : 0;
					if ( seen.isDone ) {
						resolve( { sign, effect: at - timeStamp } );
						return;
					}
				}
			},
			{ once: true, capture: true }
		)
	);
}

/** Records the longest event of each interaction from now on; those of less than 16 ms are not reported. */
function recordInteractions() {
	window.benchInteractions = new Map();
	new PerformanceObserver( ( list ) => {
		for ( const { interactionId, duration } of list.getEntries() ) {
			if ( interactionId ) {
				window.benchInteractions.set(
					interactionId,
					Math.max( duration, window.benchInteractions.get( interactionId ) ?? 0 )
				);
			}
		}
	} ).observe( { type: 'event', durationThreshold: 16 } );
}

const frames = ( page ) =>
	page.evaluate( () => new Promise( ( done ) => window.requestAnimationFrame( () => setTimeout( done, 100 ) ) ) );

async function visit( browser, url, rate, { fill = {}, press, state, next } ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
	} );
	const page = await context.newPage();
	const session = await context.newCDPSession( page );

	await definePainted( page );
	await page.goto( url, { waitUntil: 'networkidle' } );
	await page.locator( press ).first().scrollIntoViewIfNeeded();
	await session.send( 'Network.enable' );
	await session.send( 'Network.emulateNetworkConditions', SLOW_4G );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
	for ( const [ field, value ] of Object.entries( fill ) ) {
		const input = page.locator( field ).first();

		if ( await input.evaluate( ( element ) => element instanceof window.HTMLSelectElement ) ) {
			await input.selectOption( value );
		} else {
			await input.tap();
			// A key every 150 ms, as people type numbers.
			await page.keyboard.type( value, { delay: 150 } );
		}
	}
	await page.evaluate( watch, String( state ) );
	// The finger itself: Playwright's own wait for a still element would count, and its effect may come before.
	const box = await page.locator( press ).first().boundingBox();

	await page.touchscreen.tap( box.x + box.width / 2, box.y + box.height / 2 );
	const first = await page.evaluate( () => window.benchPress );

	await frames( page );
	await page.evaluate( recordInteractions );
	let presses = 0;

	for ( const selector of next ) {
		const target = page.locator( `${ selector } >> visible=true` ).first();

		const isText = await target.evaluate( ( element ) => element instanceof window.HTMLInputElement );

		await target.tap();
		presses++;
		if ( isText ) {
			await page.keyboard.type( '2' );
			presses++;
		}
		await frames( page );
	}
	const durations = await page.evaluate( () => [ ...window.benchInteractions.values() ] );

	await context.close();

	return {
		...first,
		interactions: [ ...durations, ...Array( Math.max( 0, presses - durations.length ) ).fill( 16 ) ],
	};
}

export async function bench( { quick, say } ) {
	const browser = await chromium.launch( { executablePath: program(), args: [ '--no-sandbox' ] } );
	const base = `${ urlOf( 'demo' ) }/residential/en/`;
	const rate = Math.max( 1, round( ( SLOWER * QUICK_LOOP ) / ( await loop() ), 1 ) );
	const data = {};

	try {
		for ( const [ name, island ] of Object.entries( ISLANDS ) ) {
			data[ name ] = [];
			for ( let turn = 0; turn < ( quick ? 3 : 20 ); turn++ ) {
				data[ name ].push( await visit( browser, base + island.page, rate, island ) );
			}
			say( name );
		}
	} finally {
		await browser.close();
	}

	const of = ( runs, key, q ) =>
		Math.round(
			quantile(
				runs.map( ( run ) => run[ key ] ),
				q
			)
		);
	const interactions = Object.values( data )
		.flat()
		.flatMap( ( run ) => run.interactions );
	const slowest = Math.round( quantile( interactions, 0.98 ) );

	return {
		figures: [
			{ what: 'how many times Chromium slows the processor', figure: `× ${ rate }` },
			...Object.entries( data ).map( ( [ name, runs ] ) => ( {
				what: `${ name }: from the first press to the frame that shows its effect, median and p95; to the first sign of it, p95`,
				figure: `${ of( runs, 'effect', 0.5 ) } and ${ of( runs, 'effect', 0.95 ) } ms; ${ of( runs, 'sign', 0.95 ) } ms`,
				aim: '≤ 900 ms; ≤ 100 ms',
				met: of( runs, 'effect', 0.95 ) <= 900 && of( runs, 'sign', 0.95 ) <= 100,
			} ) ),
			{
				what: `the ${ interactions.length } presses and keys that follow, 98th percentile`,
				figure: `${ slowest } ms`,
				aim: '≤ 150 ms',
				met: slowest <= 150,
			},
		],
		data,
	};
}
