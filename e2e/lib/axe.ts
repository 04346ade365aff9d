/** Accessibility violations that axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Violation = [ rule: string, element: string | undefined ];

const WCAG_22_AA = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/** Marks the parts that axe checks. */
const MARK = 'data-axe-looks-here';

/**
 * @param page without frames of other sites: axe checks none of them
 * @param part the part of it to check
 * @return each broken rule of WCAG 2.2 AA, with the first element that breaks it
 */
export async function violations( page: Page, part = 'html' ): Promise< Violation[] > {
	const isLoaded = await page.evaluate( () => 'axe' in window );
	const found = await new AxeBuilder( { page, ...( isLoaded && { axeSource: 'void 0' } ) } )
		// Passed rules need no details.
		.options( { resultTypes: [ 'violations' ] } )
		.withTags( WCAG_22_AA )
		.include( part )
		.setLegacyMode()
		.analyze();

	return found.violations.map( ( { id, nodes } ) => [ id, nodes[ 0 ]?.html ] );
}

/**
 * Everything in each part of a page that WCAG's rules judge: elements, attributes, whether there is text, colors,
 * which text is large, hidden parts, and target sizes. The words themselves do not matter.
 */
const signatures = ( page: Page, parts: string ): Promise< string[] > =>
	page.locator( parts ).evaluateAll( async ( elements ) => {
		const words =
			/^(aria-(label|description|valuetext|roledescription|placeholder)|alt|title|label|placeholder|value|href|src|srcset|action|content|lang|datetime|style|d|data-.+)$/;
		const styles = [
			...[ 'color', 'background-color', 'background-image', 'opacity', 'font-weight', 'display' ],
			...[
				'visibility',
				'position',
				'overflow-x',
				'overflow-y',
				'text-shadow',
				'text-decoration-line',
				'filter',
			],
		];
		const targets = 'a[href],button,input,select,textarea,summary,[tabindex],[role="button"],[role="link"]';

		const sizeOf = ( { fontSize }: CSSStyleDeclaration ) => parseFloat( fontSize );
		/** As axe sees it: 18 points are large, or 14 in bold; a link may stand out from its text by its size. */
		const fontOf = ( element: Element, computed: CSSStyleDeclaration ) => {
			const fontSize = sizeOf( computed );
			const isLarge = Math.ceil( fontSize * 72 ) / 96 >= ( Number( computed.fontWeight ) < 700 ? 18 : 14 );
			const around = computed.display.startsWith( 'inline' ) && element.parentElement;

			return [
				...[ fontSize > 0, isLarge ],
				around && ( fontSize / sizeOf( getComputedStyle( around ) ) ).toFixed( 2 ),
				computed.textShadow !== 'none' && fontSize,
			].join();
		};

		const tell = ( element: Element ): string => {
			const computed = getComputedStyle( element );
			const { width, height } = element.getBoundingClientRect();
			const attributes = [ ...element.attributes ].map( ( { name, value } ) =>
				words.test( name ) ? `${ name }=${ value.trim() ? '…' : '' }` : `${ name }=${ value }`
			);
			const children = [ ...element.childNodes ].map( ( node ) => {
				if ( node instanceof Element ) {
					return tell( node );
				}
				return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? '…' : '';
			} );
			// As axe measures: 24 pixels, minus rounding.
			const size = element.matches( targets ) ? `${ width > 23.9 } ${ height > 23.9 }` : '';

			return element.localName === 'script' || element.localName === 'style'
				? ''
				: `<${ element.localName } ${ attributes.join( ' ' ) }|${ styles
						.map( ( name ) => computed.getPropertyValue( name ) )
						.join() }|${ fontOf( element, computed ) }|${ size }>${ children.join( '' ) }</>`;
		};
		const hash = async ( text: string ) =>
			[ ...new Uint8Array( await crypto.subtle.digest( 'SHA-256', new TextEncoder().encode( text ) ) ) ].join();

		return Promise.all( elements.map( ( element ) => hash( tell( element ) ) ) );
	}, null );

/** Checks each part once, although it appears in several languages and widths: axe judges them alike. */
export class AxeOnce {
	private readonly seen = new Set< string >();

	/**
	 * @param page  without frames of other sites
	 * @param parts not nested; each is judged with its surroundings
	 */
	async violations( page: Page, parts = 'html' ): Promise< Violation[] > {
		const found = await signatures( page, parts );
		const fresh = found.flatMap( ( signature, at ) => ( this.seen.has( signature ) ? [] : [ at ] ) );

		if ( ! fresh.length ) {
			return [];
		}

		const mark = ( isOn: boolean ) =>
			page
				.locator( parts )
				.evaluateAll(
					( elements, [ name, places, on ] ) =>
						places.forEach( ( at ) => elements[ at ]?.toggleAttribute( name, on ) ),
					[ MARK, fresh, isOn ] as const
				);

		await mark( true );
		const broken = await violations( page, `[${ MARK }]` );
		await mark( false );

		// Violations are reported wherever they appear.
		if ( ! broken.length ) {
			found.forEach( ( signature ) => this.seen.add( signature ) );
		}

		return broken;
	}
}
