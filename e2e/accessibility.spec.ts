/** WCAG 2.2 AA on the main journey's pages, checked with axe: three languages, two widths. */
import type { APIRequestContext, Page } from '@playwright/test';
import { AxeOnce } from './lib/axe';
import { HOMEOWNER } from './lib/form';
import { LANGUAGES, pathOf, WORDS, type Language } from './lib/languages';
import { expect, hydrate, layoutShift, overflow, test } from './lib/test';

const WIDTHS = [ 390, 1280 ];

type Open = ( page: Page, lang: Language, request: APIRequestContext ) => Promise< unknown >;

/** The success page, as a browser without JavaScript is redirected to it. */
const thankYou: Open = async ( page, lang, request ) => {
	const form = {
		form: 'contact-dealer',
		lang,
		consent: '1',
		consentVersion: '1',
		pageUrl: `${ pathOf( lang, 'contact-dealer' ) }#${ await formId( request, lang ) }`,
		...Object.fromEntries(
			Object.entries( HOMEOWNER ).map( ( [ name, value ] ) => [ `fields[${ name }]`, value ] )
		),
	};
	const answer = await request.post( '/wp-json/hvac-blocks/v1/leads', { form, maxRedirects: 0 } );

	expect( answer.status() ).toBe( 303 );
	await page.goto( answer.headers().location ?? '' );
	await expect( page.getByRole( 'heading', { name: WORDS[ lang ].thanks } ) ).toBeVisible();
};

const formId = async ( request: APIRequestContext, lang: Language ) =>
	/<form class="hvac-form" id="([^"]+)"/.exec(
		await ( await request.get( pathOf( lang, 'contact-dealer' ) ) ).text()
	)?.[ 1 ] ?? '';

const PAGES: Record< string, Open > = {
	home: ( page, lang ) => page.goto( pathOf( lang ) ),
	'dealer locator with results': async ( page, lang ) => {
		await page.goto( `${ pathOf( lang, 'dealer-locator' ) }?zipcode=75024` );
		await hydrate( page );
		await page.getByText( WORDS[ lang ].filters, { exact: true } ).click();
	},
	'dealer locator without a place': ( page, lang ) => page.goto( pathOf( lang, 'dealer-locator' ) ),
	'dealer locator with nobody': ( page, lang ) => page.goto( `${ pathOf( lang, 'dealer-locator' ) }?zipcode=00000` ),
	'find a dealer': ( page, lang ) => page.goto( pathOf( lang, 'find-a-dealer' ) ),
	'contact form with errors': async ( page, lang ) => {
		await page.goto( pathOf( lang, 'contact-dealer' ) );
		await hydrate( page );
		await page.getByRole( 'button', { name: WORDS[ lang ].stepNext } ).click();
		await expect( page.getByRole( 'alert' ) ).toBeVisible();
		await expect( page.getByLabel( WORDS[ lang ].firstName, { exact: true } ) ).toBeFocused();
	},
	'thank you': thankYou,
	resources: async ( page, lang ) => {
		await page.goto( pathOf( lang, 'resources' ) );
		await page.locator( '.hvac-faq-item__summary' ).first().click();
	},
};

for ( const [ name, open ] of Object.entries( PAGES ) ) {
	test( `everybody can use: ${ name }`, async ( { page, request } ) => {
		const axe = new AxeOnce();

		for ( const lang of LANGUAGES ) {
			for ( const width of WIDTHS ) {
				const where = `${ lang } ${ width }`;

				await page.setViewportSize( { width, height: 900 } );
				await open( page, lang, request );

				expect( await axe.violations( page ), where ).toEqual( [] );
				expect( await layoutShift( page ), `${ where }: moved by itself` ).toBeLessThan( 0.001 );
				expect( await overflow( page ), `${ where }: wider than the window` ).toBeLessThanOrEqual( 0 );
			}
		}
	} );
}

const FAULTS: Record< string, ( form: Element ) => void > = {
	'button-name': ( form ) => form.querySelector( 'button' )?.replaceChildren(),
	'color-contrast': ( form ) => form.querySelector( 'label' )?.setAttribute( 'style', 'color: #ddd !important' ),
	'aria-valid-attr-value': ( form ) => form.querySelector( 'button' )?.setAttribute( 'aria-expanded', 'perhaps' ),
};

test( 'a fault in what axe saw without one is found', async ( { page } ) => {
	const parts = '.hvac-gallery__example';
	const axe = new AxeOnce();

	for ( const [ rule, spoil ] of Object.entries( FAULTS ) ) {
		await page.goto( '/hvac-blocks/gallery/zip-form/?lang=en' );
		expect( await axe.violations( page, parts ) ).toEqual( [] );
		await page.locator( '.hvac-zip-form' ).first().evaluate( spoil );
		expect( ( await axe.violations( page, parts ) ).map( ( [ broken ] ) => broken ) ).toContain( rule );
	}
} );
