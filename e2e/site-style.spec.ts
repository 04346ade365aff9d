/**
 * WordPress' own blocks and the plugin's look alike with the plugin's style variation, in every block theme that this
 * WordPress brings; with any other style, the plugin's follow the theme. HVAC_SCREENSHOTS=1 takes a picture of each.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, pagesOf, test } from './lib/test';

const THEMES_FOLDER = path.resolve( '.cache/wordpress/wp-content/themes' );
const BLOCK_THEMES = readdirSync( THEMES_FOLDER ).filter( ( name ) =>
	existsSync( path.join( THEMES_FOLDER, name, 'theme.json' ) )
);
const DARK = { theme: 'twentytwentyfive', style: 'Evening' };

const pages = pagesOf( {
	sample: `<!-- wp:heading -->
<h2 class="wp-block-heading">A heading of WordPress</h2>
<!-- /wp:heading -->
<!-- wp:paragraph {"className":"core-text"} -->
<p class="core-text">Text of WordPress.</p>
<!-- /wp:paragraph -->
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#core">A button</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- wp:hvac-blocks/zip-form {"heading":"A heading of ours"} /-->
<!-- wp:hvac-blocks/faq -->
<!-- wp:hvac-blocks/faq-item {"question":"A question?","answer":"Text of ours."} /-->
<!-- /wp:hvac-blocks/faq -->`,
} );

interface Look {
	family: string;
	weight: string;
	radius: string;
	background: string;
	color: string;
	size: string;
}

const lookOf = ( page: Page, selector: string ): Promise< Look > =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element ) => {
			const style = getComputedStyle( element );

			return {
				family: style.fontFamily,
				weight: style.fontWeight,
				radius: style.borderStartStartRadius,
				background: style.backgroundColor,
				color: style.color,
				size: style.fontSize,
			};
		} );

async function looks( page: Page, name: string ) {
	await page.goto( pages.sample.link );

	if ( process.env.HVAC_SCREENSHOTS ) {
		await page.screenshot( { path: `artifacts/site-style/${ name }.png`, fullPage: true } );
	}

	return {
		heading: await lookOf( page, 'main h2.wp-block-heading' ),
		ourHeading: await lookOf( page, '.hvac-zip-form__heading' ),
		text: await lookOf( page, '.core-text' ),
		ourText: await lookOf( page, '.hvac-zip-form .hvac-field__label' ),
		button: await lookOf( page, '.wp-block-button__link[href="#core"]' ),
		ourButton: await lookOf( page, '.hvac-zip-form .hvac-button' ),
	};
}

for ( const theme of BLOCK_THEMES ) {
	test.describe( theme, () => {
		test.describe( 'with the style of the plugin', () => {
			test.use( { theme, style: 'plugin' } );

			test( `headings, text and buttons are by one hand in ${ theme }`, async ( { page } ) => {
				const { heading, ourHeading, text, ourText, button, ourButton } = await looks(
					page,
					`${ theme }-plugin`
				);

				expect( pick( ourHeading, 'family', 'weight', 'color' ) ).toEqual(
					pick( heading, 'family', 'weight', 'color' )
				);
				expect( pick( ourText, 'family', 'color' ) ).toEqual( pick( text, 'family', 'color' ) );
				expect( pick( ourButton, 'family', 'weight', 'radius', 'background', 'color', 'size' ) ).toEqual(
					pick( button, 'family', 'weight', 'radius', 'background', 'color', 'size' )
				);
			} );
		} );

		test.describe( 'with its own style', () => {
			test.use( { theme, style: 'theme' } );

			test( `our blocks follow ${ theme }`, async ( { page } ) => {
				const { found, wanted } = follow( await looks( page, `${ theme }-theme` ) );

				expect( found ).toEqual( wanted );
			} );
		} );
	} );
}

test.describe( 'a dark style', () => {
	test.use( DARK );

	test( 'our blocks follow a dark style', async ( { page } ) => {
		const all = await looks( page, 'dark' );
		const { found, wanted } = follow( all );

		expect( found ).toEqual( wanted );
		// Light text.
		expect( luminance( all.ourText.color ) ).toBeGreaterThan( 0.5 );
	} );
} );

test.describe( 'a classic theme', () => {
	test.use( { theme: 'classic' } );

	test( 'our blocks follow a classic theme', async ( { page } ) => {
		const { found, wanted } = follow( await looks( page, 'classic' ) );

		expect( found ).toEqual( wanted );
	} );
} );

for ( const theme of [ 'twentytwentyfive', 'classic' ] ) {
	test.describe( `buttons of ${ theme }`, () => {
		test.use( { theme, style: 'theme', settings: { button_style: 'theme' } } );

		test( `our buttons are those of ${ theme } where the site wants it`, async ( { page } ) => {
			const { button, ourButton } = await looks( page, `${ theme }-buttons` );

			expect( pick( ourButton, 'family', 'radius', 'background', 'color' ) ).toEqual(
				pick( button, 'family', 'radius', 'background', 'color' )
			);
		} );
	} );
}

/** What our blocks take from any theme, and the theme's own. */
function follow( { heading, ourHeading, text, ourText, ourButton }: Awaited< ReturnType< typeof looks > > ) {
	return {
		found: [
			pick( ourHeading, 'family', 'color' ),
			pick( ourText, 'family', 'color' ),
			pick( ourButton, 'family' ),
		],
		wanted: [ pick( heading, 'family', 'color' ), pick( text, 'family', 'color' ), pick( text, 'family' ) ],
	};
}

function pick< Key extends keyof Look >( look: Look, ...keys: Key[] ): Pick< Look, Key > {
	return Object.fromEntries( keys.map( ( key ) => [ key, look[ key ] ] ) ) as Pick< Look, Key >;
}

/** Of an `rgb()` color, from 0 for black to 1 for white. */
function luminance( color: string ): number {
	const [ red, green, blue ] = ( color.match( /[\d.]+/g ) ?? [] ).map( Number );

	return ( 0.2126 * ( red ?? 0 ) + 0.7152 * ( green ?? 0 ) + 0.0722 * ( blue ?? 0 ) ) / 255;
}

test( 'words in the accent have the hue of the accent for dark pages on a dark page', async ( {
	page,
	extraHTTPHeaders,
} ) => {
	const accents = { light: '#a3195b', dark: '#ffb020' };
	const hues = async ( style: string, accent: string ) => {
		await page.setExtraHTTPHeaders( {
			...extraHTTPHeaders,
			'X-Test-Style': style,
			'X-Test-Settings': JSON.stringify( { accent: accents.light, accent_dark: accents.dark } ),
		} );
		await page.goto( pages.sample.link );

		return page.locator( 'main .hvac-zip-form' ).evaluate(
			( block, colors ) =>
				colors.map( ( color ) => {
					const words = block.appendChild( document.createElement( 'i' ) );

					words.style.color = color;
					return Number( getComputedStyle( words ).color.match( /[\d.]+(?=\)$)/ )?.[ 0 ] );
				} ),
			[ 'var(--hvac-accent-text)', `oklch(from ${ accent } l c h)` ]
		);
	};

	for ( const [ style, accent ] of [
		[ 'theme', accents.light ],
		[ DARK.style, accents.dark ],
	] as const ) {
		const [ words, expected ] = await hues( style, accent );

		expect( words, style ).toBeCloseTo( expected ?? NaN, 0 );
	}
} );
