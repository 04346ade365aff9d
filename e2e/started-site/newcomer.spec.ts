/**
 * What a newcomer does with the site that `npm start` has just created, in a browser without cookies. The tests are
 * one visit, in this order: a lead waits for delivery while the others run.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { FIRST_STEP, HOMEOWNER, SECOND_STEP, consentBox, fillIn, referenceOn } from '../lib/form';
import { WORDS } from '../lib/languages';
import { hydrate, watch } from '../lib/test';

const run = promisify( execFile );
const words = WORDS.en;

interface Kind {
	name: string;
	parent?: string;
}

/** The copy of the repository in which the site was started. */
const FOLDER = process.env.HVAC_STARTED_SITE ?? '';

const script = async ( ...args: string[] ): Promise< string > =>
	( await run( process.execPath, args, { cwd: FOLDER } ) ).stdout;

/** Like `curl`: sends no cookie, and returns redirects. */
const ask = ( baseURL: string | undefined, address: string ) =>
	fetch( `${ baseURL }${ address }`, { redirect: 'manual' } );

let reference = '';

/** What a block shows before it comes near: its height alone. */
const NOT_DRAWN = ':scope > [style^="min-block-size"]:only-child';

test( 'a visitor searches for dealers, and writes to one', async ( { page, context, baseURL } ) => {
	const watched = await watch( page, baseURL ?? '' );

	await page.goto( '/residential/' );
	await page.getByLabel( words.zip ).fill( '75024' );
	await page.getByRole( 'button', { name: words.find } ).click();
	await expect( page.getByText( words.near ) ).toBeVisible();
	await hydrate( page );

	await test.step( 'the next search is the browser’s, and ends', async () => {
		await page.getByLabel( words.zip ).fill( '10001' );
		const found = page.getByText( 'Showing dealers near New York, New York' ).filter( { visible: true } );

		// A browser gives up on a busy site: the visitor then tries again.
		await expect( async () => {
			await page.getByRole( 'button', { name: words.find } ).click();
			await expect( found.or( page.getByText( words.failed ) ).first() ).toBeVisible( { timeout: 60_000 } );
			await expect( found.first() ).toBeVisible( { timeout: 1_000 } );
		} ).toPass();
		await expect( page.getByRole( 'article' ).first() ).toBeVisible();
	} );

	await page.getByRole( 'article' ).first().getByRole( 'link', { name: words.book } ).click();
	await expect( page.locator( '.hvac-form-panel__recipient' ) ).toBeVisible();
	await hydrate( page );
	await fillIn( page, words, FIRST_STEP );
	await page.getByRole( 'button', { name: words.stepNext } ).click();
	await fillIn( page, words, { ...SECOND_STEP, zip: '10001', state: 'NY', city: 'New York' } );
	await consentBox( page ).check();
	// As above; a request that arrived after all is not stored twice.
	await expect( async () => {
		const thanks = page.getByRole( 'heading', { name: words.thanks } );

		await page.getByRole( 'button', { name: words.send } ).click();
		await expect(
			thanks.or( page.getByText( words.notStored ) ).filter( { visible: true } ).first()
		).toBeVisible();
		await expect( thanks ).toBeVisible( { timeout: 1_000 } );
	} ).toPass();
	reference = await referenceOn( page, words );

	await test.step( 'they stay a visitor', () => expectVisitor( page, context ) );

	expect( watched.complaints ).toEqual( [] );
} );

async function expectVisitor( page: Page, context: BrowserContext ): Promise< void > {
	await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	expect( ( await context.cookies() ).map( ( { name } ) => name ) ).toEqual( [] );
}

test( 'pages and routes answer without cookies', async ( { baseURL } ) => {
	const home = await ask( baseURL, '/residential/' );
	const search = await ask( baseURL, '/wp-json/hvac-blocks/v1/dealers?q=75024' );

	expect( [ home.status, search.status ] ).toEqual( [ 200, 200 ] );
	expect( [ ...home.headers.getSetCookie(), ...search.headers.getSetCookie() ] ).toEqual( [] );
	expect( ( await search.json() ).total ).toBeGreaterThan( 0 );
	// Playground logs in by redirecting, which must end.
	expect( ( await ask( baseURL, '/wp-cron.php?doing_wp_cron' ) ).status ).toBe( 200 );
} );

test( 'an unknown address is not found', async ( { page, context, baseURL } ) => {
	for ( const address of [ '/nowhere/', '/residential/nowhere/at-all/' ] ) {
		const shown = await page.goto( address );

		expect( shown?.status(), address ).toBe( 404 );
		expect( new URL( page.url() ).pathname ).toBe( address );
		expect( ( await ask( baseURL, address ) ).status, address ).toBe( 404 );
	}
	await expectVisitor( page, context );
} );

test( 'the administration lets in, and the editor takes one block of each kind', async ( { page } ) => {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );

	const blocks: Kind[] = readdirSync( path.join( FOLDER, 'plugin/blocks' ) )
		.filter( ( name ) => ! name.startsWith( '_' ) )
		.map( ( name ) =>
			JSON.parse( readFileSync( path.join( FOLDER, 'plugin/blocks', name, 'block.json' ), 'utf8' ) )
		)
		.map( ( { name, parent, ancestor } ) => ( { name, parent: ( parent ?? ancestor )?.[ 0 ] } ) );

	await page.waitForFunction( () => window.wp?.data?.select( 'core/editor' )?.getCurrentPostId() );
	const count = await page.evaluate( insertAll, blocks );

	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );

	const inserted = canvas.locator( '.is-root-container > .wp-block' );

	await expect( inserted ).toHaveCount( count );
	// A block is drawn when it comes near; others above it move it meanwhile.
	for ( const block of await inserted.all() ) {
		await expect( async () => {
			await block.evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
			await expect( block.locator( NOT_DRAWN ) ).toHaveCount( 0, { timeout: 2_000 } );
		} ).toPass();
	}
	for ( const { name } of blocks ) {
		const block = canvas.locator( `[data-type="${ name }"]` ).first();

		await expect( block, name ).toBeAttached();
		await expect( block.locator( '.hvac-in-editor__skeleton' ), name ).toHaveCount( 0 );
		await expect( block.locator( '.components-notice.is-error' ), name ).toHaveCount( 0 );
		// A new item has places to type into, but no text yet.
		await expect( block.locator( ':scope > *' ), name ).not.toHaveCount( 0 );
	}
	await expect(
		canvas.getByText( /invalid content|can’t be previewed|contains errors|encountered an error/ )
	).toHaveCount( 0 );
} );

/**
 * Runs in the page: closes the editor's welcome guide, and inserts every kind of block, each in its required parent.
 *
 * @return how many blocks the page has
 */
async function insertAll( kinds: Kind[] ): Promise< number > {
	const { blocks, data } = window.wp;
	const preferences = data.dispatch( 'core/preferences' );

	preferences.set( 'core/edit-post', 'welcomeGuide', false );
	preferences.set( 'core', 'enableChoosePatternModal', false );
	await data
		.dispatch( 'core/block-editor' )
		.insertBlocks(
			kinds.map( ( { name, parent } ) =>
				parent ? blocks.createBlock( parent, {}, [ blocks.createBlock( name ) ] ) : blocks.createBlock( name )
			)
		);
	return data.select( 'core/block-editor' ).getBlockCount();
}

test( 'the request is delivered, and its mail can be read', async ( { page } ) => {
	expect( reference, 'the visitor’s request' ).not.toBe( '' );
	await expect( async () => {
		await page.goto( '/wp-admin/admin.php?page=hvac-blocks-leads' );
		await expect( page.getByRole( 'row', { name: reference } ) ).toContainText( 'Delivered', { timeout: 15_000 } );
	} ).toPass();

	await page.goto( '/wp-admin/tools.php?page=mail' );
	await page.getByRole( 'link', { name: reference } ).click();
	await expect( page.locator( 'pre' ) ).toContainText( reference );
	await expect( page.locator( 'pre' ) ).toContainText( HOMEOWNER.lastName );
	await expect( page.frameLocator( 'iframe' ).getByText( HOMEOWNER.lastName ).first() ).toBeVisible();
} );

test( 'the rest of the demo is made behind the site', async ( { baseURL } ) => {
	// It must terminate, or this test does not.
	const told = await script( 'bin/start.mjs', '--wait' );

	expect( told ).toContain( `${ baseURL }/residential/` );
	expect( told ).not.toContain( 'is being made' );
	for ( const address of [ '/residential/fr/resources/', '/residential/es/campaigns/mg/repair-or-replace/' ] ) {
		expect( ( await ask( baseURL, address ) ).status, address ).toBe( 200 );
	}
} );

test( 'a second start keeps the site, and a stop ends it', async ( { page, baseURL } ) => {
	await script( 'bin/start.mjs' );
	await page.goto( '/wp-admin/admin.php?page=hvac-blocks-leads' );
	await expect( page.getByRole( 'row', { name: reference } ) ).toBeVisible();

	await script( 'bin/stop.mjs' );
	await expect( ask( baseURL, '/' ) ).rejects.toThrow();
} );
