/** A part that axe has checked is checked again if anything changes that a rule judges. */
import { expect, test, type Page } from '@playwright/test';
import { AxeOnce, type Violation } from './lib/axe';

const GREY = 'color:#949494;background:#fff';
const LINK = 'color:#333;text-decoration:none';

const CASES: Record< string, [ good: string, bad: string, rule: string ] > = {
	'large text gets smaller': [
		`<p style="font-size:24px;${ GREY }">Furnaces</p>`,
		`<p style="font-size:23px;${ GREY }">Furnaces</p>`,
		'color-contrast',
	],
	'bold text gets lighter': [
		`<p style="font-size:20px;font-weight:700;${ GREY }">Furnaces</p>`,
		`<p style="font-size:20px;font-weight:400;${ GREY }">Furnaces</p>`,
		'color-contrast',
	],
	'a color changes': [
		'<p style="color:#333;background:#fff">Furnaces</p>',
		`<p style="${ GREY }">Furnaces</p>`,
		'color-contrast',
	],
	'a link no longer differs from its text': [
		`<p style="font-size:16px">All about <a href="#here" style="font-size:18px;${ LINK }">furnaces</a> and air</p>`,
		`<p style="font-size:18px">All about <a href="#here" style="font-size:18px;${ LINK }">furnaces</a> and air</p>`,
		'link-in-text-block',
	],
	'a name goes': [
		'<button aria-label="Close"><svg></svg></button>',
		'<button aria-label=""><svg></svg></button>',
		'button-name',
	],
	'an attribute gets a wrong value': [
		'<button aria-expanded="false">Open</button>',
		'<button aria-expanded="perhaps">Open</button>',
		'aria-valid-attr-value',
	],
};

test.beforeEach( async ( { page } ) => {
	await page.goto( '/robots.txt' );
} );

async function check( page: Page, axe: AxeOnce, content: string ): Promise< Violation[] > {
	await page.setContent( `<html lang="en"><title>Page</title><main>${ content }</main></html>` );
	return axe.violations( page, 'main' );
}

for ( const [ change, [ good, bad, rule ] ] of Object.entries( CASES ) ) {
	test( `axe looks again: ${ change }`, async ( { page } ) => {
		const axe = new AxeOnce();

		expect( await check( page, axe, good ) ).toEqual( [] );
		expect( ( await check( page, axe, bad ) ).map( ( [ id ] ) => id ) ).toEqual( [ rule ] );
	} );
}

test( 'axe does not look again at other words in another size', async ( { page } ) => {
	const axe = new AxeOnce();

	await check( page, axe, '<p data-words="Open" style="font-size:16px">Furnaces</p>' );
	await page.evaluate( () => Reflect.deleteProperty( window, 'axe' ) );
	await check( page, axe, '<p data-words="Abierto" style="font-size:17px">Calefactores</p>' );
	expect( await page.evaluate( () => 'axe' in window ) ).toBe( false );
} );
