/** An A/B test: everyone gets the same page, and the testing tool's decision counts for two seconds. */
import type { Page } from '@playwright/test';
import { violations } from '../lib/axe';
import { drawn } from '../lib/frames';
import { expect, layoutShift, test } from '../lib/test';

const PAGE = [
	'<!-- wp:hvac-blocks/ab-placement {"vwo_placement":"home","vwo_asset_name":"Long words"} -->',
	'<!-- wp:hvac-blocks/ab-control --><!-- wp:paragraph --><p>Find <a href="#dealer">a dealer</a>.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/ab-control -->',
	'<!-- wp:hvac-blocks/ab-variant --><!-- wp:heading --><h2 class="wp-block-heading">Comfort from room to room</h2><!-- /wp:heading -->',
	'<!-- wp:paragraph --><p>Book <a href="#visit">a visit</a> today.</p><!-- /wp:paragraph --><!-- /wp:hvac-blocks/ab-variant -->',
	'<!-- /wp:hvac-blocks/ab-placement -->',
	'<!-- wp:paragraph --><p>Below it, <a href="#below">a link</a>.</p><!-- /wp:paragraph -->',
].join( '' );

const placement = ( page: Page ) => page.locator( '.hvac-ab-placement' );
const control = ( page: Page ) => page.getByText( 'Find a dealer.' );
const variant = ( page: Page ) => page.getByText( 'Comfort from room to room' );

/** A testing tool that is loaded in the head and finds the placement as soon as it exists. */
const applyAtOnce = ( page: Page ) =>
	page.addInitScript( () => {
		new MutationObserver( ( _, observer ) => {
			const element = document.querySelector< HTMLElement >( '[data-vwo-placement="home"]' );

			if ( element ) {
				observer.disconnect();
				element.dataset.vwoApplied = 'Long words';
			}
		} ).observe( document, { childList: true, subtree: true } );
	} );

/** Everything that the keyboard reaches, by its text. */
async function reached( page: Page ): Promise< string[] > {
	const all: string[] = [];

	await page.locator( 'body' ).evaluate( ( body ) => ( body.ownerDocument.activeElement as HTMLElement ).blur() );
	for ( let at = 0; at < 60; at++ ) {
		await page.keyboard.press( 'Tab' );
		all.push( await page.evaluate( () => document.querySelector( ':focus' )?.textContent ?? '' ) );
		if ( all.at( -1 ) === 'a link' ) {
			break;
		}
	}
	return all;
}

const isFound = ( page: Page, text: string ): Promise< boolean > =>
	page.evaluate( ( words ) => ( window as never as { find: ( text: string ) => boolean } ).find( words ), text );

test( 'the control is seen at once, and stays where nothing is applied within two seconds', async ( {
	page,
	make,
} ) => {
	const made = await make( PAGE );

	await page.goto( made.link );
	await expect( control( page ) ).toBeVisible();
	await expect( variant( page ) ).toBeHidden();
	await expect( placement( page ) ).toHaveAttribute( 'data-vwo-shown', 'control' );

	await test.step( 'the variant is out of reach', async () => {
		const links = await reached( page );
		expect( links ).toContain( 'a dealer' );
		expect( links ).not.toContain( 'a visit' );
		expect( await isFound( page, 'Comfort from room' ) ).toBe( false );
		await expect( page.getByRole( 'heading', { name: 'Comfort from room to room' } ) ).toHaveCount( 0 );
	} );

	await test.step( 'what comes late changes nothing', async () => {
		await placement( page ).evaluate( ( element ) => element.setAttribute( 'data-vwo-applied', 'Long words' ) );
		await drawn( page );
		await expect( control( page ) ).toBeVisible();
		await expect( variant( page ) ).toBeHidden();
	} );

	expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	expect( await violations( page, '.hvac-ab-placement' ) ).toEqual( [] );
} );

test( 'the variant takes its place where it is applied in time; the page is the same for all', async ( {
	page,
	make,
	request,
} ) => {
	const made = await make( PAGE );

	await applyAtOnce( page );
	await page.goto( made.link );
	await expect( variant( page ) ).toBeVisible();
	await expect( control( page ) ).toBeHidden();
	await expect( placement( page ) ).toHaveAttribute( 'data-vwo-shown', 'variant' );
	expect( await layoutShift( page ) ).toBeLessThan( 0.001 );
	expect( await violations( page, '.hvac-ab-placement' ) ).toEqual( [] );

	const links = await reached( page );
	expect( links ).toContain( 'a visit' );
	expect( links ).not.toContain( 'a dealer' );

	const answer = await request.get( made.link );
	expect( await answer.text() ).toMatch( /<div class="hvac-ab-variant[^>]* inert="inert"/ );
	expect( answer.headers().vary ?? '' ).not.toContain( 'Cookie' );
} );

test( 'the testing tool may say it by an event, or be VWO', async ( { page, make } ) => {
	const made = await make( PAGE );

	await test.step( 'an event before the island is there', async () => {
		await page.addInitScript( () =>
			document.addEventListener( 'DOMContentLoaded', () =>
				window.dispatchEvent(
					new CustomEvent( 'hvac-blocks:ab', { detail: { placement: 'home', asset: 'Long words' } } )
				)
			)
		);
		await page.goto( made.link );
		await expect( variant( page ) ).toBeVisible();
	} );

	await test.step( 'the queue of VWO', async () => {
		const other = await page.context().newPage();
		await other.addInitScript( () => {
			Object.assign( window, {
				_vwo_exp: { 8: { name: 'home', comb_n: { 1: 'Control', 2: 'Long words' } } },
				VWO: { push: ( [ , tell ]: [ string, ( data: unknown ) => void ] ) => tell( [ 'vA', '8', '2' ] ) },
			} );
		} );
		await other.goto( made.link );
		await expect( variant( other ) ).toBeVisible();
		await other.close();
	} );
} );

test( 'without consent there is no test', async ( { page, make } ) => {
	const made = await make( PAGE );

	await page.addInitScript( () => Object.assign( window, { wp_has_consent: () => false } ) );
	await applyAtOnce( page );
	await page.goto( made.link );
	await expect( placement( page ) ).toHaveAttribute( 'data-vwo-shown', 'control' );
	await expect( control( page ) ).toBeVisible();
	await expect( variant( page ) ).toBeHidden();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the control is the page, and no room is kept', async ( { page, make } ) => {
		const made = await make( PAGE );

		await page.goto( made.link );
		await expect( control( page ) ).toBeVisible();
		await expect( variant( page ) ).toBeHidden();
		const box = await placement( page ).boundingBox();
		expect( box?.height ).toBe( ( await page.locator( '.hvac-ab-control' ).boundingBox() )?.height );
	} );
} );
