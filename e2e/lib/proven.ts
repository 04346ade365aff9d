/** A fixture for tests that write to the site: what passed with the plugin as it is does not run again. */
import path from 'node:path';
import { type Browser, type BrowserContext, expect, type TestInfo } from '@playwright/test';
import { FOREIGN, imports, ofPlugin, type Person, skipIfProven } from './proofs';

export interface Proven {
	proven: void;
}

type Fixture = [
	( fixtures: { browser: Browser }, provide: () => Promise< void >, info: TestInfo ) => Promise< void >,
	{ auto: true },
];

/** A visitor's test that imports this also opens the screens of the administration. */
const SCREENS = 'e2e/lib/administrator.ts';

/** @param who whose pages the tests open; one that loads another's scripts fails */
export const provenFor = ( who: Person ): Fixture => [
	async ( { browser }, provide, { file } ) => {
		const spec = path.relative( '', file );
		const person = who === 'visitor' && imports( spec ).has( SCREENS ) ? 'administrator' : who;
		const foreign: string[] = [];
		const watch = ( context: BrowserContext ) =>
			context.on( 'request', ( request ) => {
				if ( FOREIGN[ person ]?.test( request.url() ) ) {
					foreign.push( request.url() );
				}
			} );

		skipIfProven( ofPlugin( spec, person ), 1 );
		browser.on( 'context', watch );
		await provide();
		browser.off( 'context', watch );
		expect( foreign, `scripts that a proof for the ${ person } does not contain` ).toEqual( [] );
	},
	{ auto: true },
];
