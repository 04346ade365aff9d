/** A homeowner's decision: two choices, three seconds, an answer that can be shared; also without a script. */
import type { Page } from '@playwright/test';
import { AxeOnce, violations } from '../lib/axe';
import { LANGUAGES } from '../lib/languages';
import { expect, overflow, test } from '../lib/test';

const CALCULATOR = '<!-- wp:hvac-blocks/repair-or-replace-calculator /-->';
const SLOW = '<!-- wp:hvac-blocks/repair-or-replace-calculator {"loadingTime":10} /-->';

const age = ( page: Page ) => page.getByLabel( 'Age of the system' );
const estimate = ( page: Page ) => page.getByLabel( 'Repair estimate' );
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Get results' } );

async function choose( page: Page, years: string, dollars: string ) {
	await age( page ).selectOption( years );
	await estimate( page ).selectOption( dollars );
}

test( 'the answer takes the button’s place, and any change brings the button back', async ( { page, make } ) => {
	await page.goto( ( await make( CALCULATOR ) ).link );
	await expect( age( page ).getByRole( 'option' ) ).toHaveCount( 22 );
	await expect( estimate( page ).getByRole( 'option' ) ).toHaveCount( 21 );

	await choose( page, '2 years', '$2,000' );
	await button( page ).click();
	await expect( page.getByText( '2 years × $2,000 = $4,000' ) ).toBeVisible();
	await expect( page.getByText( 'Repair', { exact: true } ) ).toBeVisible();
	await expect( button( page ) ).toBeHidden();
	await expect( page.locator( '.hvac-calculator__answer' ) ).toBeFocused();
	await expect( page ).toHaveURL( /\?age=2&estimate=2000$/ );

	await age( page ).selectOption( '20 years' );
	await expect( button( page ) ).toBeVisible();
	await expect( page.getByText( '2 years × $2,000 = $4,000' ) ).toBeHidden();
	await expect( page ).not.toHaveURL( /age=/ );

	await button( page ).click();
	await expect( page.getByText( '20 years × $2,000 = $40,000' ) ).toBeVisible();
	await expect( page.getByText( 'Replace', { exact: true } ) ).toBeVisible();
} );

test( 'it calculates for three seconds, and a change meanwhile calls it off', async ( { page, make } ) => {
	const { link } = await make( CALCULATOR );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( link );
	await age( page ).focus();
	await choose( page, '10 years', '$500' );
	await expect( page.locator( '.hvac-repair-or-replace-calculator[data-hvac-ready]' ) ).toBeVisible();
	await page.clock.install();
	await page.clock.pauseAt( Date.now() + 60_000 );

	await button( page ).click();
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Calculating…' } ) ).toBeVisible();
	await expect( button( page ) ).toBeHidden();
	await expect( page.locator( '.hvac-calculator__form' ) ).toHaveAttribute( 'aria-busy', 'true' );
	await page.clock.fastForward( 2900 );
	await expect( page.getByText( '= $5,000' ) ).toBeHidden();

	await estimate( page ).selectOption( '$400' );
	await expect( button( page ) ).toBeVisible();
	await page.clock.fastForward( 5000 );
	await expect( page.getByText( '= $4,000' ) ).toBeHidden();

	await estimate( page ).selectOption( '$500' );
	await button( page ).click();
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Calculating…' } ) ).toBeVisible();
	await page.clock.fastForward( 3000 );
	await expect( page.getByText( '10 years × $500 = $5,000' ) ).toBeVisible();
	await expect( page.getByText( 'Replace', { exact: true } ) ).toBeVisible();
	await expect( page.getByText( 'close to $5,000' ) ).toBeVisible();
} );

test( 'by keyboard, and nothing chosen is no dead end', async ( { page, make } ) => {
	await page.goto( ( await make( CALCULATOR ) ).link );

	await button( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( age( page ) ).toBeFocused();
	await page.keyboard.type( '12' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( '$7' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( '12 years × $700 = $8,400' ) ).toBeVisible();
	expect( await violations( page ) ).toEqual( [] );

	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: 'Find a dealer' } ).last() ).toBeFocused();
} );

test( 'every state is accessible, large and small, in each language', async ( { page, make } ) => {
	const axe = new AxeOnce();
	const expectAccessible = async () => {
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 844 } );
			expect( await axe.violations( page, '.hvac-repair-or-replace-calculator' ) ).toEqual( [] );
			expect( await overflow( page ) ).toBe( 0 );
		}
	};
	const fields = page.locator( '.hvac-repair-or-replace-calculator select' );
	const submit = page.locator( '.hvac-repair-or-replace-calculator [type=submit]' );
	const answer = page.locator( '.hvac-calculator__answer' );

	for ( const lang of LANGUAGES ) {
		await page.goto(
			( await make( CALCULATOR, lang === 'en' ? '/residential/en/' : `/residential/${ lang }/` ) ).link
		);
		await fields.first().focus();
		await expect( page.locator( '.hvac-repair-or-replace-calculator[data-hvac-ready]' ) ).toBeVisible();
		await expectAccessible();

		for ( const [ years, product ] of [
			[ '3', /1.?500/ ],
			[ '10', /5.?000/ ],
		] as const ) {
			await fields.first().selectOption( years );
			await fields.last().selectOption( '500' );
			await submit.click();
			await expect( answer ).toContainText( product );
			await expectAccessible();
		}
	}

	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( ( await make( SLOW ) ).link );
	await choose( page, '10 years', '$500' );
	await button( page ).click();
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Calculating…' } ) ).toBeVisible();
	await expectAccessible();
} );

test( 'tells other scripts of the answer', async ( { page, make } ) => {
	await page.goto( ( await make( CALCULATOR ) ).link );
	await page.evaluate( () => {
		( window as unknown as { dataLayer: unknown[] } ).dataLayer = [];
	} );
	await choose( page, '7 years', '$300' );
	await button( page ).click();
	await expect( page.getByText( '= $2,100' ) ).toBeVisible();

	expect( await page.evaluate( () => ( window as unknown as { dataLayer: unknown[] } ).dataLayer ) ).toEqual( [
		{ event: 'calculator_result', result: 'repair', age: '7', estimate: '300', product: 2100 },
	] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the server answers, at an address to send to a spouse, and asks again', async ( { page, make } ) => {
		await page.goto( ( await make( CALCULATOR ) ).link );
		await choose( page, '12 years', '$500' );
		await button( page ).click();

		await expect( page ).toHaveURL( /\?age=12&estimate=500#/ );
		await expect( page.getByText( '12 years × $500 = $6,000' ) ).toBeVisible();
		await expect( page.getByText( 'Replace', { exact: true } ) ).toBeVisible();

		await age( page ).selectOption( '3 years' );
		await button( page ).click();
		await expect( page.getByText( '3 years × $500 = $1,500' ) ).toBeVisible();
	} );

	test( 'an address that names nothing to choose shows the choices', async ( { page, make } ) => {
		const { link } = await make( CALCULATOR );
		const answer = await page.goto( `${ link }?age=99&estimate=%3Cscript%3Ealert(1)%3C/script%3E` );

		expect( answer?.status() ).toBe( 200 );
		await expect( button( page ) ).toBeVisible();
		await expect( page.getByText( 'alert(1)' ) ).toHaveCount( 0 );
	} );
} );
