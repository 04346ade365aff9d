/**
 * What only a browser can see of the demo site: WCAG 2.2 AA, layout shifts, and whether a page is wider than the
 * window. Pages of a kind share their template and differ only in text, so one of each is checked, in three languages
 * and two widths; site.spec.ts reads the HTML of all.
 */
import type { Page } from '@playwright/test';
import { AxeOnce } from './lib/axe';
import { DEMO_PAGES, ONE_OF_EACH_KIND } from './lib/demo-site';
import { ofPages } from './lib/page-proofs';
import { skipIfProven } from './lib/proofs';
import { expect, movements, overflow, test } from './lib/test';

const NARROW = { width: 390, height: 900 };
const WIDE = { width: 1280, height: 900 };

test.describe.configure( { mode: 'parallel' } );

// Header and footer are the same on all pages: each worker checks them once. A page's title, language, and single
// main element are checked in its HTML.
const axe = new AxeOnce();
const PARTS = 'header.wp-block-template-part, main, footer.wp-block-template-part';

async function look( page: Page, where: string ): Promise< void > {
	expect.soft( await axe.violations( page, PARTS ), where ).toEqual( [] );
	expect.soft( await overflow( page ), `${ where }: wider than the window` ).toBeLessThanOrEqual( 0 );
}

for ( const name of ONE_OF_EACH_KIND ) {
	const title = `everybody can use a page such as ${ name }`;
	const pages = DEMO_PAGES.filter( ( one ) => one.name === name );

	test( title, async ( { page } ) => {
		const addresses = pages.map( ( { address } ) => address );

		skipIfProven( await ofPages( page, addresses, 'e2e/site-kinds.spec.ts' ), pages.length * 2 );

		for ( const { lang, address } of pages ) {
			// Layout shifts happen while a page loads: check each width in one language, and each language at the
			// narrowest width.
			await page.setViewportSize( NARROW );
			await page.goto( address );
			await look( page, `${ lang } 390` );
			expect.soft( await movements( page ), `${ lang } 390: moved by itself` ).toEqual( [] );

			await page.setViewportSize( WIDE );
			if ( lang === 'en' ) {
				await page.goto( address );
				expect.soft( await movements( page ), 'en 1280: moved by itself' ).toEqual( [] );
			}
			await look( page, `${ lang } 1280` );
		}
	} );
}
