/** A fixture for tests that write to the site: what passed with the plugin as it is does not run again. */
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { ofPlugin, type Person, skipIfProven } from './proofs';

export interface Proven {
	proven: void;
}

type Fixture = [ ( {}, provide: () => Promise< void >, info: TestInfo ) => Promise< void >, { auto: true } ];

/** @param person whose pages the tests open */
export const provenFor = ( person: Person ): Fixture => [
	async ( {}, provide, { file } ) => {
		skipIfProven( ofPlugin( path.relative( '', file ), person ), 1 );
		await provide();
	},
	{ auto: true },
];
