/** The inserter: the categories of our blocks, words that find them, parts of the site in templates only. */
import type { Page } from '@playwright/test';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { test } from './lib/editor-test';

/** WordPress' categories. */
const CORE = [ 'Text', 'Media', 'Design', 'Widgets', 'Theme', 'Embeds' ];

const open = ( page: Page ) => page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
const list = ( page: Page ) => page.getByRole( 'region', { name: 'Block Library' } );

test( 'six categories come after those of WordPress; words of people find blocks', async ( { page, admin, make } ) => {
	const made = await make( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
	await admin.editPost( made.id );
	await open( page );
	const titles = list( page ).locator( '.block-editor-inserter__panel-title' );
	await expect( titles.filter( { hasText: 'Page parts' } ) ).toBeAttached();
	expect( ( await titles.allTextContents() ).filter( ( title ) => ! CORE.includes( title ) ) ).toEqual( [
		'Dealers and forms',
		'Products and prices',
		'Guidance',
		'Warranty and offers',
		'Media and sliders',
		'Page parts',
	] );
	await expect( list( page ).getByRole( 'option', { name: 'Dealer profile' } ) ).toHaveCount( 0 );

	for ( const [ words, title ] of [
		[ 'translate', 'Language switcher' ],
		[ 'coupon', 'Rebates center' ],
		[ 'before after', 'Repair or replace guide' ],
		[ 'tax credit', 'Tax-credit certificates' ],
	] as const ) {
		await page.getByRole( 'searchbox', { name: 'Search' } ).fill( words );
		await expect( list( page ).getByRole( 'option', { name: title } ) ).toBeVisible();
	}
} );

test( 'a template is offered the parts of the site', async ( { page, admin, requestUtils } ) => {
	const [ template ] = await requestUtils.rest< { id: string }[] >( { path: '/wp/v2/templates' } );
	await admin.visitSiteEditor( { postId: template?.id, postType: 'wp_template', canvas: 'edit' } );
	await open( page );
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'dealer profile' );
	await expect( list( page ).getByRole( 'option', { name: 'Dealer profile' } ) ).toBeVisible();
} );
