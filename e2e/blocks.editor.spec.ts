/**
 * Every block and variation edited end to end: from the inserter, with every text and every setting, to the page and
 * to the French page. Found in block.json; several share a page, because opening the editor takes longest.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test as base, type Editor, type RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import {
	attributesOf,
	contentOf,
	insertInto,
	parentOf,
	select,
	selectedBlock,
	selectNothing,
	storedBlock,
	type StoredBlock,
} from './lib/block-store';
import { metadata, OFFERS, outermost, pagesOf, type Offer } from './lib/blocks';
import { makePage, removePage, type MadePage } from './lib/content';
import { insertBlock, savePage, setOtherLevel } from './lib/editor';
import { NEW_SITE } from './lib/test';
import { useEverySetting } from './lib/inspector';
import { differences, fontsOf, looksOf, type Look } from './lib/looks';
import { ofEditing, skipIfProven } from './lib/proofs';
import { slotsOf, typeIntoEverySlot } from './lib/slots';

const MOST_ON_A_PAGE = 9;

/**
 * Blocks that show nothing when inserted: one prints into the page's head, one marks a place, the others need an
 * article or images first.
 */
const NOT_SEEN = [ 'robots-meta', 'related-articles', 'related-article', 'end-of-content', 'Image slider' ];

/** Settings that a block needs before it shows anything, by label. */
const NEEDED: Record< string, Record< string, string > > = {
	video: { 'Address of the video': 'https://vimeo.com/76979871' },
};
const SEEN = OFFERS.filter( ( { name, title } ) => ! NOT_SEEN.includes( name ) && ! NOT_SEEN.includes( title ) );
const PAGES = pagesOf( SEEN, MOST_ON_A_PAGE );

/** Blocks that appear on a page once their file is chosen. */
const SHOWN_WITH_A_FILE = [ 'warranty-document' ];

/**
 * Attributes changed in WordPress' own toolbar, those that only imported content has, and those of other variations.
 */
const NOT_SET_HERE: Record< string, string[] > = {
	'*': [ 'align' ],
	faq: [ 'faq_repeater_fields' ],
	'product-comparison': [ 'product_comparison_repeater_fields' ],
	'quote-slider': [ 'slide_block_repeater_fields' ],
	// Set through the media library.
	certificate: [ 'pdf' ],
	'warranty-document': [ 'english', 'french' ],
	'hero-video': [ 'video' ],
	// Only for the dialog, which is a variation of its own.
	'Offer banner': [ 'buttonText' ],
	// The button exists once a link is chosen in the settings.
	'repair-or-replace-guide': [ 'linkText' ],
	// Chosen in a combobox.
	'comparison-product': [ 'product_id', 'typed' ],
	// Shown with an offer, which is one of the settings.
	'recommendation-results': [ 'terms' ],
	// Determines the grid's variation.
	'topic-grid': [ 'topics' ],
	// Only for the slider, which is a variation of its own.
	'Dealer locator': [ 'slider', 'modalTitle', 'allDealers' ],
	'Dealer locator with ZIP dialog': [ 'slider' ],
	'Dealer locator as a slider': [ 'modalTitle', 'allDealers' ],
};

// An empty page opens a choice of patterns.
const BEFORE = '<!-- wp:paragraph --><p>Before it.</p><!-- /wp:paragraph -->';

/** Finds dealers for blocks that show them, and the systems that an editor sees. */
const QUERY =
	'?zipcode=75024&tonnage=3.5&zipCode=75024&powerType=gas&homeSize=1800-2100&buyingFactors=efficiency,reliability';

// No text is drawn before its font has loaded: otherwise a fallback font would be measured. And no tracked numbers,
// which an editor does not see.
const REQUEST = { 'X-Test-Font-Display': 'block', 'X-Test-Settings': JSON.stringify( NEW_SITE ) };

interface Pages {
	english: MadePage;
	french: MadePage;
}

const test = base.extend< { pages: Pages } >( {
	pages: async ( { requestUtils }, provide ) => {
		const pages = {
			english: await makePage( requestUtils, '/residential/en/', BEFORE ),
			french: await makePage( requestUtils, '/residential/fr/', BEFORE ),
		};

		await provide( pages );
		await removePage( requestUtils, pages.english );
		await removePage( requestUtils, pages.french );
	},
} );

test.use( { extraHTTPHeaders: REQUEST } );

// Workers share these tests, the longest of all.
test.describe.configure( { mode: 'parallel' } );

const soft = expect.configure( { soft: true } );

interface Placed extends Offer {
	id: string;
	block: Locator;
	texts: string[];
	/** The attributes that a text or a setting changed. */
	changed: Set< string >;
}

for ( const offers of PAGES ) {
	const proved = `an editor places and changes: ${ offers.map( ( offer ) => offer.title ).join( ', ' ) }`;
	const blocks = offers.flatMap( ( offer ) => [ offer.name, outermost( offer ).name ] );

	test( proved, async ( { page, admin, editor, pageUtils, requestUtils, pages } ) => {
		skipIfProven( ofEditing( blocks, 'e2e/blocks.editor.spec.ts' ), offers.length );
		test.setTimeout( 600_000 );
		const placed: Placed[] = [];
		let inserted: StoredBlock | undefined;

		await admin.editPost( pages.english.id );
		for ( const offer of offers ) {
			await test.step( `${ offer.title }: found in the inserter, with a preview, and typed into`, async () => {
				const { title, name } = outermost( offer );

				if ( inserted?.name !== `hvac-blocks/${ name }` ) {
					await selectNothing( page );
					await ( metadata( name ).supports.hvacBlocks?.partOfSite
						? editor.insertBlock( { name: `hvac-blocks/${ name }` } )
						: insertBlock( page, title, `.hvac-${ name }` ) );
					inserted = await selectedBlock( page );
					await giveWhatIsNeeded( page, name );
					await expectShown( editor, inserted.clientId );
				}
				const id = await idOf( page, offer, inserted.clientId );
				await select( page, id );
				const block = await expectShown( editor, id );
				const { texts, attributes } = await typeIntoEverySlot( page, block, id );
				const more = offer.parent && hasWords( offer ) ? await typeIntoAnother( page, editor, offer, id ) : [];
				placed.push( {
					...offer,
					id,
					block,
					texts: [ ...texts, ...more ],
					changed: new Set( attributes ),
				} );
			} );
		}

		await savePage( page );
		await selectNothing( page );
		await fontsOf( editor.canvas.locator( 'body' ) );
		const visitor = await visit( page, editor, pages.english.link );
		const withoutPlace = await textOf( visitor );

		await visitor.goto( pages.english.link + QUERY );
		await fontsOf( visitor.locator( 'body' ) );
		const withPlace = await textOf( visitor );

		for ( const each of placed ) {
			await test.step( `${ each.title }: on the page as in the editor`, async () => {
				for ( const text of each.texts ) {
					expect.soft( withoutPlace + withPlace ).toContain( text );
				}
				await expectTwins( visitor, each );
			} );
		}

		await editor.openDocumentSettingsSidebar();
		for ( const { id, block, title, name, parent, changed } of placed ) {
			await test.step( `${ title }: every setting`, async () => {
				await select( page, id );
				if ( ! parent && 'level' in metadata( name ).attributes ) {
					await setOtherLevel( page );
					changed.add( 'level' );
				}
				for ( const attribute of await useEverySetting( page, id ) ) {
					changed.add( attribute );
				}
				await undoAndRedo( page, id );
				await expect( block ).toBeAttached();

				// Attributes that are not a child block's content are set by its parent.
				const all = Object.entries( metadata( name ).attributes )
					.filter( ( [ , { role } ] ) => ! parent || role === 'content' )
					.map( ( [ attribute ] ) => attribute );
				const untouched = all.filter(
					( attribute ) =>
						! changed.has( attribute ) &&
						! [ '*', name, title ].some( ( key ) => NOT_SET_HERE[ key ]?.includes( attribute ) )
				);
				expect.soft( untouched, 'attributes that nothing in the editor changes' ).toEqual( [] );
			} );
		}

		await savePage( page );
		const stored = await contentOf( page );
		const english = await ownWords( editor );
		await selectNothing( page );
		await visitor.reload();
		for ( const each of placed ) {
			await test.step( `${ each.title }: its settings look as on the page`, () => expectTwins( visitor, each ) );
		}
		await visitor.context().close();

		await test.step( 'opened again, everything is there and nothing is invalid', async () => {
			await page.reload();
			await expect.poll( () => contentOf( page ) ).toEqual( stored );
			expect( JSON.stringify( stored ) ).not.toContain( '"isValid":false' );
			await expectNoComplaint( page, editor );
		} );

		await test.step( 'copied to the French page, it has its own texts and French ones', async () => {
			await editor.canvas.getByText( 'Before it.' ).click();
			await pageUtils.pressKeys( 'primary+a' );
			await pageUtils.pressKeys( 'primary+a' );
			await pageUtils.pressKeys( 'primary+c' );
			await admin.editPost( pages.french.id );
			await editor.canvas.getByText( 'Before it.' ).click();
			await pageUtils.pressKeys( 'primary+a' );
			await pageUtils.pressKeys( 'primary+a' );
			await pageUtils.pressKeys( 'primary+v' );

			await expect.poll( () => contentOf( page ) ).toEqual( stored );
			await expectNoComplaint( page, editor );
			await expect
				.poll( async () => {
					const french = await ownWords( editor );

					// In some blocks, all text was typed by the test.
					return ! english.length || french.some( ( text ) => ! english.includes( text ) );
				} )
				.toBe( true );
			await savePage( page );
			expect( await rawContent( requestUtils, pages.french ) ).toBe(
				await rawContent( requestUtils, pages.english )
			);
		} );
	} );
}

test( 'a block says in place what it needs, with a link', async ( { page, admin, editor, pages, baseURL } ) => {
	await admin.editPost( pages.english.id );
	await editor.insertBlock( { name: 'hvac-blocks/zip-form', attributes: { target: `${ baseURL }/nowhere/` } } );

	const notice = editor.canvas.locator( '.hvac-in-editor__notices' );
	await expect( notice ).toContainText( '/nowhere/' );
	await expect( notice.getByRole( 'link' ) ).toHaveAttribute( 'href', /post-new\.php\?post_type=page$/ );

	// A site without dealers, as the server reports it.
	await page.route( /editor(\/|%2F)previews/, async ( route ) => {
		const answer = await route.fetch();
		const action = { text: 'Import dealers', href: `${ baseURL }/wp-admin/admin.php?page=hvac-blocks-dealers` };
		const notices = [ { text: 'No dealers are imported yet.', action } ];
		const { previews, ...rest } = ( await answer.json() ) as { previews: object[] };

		await route.fulfill( {
			response: answer,
			json: { ...rest, previews: previews.map( ( preview ) => ( { ...preview, notices } ) ) },
		} );
	} );
	await editor.insertBlock( { name: 'hvac-blocks/dealer-locator' } );
	await expect( editor.canvas.getByRole( 'link', { name: 'Import dealers' } ) ).toHaveAttribute(
		'href',
		/page=hvac-blocks-dealers$/
	);
} );

/** The page as a visitor sees it, in a window as wide as the editor's canvas. */
async function visit( page: Page, editor: Editor, url: string ): Promise< Page > {
	const width = await editor.canvas.locator( 'body' ).evaluate( () => document.documentElement.clientWidth );
	const context = await page
		.context()
		.browser()
		?.newContext( {
			storageState: { cookies: [], origins: [] },
			viewport: { width, height: 900 },
			extraHTTPHeaders: REQUEST,
		} );
	const visitor = await context?.newPage();

	if ( ! visitor ) {
		throw new Error( 'no browser' );
	}
	await visitor.goto( url );
	await fontsOf( visitor.locator( 'body' ) );
	return visitor;
}

/** Sets what the selected block needs. */
async function giveWhatIsNeeded( page: Page, name: string ): Promise< void > {
	for ( const [ label, value ] of Object.entries( NEEDED[ name ] ?? {} ) ) {
		await page.getByRole( 'region', { name: 'Editor settings' } ).getByLabel( label ).fill( value );
	}
}

async function expectShown( editor: Editor, id: string ): Promise< Locator > {
	const block = editor.canvas.locator( `[data-block="${ id }"]` );

	await expect( block.locator( '[class*="hvac-"]:not([class*="in-editor"])' ).first() ).toBeVisible();
	// Its texts and inner blocks are shown before its preview.
	await expect( block.locator( '> .hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
	return block;
}

/** Whether it has texts of its own, besides those of its inner blocks. */
const hasWords = ( { name }: Offer ): boolean =>
	Object.values( metadata( name ).attributes ).some( ( { role } ) => role === 'content' );

/** Adds one more of an inner block. All of its texts are typed into it: returns those that the page shows. */
async function typeIntoAnother( page: Page, editor: Editor, { name }: Offer, id: string ): Promise< string[] > {
	const added = await insertInto( page, await parentOf( page, id ), `hvac-blocks/${ name }` );

	await select( page, added );
	const block = await expectShown( editor, added );
	// Its texts arrive with the server's HTML; the editor may show something of its own before.
	await expect.poll( async () => ( await slotsOf( block, added ) ).length ).toBeGreaterThan( 0 );
	const { texts } = await typeIntoEverySlot( page, block, added );

	return SHOWN_WITH_A_FILE.includes( name ) ? [] : texts;
}

/** The inserted block, or the first of its kind within it; if there is none, one is added. */
async function idOf( page: Page, { name }: Offer, inserted: string ): Promise< string > {
	const blocks = [ await storedBlock( page, inserted ) ];

	for ( const block of blocks ) {
		if ( block.name === `hvac-blocks/${ name }` ) {
			return block.clientId;
		}
		blocks.push( ...block.innerBlocks );
	}

	// The outermost block starts empty.
	return insertInto( page, inserted, `hvac-blocks/${ name }` );
}

/** Texts of our blocks that nobody typed: visible text, and accessible names. */
const ownWords = async ( editor: Editor ): Promise< string[] > =>
	editor.canvas.locator( '.hvac-in-editor' ).evaluateAll( ( blocks ) => {
		// Text in a WordPress block is content.
		const isOfTheBlock = ( element: Element | null ) =>
			! element?.closest( '.hvac-in-editor__notices, .components-placeholder, .block-list-appender' ) &&
			element?.closest( '[data-block]' )?.matches( '.hvac-in-editor' );
		const words = blocks.flatMap( ( block ) =>
			[ block, ...block.querySelectorAll( '*' ) ].filter( isOfTheBlock ).flatMap( ( element ) => [
				...[ ...element.childNodes ].map( ( node ) => ( node instanceof Text ? node.data : '' ) ),
				// WordPress labels the block's element, the editor its fields.
				...[
					'alt',
					'placeholder',
					...( element.matches( '[data-block], [contenteditable]' ) ? [] : [ 'aria-label' ] ),
				].map( ( name ) => element.getAttribute( name ) ?? '' ),
			] )
		);

		// Settings are numbers, which are in no language.
		return words
			.map( ( word ) => word.trim() )
			.filter( ( word ) => /\p{L}/u.test( word ) && ! word.includes( 'Typed' ) );
	} );

const textOf = async ( visitor: Page ): Promise< string > => ( await visitor.locator( 'body' ).textContent() ) ?? '';

/** The block looks the same on the page as in the editor. Blocks before it may contain others of its kind. */
async function expectTwins( visitor: Page, { name, block }: Placed ): Promise< void > {
	const kind = `.wp-block-hvac-blocks-${ name }`;
	const place = await block.evaluate(
		( element, selector ) => [ ...element.ownerDocument.querySelectorAll( selector ) ].indexOf( element ),
		kind
	);
	const shown = visitor.locator( kind ).nth( Math.max( place, 0 ) );
	const twin: Record< string, Look > = ( await shown.count() ) ? await looksOf( shown ) : {};

	// The editor requests a preview after each change.
	await soft.poll( async () => differences( await looksOf( block ), twin ) ).toEqual( [] );
}

async function undoAndRedo( page: Page, id: string ): Promise< void > {
	const after = await attributesOf( page, id );

	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect.poll( () => attributesOf( page, id ) ).not.toEqual( after );
	await page.getByRole( 'button', { name: 'Redo', exact: true } ).click();
	await expect.poll( () => attributesOf( page, id ) ).toEqual( after );
}

async function expectNoComplaint( page: Page, editor: Editor ): Promise< void > {
	await expect( editor.canvas.locator( '.hvac-in-editor__skeleton' ) ).toHaveCount( 0 );
	await expect( editor.canvas.locator( '.block-editor-warning, .has-warning' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'dialog', { name: /block recovery/i } ) ).toHaveCount( 0 );
}

const rawContent = async ( requestUtils: RequestUtils, { id }: MadePage ): Promise< string > =>
	(
		await requestUtils.rest< { content: { raw: string } } >( {
			path: `/wp/v2/pages/${ id }`,
			params: { context: 'edit' },
		} )
	).content.raw;
