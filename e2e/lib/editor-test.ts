/** A test in an editor's hands: pages that go with it, and nothing of WordPress' other hosts. */
import { test as base } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage, type MadePage } from './content';

interface Fixtures {
	/** Makes a page that goes with the test. */
	make: ( content: string ) => Promise< MadePage >;
}

export const test = base.extend< Fixtures >( {
	make: async ( { requestUtils }, provide ) => {
		const made: MadePage[] = [];
		await provide( async ( content ) => {
			const page = await makePage( requestUtils, '/residential/en/', content );
			made.push( page );
			return page;
		} );
		await Promise.all( made.map( ( page ) => removePage( requestUtils, page ) ) );
	},
	// Avatars and emoji.
	page: async ( { page }, provide ) => {
		await page.route( /gravatar\.com|s\.w\.org/, ( route ) => route.abort() );
		await provide( page );
	},
} );
