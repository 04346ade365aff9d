/** A fixture for tests of the editor and of the administration: what passed with the plugin as it is does not run again. */
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { ofPlugin, skipIfProven } from './proofs';

export interface Proven {
	proven: void;
}

export const proven: [ ( {}, provide: () => Promise< void >, info: TestInfo ) => Promise< void >, { auto: true } ] = [
	async ( {}, provide, { file } ) => {
		skipIfProven( ofPlugin( path.relative( '', file ) ), 1 );
		await provide();
	},
	{ auto: true },
];
