/** A page excluded from search results: in its head, in sitemaps, and in the links between languages. */
import { expect, test } from '../lib/test';

const WORDS = '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->';
const rule = ( value: string ) => `<!-- wp:hvac-blocks/robots-meta {"value":"${ value }"} /-->`;

test( 'noindex stands in the head; the page is in no sitemap and in no link of another language', async ( {
	page,
	make,
	request,
} ) => {
	const slug = `robots-${ Date.now().toString( 36 ) }`;
	const english = await make( WORDS + rule( 'noin' ), '/residential/en/', slug );
	const french = await make( WORDS, '/residential/fr/', slug );
	const spanish = await make( WORDS + rule( 'nofo' ), '/residential/es/', slug );
	const robots = page.locator( 'meta[name="robots"]' );
	const alternates = () =>
		page
			.locator( 'link[rel="alternate"][hreflang]' )
			.evaluateAll( ( links ) => ( links as HTMLLinkElement[] ).map( ( { hreflang } ) => hreflang ).sort() );

	await page.goto( english.link );
	await expect( robots ).toHaveAttribute( 'content', /\bnoindex\b/ );
	await expect( robots ).not.toHaveAttribute( 'content', /nofollow/ );
	expect( await alternates() ).toEqual( [] );
	await expect( page.locator( 'body' ) ).not.toContainText( 'noindex' );

	await page.goto( spanish.link );
	await expect( robots ).toHaveAttribute( 'content', /\bnofollow\b/ );
	await expect( robots ).not.toHaveAttribute( 'content', /noindex/ );

	await page.goto( french.link );
	expect( await alternates() ).toEqual( [ 'es', 'fr' ] );

	const sitemap = await ( await request.get( '/wp-sitemap-posts-page-1.xml' ) ).text();
	expect( sitemap ).toContain( french.link );
	expect( sitemap ).toContain( spanish.link );
	expect( sitemap ).not.toContain( english.link );
} );

test( 'both rules at once', async ( { page, make } ) => {
	await page.goto( ( await make( rule( 'noinfo' ) + WORDS ) ).link );

	await expect( page.locator( 'meta[name="robots"]' ) ).toHaveAttribute( 'content', /noindex, nofollow/ );
} );
