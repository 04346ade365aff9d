/** The accent, chosen in Settings as an administrator does: the editor and pages have it, unless the theme has its own. */
import { expect } from '@playwright/test';
import { test } from './lib/editor-test';

const SCREEN = '/wp-admin/admin.php?page=hvac-blocks-settings#accent';
const RED = 'rgb(160, 16, 16)';
const GREEN = 'rgb(0, 170, 0)';
const BLUE = 'rgb(11, 92, 171)';

test( 'an accent chosen in Settings colors buttons on pages and in the editor, and goes again', async ( {
	page,
	admin,
	make,
} ) => {
	const { id, link } = await make( '<!-- wp:hvac-blocks/zip-form {"heading":"Find a dealer"} /-->' );
	const field = page.getByLabel( 'Accent color', { exact: true } );
	const save = async ( color: string ) => {
		await page.goto( SCREEN );
		await field.fill( color );
		await page.getByRole( 'button', { name: 'Save settings' } ).click();
		await expect( page.locator( '.components-notice__content', { hasText: 'Settings saved.' } ) ).toBeVisible();
	};
	const background = async () => {
		await page.goto( link );

		return page.locator( 'main .hvac-zip-form .hvac-button' ).evaluate( ( button ) => {
			// Whatever notation the style sheet uses.
			const canvas = document.createElement( 'canvas' ).getContext( '2d' ) as CanvasRenderingContext2D;
			canvas.fillStyle = getComputedStyle( button ).backgroundColor;
			canvas.fillRect( 0, 0, 1, 1 );

			return `rgb(${ [ ...canvas.getImageData( 0, 0, 1, 1 ).data ].slice( 0, 3 ).join( ', ' ) })`;
		} );
	};

	try {
		await save( '#a01010' );
		await expect( page.getByText( /^White text on it is readable/ ) ).toBeVisible();
		expect( await background() ).toBe( RED );

		await admin.editPost( id );
		await expect(
			page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( '.hvac-zip-form .hvac-button' )
		).toHaveCSS( 'background-color', /^(rgb\(160, 16, 16\)|color\(srgb 0\.627451 0\.0627451 0\.0627451\))$/ );

		// The demo site has the plugin's style, which has taken the color; other sites have it from the setting.
		await page.setExtraHTTPHeaders( { 'X-Test-Style': 'theme' } );
		expect( await background() ).toBe( RED );
		await page.setExtraHTTPHeaders( { 'X-Test-Style': 'theme', 'X-Test-Accent': '#00aa00' } );
		expect( await background() ).toBe( GREEN );
	} finally {
		await page.setExtraHTTPHeaders( {} );
		await save( '' );
	}

	expect( await background() ).toBe( BLUE );
} );
