/** A test for the editor, whose pages are removed afterwards. */
import { test as base } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage, type MadePage } from './content';
import { type Proven, provenFor } from './proven';

interface Fixtures extends Proven {
	/** Creates a page that is removed after the test. */
	make: ( content: string ) => Promise< MadePage >;
}

export const test = base.extend< Fixtures >( {
	proven: provenFor( 'administrator' ),
	make: async ( { requestUtils }, provide ) => {
		const made: MadePage[] = [];
		await provide( async ( content ) => {
			const page = await makePage( requestUtils, '/residential/en/', content );
			made.push( page );
			return page;
		} );
		await Promise.all( made.map( ( page ) => removePage( requestUtils, page ) ) );
	},
} );
