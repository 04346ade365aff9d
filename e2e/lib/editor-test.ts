/** A test for the editor, whose pages are removed afterwards. */
import type { Locator } from '@playwright/test';
import { test as base } from '@wordpress/e2e-test-utils-playwright';
import { makePage, removePage, type MadePage } from './content';
import { type Proven, provenFor } from './proven';

interface Fixtures extends Proven {
	/** Creates a page that is removed after the test. */
	make: ( content: string ) => Promise< MadePage >;
	/** Creates such a page and opens it in the editor. */
	open: ( content: string ) => Promise< MadePage >;
	/** As `open`, and selects its first block of a name, whose settings are beside it. */
	openBlock: ( name: string, content: string ) => Promise< { made: MadePage; block: Locator; settings: Locator } >;
	/** A picture of the media library. */
	picture: { id: number; source_url: string };
}

export const test = base.extend< Fixtures >( {
	proven: provenFor( 'editor' ),
	make: async ( { requestUtils }, provide ) => {
		const made: MadePage[] = [];
		await provide( async ( content ) => {
			const page = await makePage( requestUtils, '/residential/en/', content );
			made.push( page );
			return page;
		} );
		await Promise.all( made.map( ( page ) => removePage( requestUtils, page ) ) );
	},
	open: ( { admin, make }, provide ) =>
		provide( async ( content ) => {
			const made = await make( content );
			await admin.editPost( made.id );
			return made;
		} ),
	openBlock: ( { page, editor, open }, provide ) =>
		provide( async ( name, content ) => {
			const made = await open( content );
			const block = editor.canvas.locator( `[data-type="hvac-blocks/${ name }"]` ).first();
			await editor.selectBlocks( block );
			await editor.openDocumentSettingsSidebar();
			return { made, block, settings: page.getByRole( 'region', { name: 'Editor settings' } ) };
		} ),
	picture: async ( { requestUtils }, provide ) => {
		const [ file ] = await requestUtils.rest< Array< Fixtures[ 'picture' ] > >( {
			path: '/wp/v2/media',
			params: { media_type: 'image', per_page: 1 },
		} );
		await provide( file as Fixtures[ 'picture' ] );
	},
} );
