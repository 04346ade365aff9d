/** WCAG 2.2 AA on the main journey's pages, checked with axe: three languages, two widths. */
import type { APIRequestContext, Page } from '@playwright/test';
import { AxeOnce } from './lib/axe';
import { HOMEOWNER } from './lib/form';
import { LANGUAGES, pathOf, WORDS, type Language } from './lib/languages';
import { ofPages } from './lib/page-proofs';
import { skipIfProven } from './lib/proofs';
import { expect, hydrate, layoutShift, overflow, test } from './lib/test';

const WIDTHS = [ 390, 1280 ];

type Open = ( page: Page, lang: Language ) => Promise< unknown >;

/** The success page, as a browser without JavaScript is redirected to it. */
const thankYou = async ( page: Page, lang: Language, request: APIRequestContext ): Promise< void > => {
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

/** Addresses, and what is done there. */
const PAGES: Record< string, [ path: ( lang: Language ) => string, open?: Open ] > = {
	home: [ ( lang ) => pathOf( lang ) ],
	'dealer locator with results': [
		( lang ) => `${ pathOf( lang, 'dealer-locator' ) }?zipcode=75024`,
		async ( page, lang ) => {
			await hydrate( page );
			await page.getByText( WORDS[ lang ].filters, { exact: true } ).click();
		},
	],
	'dealer locator without a place': [ ( lang ) => pathOf( lang, 'dealer-locator' ) ],
	'dealer locator with nobody': [ ( lang ) => `${ pathOf( lang, 'dealer-locator' ) }?zipcode=00000` ],
	'find a dealer': [ ( lang ) => pathOf( lang, 'find-a-dealer' ) ],
	'contact form with errors': [
		( lang ) => pathOf( lang, 'contact-dealer' ),
		async ( page, lang ) => {
			await hydrate( page );
			await page.getByRole( 'button', { name: WORDS[ lang ].stepNext } ).click();
			await expect( page.getByRole( 'alert' ) ).toBeVisible();
			await expect( page.getByLabel( WORDS[ lang ].firstName, { exact: true } ) ).toBeFocused();
		},
	],
	resources: [
		( lang ) => pathOf( lang, 'resources' ),
		( page ) => page.locator( '.hvac-faq-item__summary' ).first().click(),
	],
};

async function check( page: Page, open: ( lang: Language ) => Promise< unknown > ): Promise< void > {
	const axe = new AxeOnce();

	for ( const lang of LANGUAGES ) {
		for ( const width of WIDTHS ) {
			const where = `${ lang } ${ width }`;

			await page.setViewportSize( { width, height: 900 } );
			await open( lang );

			expect( await axe.violations( page ), where ).toEqual( [] );
			expect( await layoutShift( page ), `${ where }: moved by itself` ).toBeLessThan( 0.001 );
			expect( await overflow( page ), `${ where }: wider than the window` ).toBeLessThanOrEqual( 0 );
		}
	}
}

for ( const [ name, [ path, act ] ] of Object.entries( PAGES ) ) {
	test( `everybody can use: ${ name }`, async ( { page } ) => {
		const addresses = LANGUAGES.map( ( lang ) => path( lang ) );

		skipIfProven( await ofPages( page, addresses, 'e2e/accessibility.spec.ts' ), LANGUAGES.length * WIDTHS.length );
		await check( page, async ( lang ) => {
			await page.goto( path( lang ) );
			await act?.( page, lang );
		} );
	} );
}

test( 'everybody can use: thank you', ( { page, request } ) =>
	check( page, ( lang ) => thankYou( page, lang, request ) ) );
