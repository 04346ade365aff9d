/**
 * Related articles: chosen in place by an editor, read by visitors and by other front ends, and hidden once no longer
 * public.
 */
import { expect, type RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { violations } from './lib/axe';
import { makePage, removePage, type MadePage } from './lib/content';
import { insertBlock, savePage } from './lib/editor';
import { test as base } from './lib/editor-test';

interface Post {
	id: number;
	link: string;
}

interface Fixtures {
	made: MadePage;
	/** Two articles, by their titles. */
	posts: Record< 'sizes' | 'filters', Post >;
}

const mark = Date.now().toString( 36 );
const TITLES = { sizes: `Sizes ${ mark }`, filters: `Filters ${ mark } & “more”` };

const write = ( utils: RequestUtils, title: string ): Promise< Post > =>
	utils.rest< Post >( {
		method: 'POST',
		path: '/wp/v2/posts',
		data: { title, status: 'publish', date: '2026-03-01T09:00:00', content: `<p>${ 'word '.repeat( 500 ) }</p>` },
	} );

const test = base.extend< Fixtures >( {
	made: async ( { requestUtils }, provide ) => {
		const page = await makePage(
			requestUtils,
			'/residential/en/',
			'<!-- wp:paragraph --><p>Read.</p><!-- /wp:paragraph -->'
		);
		await provide( page );
		await removePage( requestUtils, page );
	},
	posts: async ( { requestUtils }, provide ) => {
		const posts = {
			sizes: await write( requestUtils, TITLES.sizes ),
			filters: await write( requestUtils, TITLES.filters ),
		};
		await provide( posts );
		for ( const { id } of Object.values( posts ) ) {
			await requestUtils.rest( { method: 'DELETE', path: `/wp/v2/posts/${ id }`, params: { force: true } } );
		}
	},
} );

test( 'an editor chooses articles in place; one that goes private disappears', async ( {
	page,
	admin,
	editor,
	requestUtils,
	made,
	posts,
} ) => {
	await admin.editPost( made.id );
	await insertBlock( page, 'Related articles', '.hvac-related-articles .hvac-card' );
	const cards = editor.canvas.locator( '[data-type="hvac-blocks/related-article"]' );
	await expect( cards ).toHaveCount( 3 );

	for ( const [ at, title ] of [ TITLES.sizes, TITLES.filters ].entries() ) {
		await cards.nth( at ).getByRole( 'combobox', { name: 'Article' } ).fill( title.slice( 0, 10 ) );
		await cards.nth( at ).getByRole( 'option', { name: title } ).click();
		await expect( cards.nth( at ).locator( '.hvac-card__title' ) ).toHaveText( title );
	}
	await expect( cards.nth( 0 ) ).toContainText( 'March 1, 2026' );
	await expect( cards.nth( 0 ) ).toContainText( '3-minute read' );
	expect( await editor.getEditedPostContent() ).toContain( `"address":"${ posts.sizes.link }"` );
	await savePage( page );

	const visitor = await page.context().newPage();
	const titles = visitor.locator( '.hvac-related-articles .hvac-card__title' );
	await visitor.goto( made.link );
	await expect( titles ).toHaveText( [ TITLES.sizes, TITLES.filters ] );
	await expect( titles.nth( 1 ).getByRole( 'link' ) ).toHaveAttribute( 'href', posts.filters.link );
	expect( await violations( visitor, '.hvac-related-articles' ) ).toEqual( [] );

	const ids = `${ posts.filters.id },999999999,${ posts.sizes.id }`;
	const nodes = async () =>
		(
			( await ( await page.request.get( `/wp-json/hvac-blocks/v1/articles?ids=${ ids }` ) ).json() ) as {
				nodes: Array< { databaseId: number; title: string; uri: string; seo: { readingTime: number } } >;
			}
		 ).nodes;
	expect( await nodes() ).toMatchObject( [
		{ databaseId: posts.filters.id, title: TITLES.filters },
		{
			databaseId: posts.sizes.id,
			title: TITLES.sizes,
			uri: new URL( posts.sizes.link ).pathname,
			seo: { readingTime: 3 },
		},
	] );

	await test.step( 'an article that goes private is on no page, and the editor is told', async () => {
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/posts/${ posts.sizes.id }`,
			data: { status: 'private' },
		} );
		await visitor.reload();
		await expect( titles ).toHaveText( [ TITLES.filters ] );
		expect( await nodes() ).toMatchObject( [ { databaseId: posts.filters.id } ] );

		await page.reload();
		await expect( cards.nth( 0 ) ).toContainText( 'This article is a draft, private' );
	} );

	await test.step( 'without an article the section is not there', async () => {
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/posts/${ posts.filters.id }`,
			data: { status: 'draft' },
		} );
		await visitor.reload();
		await expect( visitor.locator( '.hvac-related-articles' ) ).toHaveCount( 0 );
	} );

	await visitor.close();
} );
