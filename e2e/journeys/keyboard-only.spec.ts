/** The main journey using only the keyboard: every focus stop is visible, none is lost. */
import type { Page } from '@playwright/test';
import { HOMEOWNER, consentBox, referenceOn } from '../lib/form';
import { pathOf, WORDS } from '../lib/languages';
import { expect, test } from '../lib/test';

const words = WORDS.en;

/**
 * The focused element, and whether a person can see it: inside the window, uncovered, and marked in a contrasting
 * color.
 */
const focus = ( page: Page ) =>
	page.evaluate( () => {
		// eslint-disable-next-line @wordpress/no-global-active-element -- runs in the page, which has one document.
		const element = document.activeElement as HTMLElement;
		const box = element.getBoundingClientRect();
		const [ x, y ] = [ box.x + box.width / 2, box.y + box.height / 2 ];
		const top = document.elementFromPoint( x, y );
		const marked = [
			element,
			element.nextElementSibling,
			element.parentElement,
			element.closest( 'fieldset' ),
		].filter( ( each ) => each !== null );
		const marks = marked.map( ( each ) => getComputedStyle( each ) );

		const canvas = document.createElement( 'canvas' ).getContext( '2d', { willReadFrequently: true } );

		/** Relative luminance of the last of these colors, each painted over the previous ones. */
		function luminance( colors: string[] ): number {
			for ( const color of [ '#fff', ...colors ] ) {
				Object.assign( canvas ?? {}, { fillStyle: color } );
				canvas?.fillRect( 0, 0, 1, 1 );
			}
			const [ red = 0, green = 0, blue = 0 ] = [ ...( canvas?.getImageData( 0, 0, 1, 1 ).data ?? [] ) ].map(
				( value ) => ( value <= 10 ? value / 3294.6 : ( ( value / 255 + 0.055 ) / 1.055 ) ** 2.4 )
			);

			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		}

		/** The colors behind an element, farthest first. */
		function colorsBehind( { parentElement }: Element ): string[] {
			return parentElement
				? [ ...colorsBehind( parentElement ), getComputedStyle( parentElement ).backgroundColor ]
				: [];
		}

		const contrasts = marked.flatMap( ( each, index ) => {
			const style = marks[ index ];
			const behind = colorsBehind( each );
			// A group's border is visible without the focus, too.
			const border = each.matches( 'fieldset' ) || style?.borderTopWidth === '0px' ? '' : style?.borderTopColor;

			return [
				style?.outlineStyle === 'none' ? '' : style?.outlineColor,
				style?.boxShadow.match( /^[a-z]+\([^)]*\)/ )?.[ 0 ],
				border,
			]
				.filter( Boolean )
				.map( ( color ) => [ luminance( behind ), luminance( [ ...behind, color ?? '' ] ) ].sort() )
				.map( ( [ dark = 0, light = 0 ] ) => ( light + 0.05 ) / ( dark + 0.05 ) );
		} );

		return {
			html: element.outerHTML.slice( 0, 120 ),
			isContrasting: Math.max( ...contrasts ) >= 3,
			isLost: element === document.body,
			isInWindow: box.width > 0 && y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth,
			isUncovered: top !== null && ( element.contains( top ) || top.contains( element ) ),
			isMarked:
				element.matches( ':focus-visible' ) &&
				marks.some( ( style ) => style.outlineStyle !== 'none' || style.boxShadow !== 'none' ),
		};
	} );

async function expectSeen( page: Page ) {
	const seen = await focus( page );

	expect( seen ).toEqual( {
		html: seen.html,
		isLost: false,
		isInWindow: true,
		isUncovered: true,
		isMarked: true,
		isContrasting: true,
	} );
}

/** Presses a key until an element has the focus; each stop on the way is visible. */
async function go( page: Page, key: string, target: ReturnType< Page[ 'locator' ] > ) {
	for ( let stops = 0; stops < 40; stops++ ) {
		await page.keyboard.press( key );
		await expectSeen( page );
		if ( await target.evaluate( ( element ) => element === element.ownerDocument.activeElement ) ) {
			return;
		}
	}
	throw new Error( `${ target } cannot be reached with ${ key }` );
}

test( 'with the keyboard alone a homeowner finds and contacts a dealer', async ( { page } ) => {
	const { keyboard } = page;
	const count = page.locator( '.hvac-dealer-locator__count' );

	await test.step( 'ZIP form', async () => {
		await page.goto( pathOf( 'en' ) );
		await go( page, 'Tab', page.getByLabel( words.zip ) );
		await keyboard.press( 'Enter' );
		await expect( page.getByText( words.zipRequired ) ).toBeVisible();
		await expect( page.getByLabel( words.zip ) ).toBeFocused();
		await keyboard.type( '75024' );
		await keyboard.press( 'Enter' );
		await expect( count ).toHaveText( words.showing( 1, 6, 23 ) );
	} );

	await test.step( 'filters: Space ticks, Escape closes and gives the focus back', async () => {
		const toggle = page.locator( '.hvac-dealer-filters__toggle' );

		await go( page, 'Tab', toggle );
		await expect( page.locator( '[data-hvac="dealer-locator"]' ) ).toHaveAttribute( 'data-hvac-ready' );
		await keyboard.press( 'Enter' );
		await go( page, 'Tab', page.getByLabel( words.nate ) );
		await keyboard.press( 'Space' );
		await go( page, 'Tab', page.getByLabel( words.financing ) );
		await keyboard.press( 'Space' );
		await expect( count ).toHaveText( words.showing( 1, 6, 9 ) );
		await expect( page.getByLabel( words.financing ) ).toBeFocused();
		await keyboard.press( 'Escape' );
		await expect( page.getByLabel( words.financing ) ).toBeHidden();
		await expect( toggle ).toBeFocused();
		await expectSeen( page );

		// Continuing also closes it.
		await keyboard.press( 'Enter' );
		await expect( page.getByLabel( words.nate ) ).toBeVisible();
		await keyboard.press( 'Shift+Tab' );
		await expect( page.getByLabel( words.nate ) ).toBeHidden();
		await expectSeen( page );
	} );

	await test.step( "a dealer's number", async () => {
		const card = page.getByRole( 'article' ).first();

		await go( page, 'Tab', card.getByRole( 'link', { name: /^Call Now/ } ) );
		await keyboard.press( 'Enter' );
		await expect( card.getByRole( 'link', { name: /^[\d-]+$/ } ) ).toBeFocused();
		await expectSeen( page );
	} );

	await test.step( 'the next page', async () => {
		await go( page, 'Tab', page.getByRole( 'link', { name: words.page } ) );
		await keyboard.press( 'Enter' );
		await expect( count ).toHaveText( words.showing( 7, 9, 9 ) );
		await expect( count ).toBeFocused();
	} );

	const card = page.getByRole( 'article' ).first();
	const dealer = await card.getByRole( 'heading' ).innerText();

	await test.step( 'the form: the first wrong field has the focus, and errors lead to their fields', async () => {
		await go( page, 'Tab', card.getByRole( 'link', { name: words.book } ) );
		await keyboard.press( 'Enter' );
		await expect( page.getByText( words.recipient( dealer ) ) ).toBeVisible();

		await go( page, 'Tab', page.getByLabel( words.firstName, { exact: true } ) );
		await keyboard.press( 'Enter' );
		await expect( page.getByRole( 'alert' ) ).toBeVisible();
		await expect( page.getByLabel( words.firstName, { exact: true } ) ).toBeFocused();
		await expectSeen( page );
		await go( page, 'Shift+Tab', page.getByRole( 'link', { name: words.errors.lastName } ) );
		await keyboard.press( 'Enter' );
		await expect( page.getByLabel( words.lastName, { exact: true } ) ).toBeFocused();
		await expectSeen( page );
		await go( page, 'Shift+Tab', page.getByLabel( words.firstName, { exact: true } ) );
	} );

	await test.step( 'both steps, and back between them', async () => {
		const { firstName, lastName, email, phone, addressLine1, city, zip } = HOMEOWNER;

		for ( const value of [ firstName, lastName, email, phone ] ) {
			await keyboard.type( value );
			await keyboard.press( 'Tab' );
			await expectSeen( page );
		}
		await keyboard.press( 'Enter' );
		await expect( page.getByRole( 'heading', { name: 'Step 2 of 2' } ) ).toBeFocused();

		await go( page, 'Tab', page.getByRole( 'button', { name: words.back } ) );
		await keyboard.press( 'Space' );
		await expect( page.getByRole( 'heading', { name: 'Step 1 of 2' } ) ).toBeFocused();
		await go( page, 'Tab', page.getByRole( 'button', { name: words.stepNext } ) );
		await keyboard.press( 'Space' );
		await expect( page.getByRole( 'heading', { name: 'Step 2 of 2' } ) ).toBeFocused();

		await go( page, 'Tab', page.getByLabel( words.addressLine1, { exact: true } ) );
		await keyboard.type( addressLine1 );
		await go( page, 'Tab', page.getByLabel( words.city, { exact: true } ) );
		await keyboard.type( city );
		await go( page, 'Tab', page.getByLabel( words.state, { exact: true } ) );
		await keyboard.type( 'Texas' );
		await go( page, 'Tab', page.getByLabel( words.postcode, { exact: true } ) );
		await keyboard.type( zip );
		await go( page, 'Tab', consentBox( page ) );
		await keyboard.press( 'Space' );
		await go( page, 'Tab', page.getByRole( 'button', { name: words.send } ) );
		await keyboard.press( 'Enter' );
	} );

	await referenceOn( page, words );
	await expect( page.getByRole( 'heading', { name: words.thanks } ) ).toBeFocused();
} );
