/** The campaign banner as a dialog: its button needs no script, and it opens by itself once per session. */
import { violations } from '../lib/axe';
import { makePage, removePage, siteAdministrator, type MadePage } from '../lib/content';
import { expect, test } from '../lib/test';

const GALLERY = '/hvac-blocks/gallery/campaign-banner/';
const NAME = /Save up to \$650/;

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'its button opens the offer, and it closes by its button and by Escape', async ( { page } ) => {
		await page.goto( `${ GALLERY }dialog/` );
		const open = page.getByRole( 'button', { name: 'Current offers' } );
		const dialog = page.getByRole( 'dialog', { name: NAME } );

		await expect( dialog ).toBeHidden();
		await open.focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByRole( 'link', { name: 'See the offers' } ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( open ).toBeFocused();

		await open.click();
		await dialog.getByRole( 'button', { name: 'Close' } ).click();
		await expect( dialog ).toBeHidden();
	} );
} );

test( 'it opens by itself on the first page of a session, and by its button on the next', async ( { page } ) => {
	await page.goto( `${ GALLERY }opens/` );
	const dialog = page.getByRole( 'dialog', { name: NAME } );

	await expect( dialog ).toBeVisible();
	expect( await violations( page, '.hvac-campaign-banner__panel:popover-open' ) ).toEqual( [] );

	await page.reload();
	await expect( page.locator( '.hvac-campaign-banner[data-hvac-ready]' ) ).toBeVisible();
	await expect( dialog ).toBeHidden();
	await page.getByRole( 'button', { name: 'Current offers' } ).click();
	await expect( dialog ).toBeVisible();
} );

test( 'a press that comes before the script leaves it open', async ( { page } ) => {
	let letGo = () => {};
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );

	await page.route( '**/build/modules/island/campaign-banner.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( `${ GALLERY }opens/` );
	const open = page.getByRole( 'button', { name: 'Current offers' } );

	await open.click();
	await expect( open ).toHaveAttribute( 'aria-busy', 'true' );
	letGo();
	await expect( page.locator( '.hvac-campaign-banner[data-hvac-ready]' ) ).toBeVisible();
	await expect( open ).not.toHaveAttribute( 'aria-busy' );
	await expect( page.getByRole( 'dialog', { name: NAME } ) ).toBeVisible();
} );

const campaign = ( attributes: object ) => `<!-- wp:hvac-blocks/campaign-banner ${ JSON.stringify( attributes ) } /-->`;
const SCREEN =
	'<!-- wp:spacer {"height":"2000px"} --><div style="height:2000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
const PAGES = {
	busy:
		'<!-- wp:hvac-blocks/need-help-banner {"modal":true} /--><!-- wp:hvac-blocks/zip-form /-->' +
		SCREEN +
		campaign( { modal: true, openOnce: true } ),
	dated: [
		campaign( { text: 'The offer of the past', validUntil: '2020-12-31' } ),
		campaign( {
			text: 'The offer that is over',
			validUntil: '2020-12-31',
			expired: 'text',
			expiredText: 'Ask a dealer about new offers.',
		} ),
		campaign( { text: 'The offer of today', validFrom: '2020-01-01', validUntil: '2126-12-31' } ),
		campaign( { text: 'The offer to come', validFrom: '2126-12-31', modal: true, openOnce: true } ),
	].join( '' ),
};

test.describe( 'on pages of its own', () => {
	const made = {} as Record< keyof typeof PAGES, MadePage >;

	test.beforeAll( async ( { baseURL } ) => {
		const utils = await siteAdministrator( baseURL ?? '' );

		made.busy = await makePage( utils, '/residential/en/', PAGES.busy );
		made.dated = await makePage( utils, '/residential/en/', PAGES.dated );
	} );

	test.afterAll( async ( { baseURL } ) => {
		const utils = await siteAdministrator( baseURL ?? '' );
		await Promise.all( Object.values( made ).map( ( page ) => removePage( utils, page ) ) );
	} );

	test( 'it opens over no other dialog and interrupts nobody who types; the next page opens it', async ( {
		page,
	} ) => {
		const island = page.locator( '.hvac-campaign-banner' );
		const dialog = page.getByRole( 'dialog', { name: NAME } );
		const comeToIt = async () => {
			await island.evaluate( ( it ) => it.scrollIntoView( { block: 'center' } ) );
			await expect( island ).toHaveAttribute( 'data-hvac-ready' );
		};

		await page.goto( made.busy.link );
		const help = page.getByRole( 'dialog', { name: 'Need help now?' } );
		await page.getByRole( 'button', { name: 'Need help now?' } ).click();
		await expect( help ).toBeVisible();
		await comeToIt();
		await expect( help ).toBeVisible();
		await expect( dialog ).toBeHidden();

		await page.goto( made.busy.link );
		await page.getByLabel( 'ZIP Code' ).fill( '750' );
		await comeToIt();
		await expect( dialog ).toBeHidden();

		await page.goto( made.busy.link );
		await comeToIt();
		await expect( dialog ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
	} );

	test( 'it is there from its first day through its last', async ( { page } ) => {
		await page.goto( made.dated.link );
		await expect( page.getByRole( 'heading', { name: 'The offer of today' } ) ).toBeVisible();
		await expect( page.locator( '.hvac-claim' ).filter( { hasText: '2126' } ) ).toContainText(
			'December 31, 2126'
		);
		await expect( page.getByText( 'Ask a dealer about new offers.' ) ).toBeVisible();
		for ( const words of [ 'The offer of the past', 'The offer that is over', 'The offer to come' ] ) {
			await expect( page.getByText( words ) ).toHaveCount( 0 );
		}
	} );
} );
