/** The warranty's hero: its buttons open dialogs that list what to prepare and link on. */
import { violations } from '../lib/axe';
import { makePage, removePage, siteAdministrator, type MadePage } from '../lib/content';
import { expect, test } from '../lib/test';

const HERO = '<!-- wp:hvac-blocks/warranty-hero {"level":1} /-->';

const WORDS = {
	en: {
		buttons: [ 'Register your warranty', 'Look up your warranty' ],
		close: 'Close',
		next: [ 'Continue to registration (opens in a new tab)', 'Continue to lookup (opens in a new tab)' ],
	},
	fr: {
		buttons: [ 'Enregistrez votre garantie', 'Consultez votre garantie' ],
		close: 'Fermer',
		next: [ /\(s’ouvre dans un nouvel onglet\)$/, /\(s’ouvre dans un nouvel onglet\)$/ ],
	},
} as const;
const NAMES = [ 'register', 'lookup' ] as const;

const made = {} as Record< keyof typeof WORDS, MadePage >;

test.beforeAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );

	made.en = await makePage( utils, '/residential/en/', HERO );
	made.fr = await makePage( utils, '/residential/fr/', HERO );
} );

test.afterAll( async ( { baseURL } ) => {
	const utils = await siteAdministrator( baseURL ?? '' );
	await Promise.all( Object.values( made ).map( ( page ) => removePage( utils, page ) ) );
} );

for ( const lang of [ 'en', 'fr' ] as const ) {
	test( `a homeowner registers and looks up a warranty by keyboard: ${ lang }${ lang === 'fr' ? ' @release' : '' }`, async ( {
		page,
	} ) => {
		const { buttons, close, next } = WORDS[ lang ];
		const { link } = made[ lang ];

		await page.goto( `${ link }?from=mail` );
		for ( const [ at, name ] of NAMES.entries() ) {
			const open = page.getByRole( 'button', { name: buttons[ at ], exact: true } );
			const dialog = page.getByRole( 'dialog', { name: buttons[ at ] } );

			await expect( dialog ).toBeHidden();
			await open.focus();
			await page.keyboard.press( 'Enter' );
			await expect( dialog ).toBeVisible();
			// Its content is read from the start.
			await expect( dialog.locator( '.hvac-dialog__sheet' ) ).toBeFocused();
			expect( await violations( page, '.hvac-warranty-hero__dialog:popover-open' ) ).toEqual( [] );

			await page.keyboard.press( 'Tab' );
			await expect( dialog.getByRole( 'button', { name: close } ) ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			const on = dialog.getByRole( 'link', { name: next[ at ] } );
			await expect( on ).toBeFocused();
			await expect( on ).toHaveAttribute( 'href', `${ new URL( link ).pathname }${ name }/` );
			await expect( on ).toHaveAttribute( 'target', '_blank' );

			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( open ).toBeFocused();

			await page.keyboard.press( 'Space' );
			await dialog.getByRole( 'button', { name: close } ).click();
			await expect( dialog ).toBeHidden();
		}

		// The page stays open beside the next one.
		await page.getByRole( 'button', { name: buttons[ 0 ], exact: true } ).click();
		const opened = page.waitForEvent( 'popup' );
		await page.getByRole( 'link', { name: next[ 0 ] } ).first().click();
		expect( new URL( ( await opened ).url() ).pathname ).toBe( `${ new URL( link ).pathname }register/` );
	} );
}

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'what the dialogs say stands in the page, with its links and no button that opens nothing', async ( {
		page,
	} ) => {
		await page.goto( made.en.link );
		for ( const [ at, name ] of NAMES.entries() ) {
			await expect( page.getByRole( 'button', { name: WORDS.en.buttons[ at ], exact: true } ) ).toBeHidden();
			await expect( page.getByRole( 'heading', { name: WORDS.en.buttons[ at ], exact: true } ) ).toBeVisible();
			await expect( page.getByRole( 'link', { name: WORDS.en.next[ at ] } ) ).toHaveAttribute(
				'href',
				`${ new URL( made.en.link ).pathname }${ name }/`
			);
		}
	} );
} );
