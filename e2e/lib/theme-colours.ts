/**
 * Simulates a theme that colors headings and links in its content, and finds texts that become illegible on a block's
 * own background.
 */
import type { Page } from '@playwright/test';

export const THEMES = {
	light: `
		h1, h2, h3, h4, h5, h6, .entry-content :where(h1, h2, h3, h4, h5, h6) { color: #1a202c; }
		.entry-content h1, .entry-content h2, .entry-content h3 { color: #1a202c; }
		a, .entry-content a { color: #046bd2; }`,
	// Without a palette, like classic themes: the blocks' own surfaces stay light.
	dark: `
		:root { --wp--preset--color--base: initial; --wp--preset--color--contrast: initial; }
		body { background: #10141b; color: #f2f4f7; }
		h1, h2, h3, h4, h5, h6, .entry-content h1, .entry-content h2, .entry-content h3 { color: #fff; }
		a, .entry-content a { color: #8ab4f8; }`,
};

/** @return a line for each text with less contrast on its block's background than WCAG requires */
export async function illegible( page: Page, css: string ): Promise< string[] > {
	const theme = await page.addStyleTag( { content: css } );
	const lines = await page.evaluate( () => {
		const context = document.createElement( 'canvas' ).getContext( '2d', { willReadFrequently: true } );
		const read = ( color: string ): number[] => {
			context?.clearRect( 0, 0, 1, 1 );
			if ( context ) {
				context.fillStyle = color;
			}
			context?.fillRect( 0, 0, 1, 1 );

			return [ ...( context?.getImageData( 0, 0, 1, 1 ).data ?? [] ) ];
		};
		const luminance = ( rgb: number[] ) => {
			const [ r = 0, g = 0, b = 0 ] = rgb.map( ( part ) =>
				part / 255 <= 0.04045 ? part / 255 / 12.92 : ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4
			);

			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const ground = ( element: Element ): number[] | undefined => {
			for ( let at: Element | null = element; at; at = at.parentElement ) {
				const color = read( getComputedStyle( at ).backgroundColor );

				if ( ( color[ 3 ] ?? 0 ) > 200 ) {
					return color;
				}
				if ( at.classList.contains( 'hvac-block' ) ) {
					return undefined;
				}
			}

			return undefined;
		};
		const found = new Set< string >();

		for ( const example of document.querySelectorAll( '.hvac-gallery__example' ) ) {
			example.classList.add( 'entry-content' );
		}
		for ( const element of document.querySelectorAll(
			'.hvac-block :not(script, style, option, svg *, .hvac-visually-hidden, :disabled, [aria-disabled] *)'
		) ) {
			const says = [ ...element.childNodes ].some( ( node ) => node instanceof Text && '' !== node.data.trim() );
			const behind = says && element.checkVisibility() ? ground( element ) : undefined;

			if ( ! behind ) {
				continue;
			}
			const style = getComputedStyle( element );
			const [ light = 0, dark = 0 ] = [ luminance( read( style.color ) ), luminance( behind ) ].sort(
				( a, b ) => b - a
			);
			const size = parseFloat( style.fontSize );
			const large = size >= 24 || ( size >= 18.66 && parseInt( style.fontWeight, 10 ) >= 700 );

			if ( ( light + 0.05 ) / ( dark + 0.05 ) < ( large ? 3 : 4.5 ) ) {
				found.add(
					`${ element.tagName.toLowerCase() }.${ element.className } (${ style.color } on ${ behind.slice( 0, 3 ).join( ' ' ) })`
				);
			}
		}

		return [ ...found ];
	} );

	await theme.evaluate( ( style ) => ( style as Element ).remove() );

	return lines;
}
