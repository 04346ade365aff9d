/** What each screenshot in the directory shows, in the order of the captions in `plugin/readme.txt`. */

const LOCATOR = '/residential/en/dealer-locator/';

/** WordPress' own elements that hide the plugin's. */
const QUIET = '#wpfooter, #wpadminbar .avatar, .update-nag, .notice:not([class*="hvac"]) { display: none !important; }';

const settle = async ( page ) => {
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( () => document.fonts.ready );
};

/** Scrolls an element's upper edge to just below the window's. */
const scrollTo = ( page, selector, room = 24 ) =>
	page
		.locator( selector )
		.first()
		.evaluate(
			( element, above ) => window.scrollTo( 0, element.getBoundingClientRect().top + window.scrollY - above ),
			room
		);

async function open( page, address ) {
	await page.goto( address );
	await settle( page );
}

async function admin( page, name ) {
	await open( page, `/wp-admin/admin.php?page=hvac-blocks-${ name }` );
	await page.addStyleTag( { content: QUIET } );
	await page.locator( '#hvac-blocks-screen > *' ).first().waitFor();
	await settle( page );
}

/** @type {{name: string, isAdmin?: boolean, show: (page: import('@playwright/test').Page) => Promise<void>}[]} */
export const SCREENSHOTS = [
	{
		name: 'the locator with its map',
		async show( page ) {
			await open( page, `${ LOCATOR }?zipcode=75024` );
			const locator = page.locator( '.hvac-dealer-locator' );
			await locator.hover();
			await page.locator( '.hvac-dealer-locator[data-hvac-ready]' ).waitFor();
			await locator.getByRole( 'radio', { name: 'Map', exact: true } ).check();
			await page.locator( '.leaflet-marker-icon' ).first().waitFor();
			await settle( page );
			await scrollTo( page, '.hvac-dealer-locator' );
		},
	},
	{
		name: 'products of the catalog',
		async show( page ) {
			await open( page, '/residential/en/products/heat-pumps/' );
			await scrollTo( page, '.hvac-product-grid' );
			await settle( page );
		},
	},
	{
		name: 'a comparison of products',
		async show( page ) {
			await open( page, '/residential/en/compare/' );
			await scrollTo( page, '.hvac-product-comparison' );
		},
	},
	{
		name: 'the wizard',
		async show( page ) {
			await open( page, '/residential/en/resources/system-recommendation-tool/' );
			await page.locator( '.hvac-wizard' ).first().hover();
			await page.locator( '[data-hvac="recommendation-wizard"][data-hvac-ready]' ).waitFor();
			await page.getByRole( 'button', { name: 'Larger' } ).click();
			await page.locator( '.hvac-wizard__next' ).click();
			await page.locator( '.hvac-wizard__label' ).getByText( 'AC Condenser', { exact: true } ).click();
			await scrollTo( page, '.hvac-recommendation-wizard' );
		},
	},
	{
		name: 'repair or replace',
		async show( page ) {
			await open( page, '/residential/en/campaigns/mg/repair-or-replace/' );
			await page.locator( '.hvac-calculator' ).hover();
			await page.locator( '[data-hvac="repair-or-replace-calculator"][data-hvac-ready]' ).waitFor();
			for ( const name of [ 'age', 'estimate' ] ) {
				await page.locator( `.hvac-calculator select[name="${ name }"]` ).selectOption( { index: 4 } );
			}
			await page.locator( '.hvac-calculator__submit' ).click();
			await page.locator( '.hvac-calculator__answer' ).waitFor();
			await scrollTo( page, '.hvac-repair-or-replace-calculator' );
		},
	},
	{
		name: 'the editor',
		isAdmin: true,
		async show( page ) {
			const found = await page.request.get( '/wp-json/wp/v2/pages?slug=pricing&per_page=10' );
			const { id } = ( await found.json() ).find( ( { link } ) => link.includes( '/residential/en/' ) );
			await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			await page.waitForFunction( () => window.wp?.data?.select( 'core/block-editor' )?.getBlockCount() > 0 );
			const card = await page.evaluate( () => {
				const { dispatch, select } = window.wp.data;
				dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
				const { getClientIdsWithDescendants, getBlockName } = select( 'core/block-editor' );
				return getClientIdsWithDescendants().find(
					( one ) => getBlockName( one ) === 'hvac-blocks/price-card'
				);
			} );
			const block = page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( `#block-${ card }` );
			await block.locator( 'img' ).first().waitFor();
			await page.evaluate( ( client ) => {
				window.wp.data.dispatch( 'core/block-editor' ).selectBlock( client );
				window.wp.data.dispatch( 'core/edit-post' ).openGeneralSidebar( 'edit-post/block' );
			}, card );
			await page.getByRole( 'tab', { name: 'Styles', exact: true } ).click();
			await page.addStyleTag( { content: QUIET } );
			await settle( page );
			await block.evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
		},
	},
	{ name: 'leads', isAdmin: true, show: ( page ) => admin( page, 'leads' ) },
	{ name: 'the setup checklist', isAdmin: true, show: ( page ) => admin( page, 'setup' ) },
];
