/** How a block looks, part by part: in the editor and on the page. */
import type { Locator } from '@playwright/test';

export interface Look {
	text: string;
	children: number;
	width: number;
	/** Whether it is in a slide: the editor shows all slides in a grid. */
	isInSlide: boolean;
	/** Tag, settings stored as attributes, and styles. */
	rest: Record< string, string >;
}

const STYLES = [
	'display',
	'color',
	'background-color',
	'font-family',
	'font-size',
	'font-weight',
	'line-height',
	'padding',
	'border-radius',
	'border-top-width',
	'border-top-color',
	'text-align',
];

const LONGEST = 30_000;

/** Waits for the fonts that a document uses to load and be drawn; one that does not load is named. */
export const fontsOf = ( body: Locator ): Promise< void > =>
	body.evaluate( async ( { ownerDocument }, longest ) => {
		const after = ( time: number ) => new Promise< null >( ( done ) => setTimeout( done, time, null ) );

		if ( ! ( await Promise.race( [ ownerDocument.fonts.ready, after( longest ) ] ) ) ) {
			const late = [ ...ownerDocument.fonts ].filter( ( { status } ) => status === 'loading' );

			throw new Error( `Not loaded: ${ late.map( ( { family, weight } ) => `${ family } ${ weight }` ) }` );
		}
		// A busy browser draws no frame for minutes.
		await Promise.race( [ new Promise( requestAnimationFrame ), after( 500 ) ] );
	}, LONGEST );

/** The first part with each of the plugin's classes, in each kind of surroundings, of a block. */
export const looksOf = ( block: Locator ): Promise< Record< string, Look > > =>
	block.evaluate( ( root, styles ) => {
		const found: Record< string, Look > = {};
		const classOf = ( element: Element | null | undefined ) =>
			[ ...( element?.classList ?? [] ) ].find( ( each ) => /^hvac-(?!in-editor)/.test( each ) );

		for ( const element of root.querySelectorAll( '[class*="hvac-"]' ) ) {
			const own = classOf( element );
			// An icon's look depends on its container.
			const name = `${ classOf( element.parentElement?.closest( '[class*="hvac-"]' ) ) ?? '' } ${ own }`;

			if ( own && ! found[ name ] ) {
				const computed = getComputedStyle( element );
				const data = [ ...element.attributes ].filter( ( { name: each } ) =>
					/^(data-(layout|view|urgent|desktop|tablet|mobile|items)|placeholder)$/.test( each )
				);

				found[ name ] = {
					text: element.textContent ?? '',
					children: element.childElementCount,
					width: Math.round( element.getBoundingClientRect().width ),
					isInSlide: element.closest( '.hvac-slider__slide, .hvac-slider__edited' ) !== null,
					rest: {
						tag: element.localName,
						...Object.fromEntries( data.map( ( each ) => [ each.name, each.value ] ) ),
						...Object.fromEntries( styles.map( ( each ) => [ each, computed.getPropertyValue( each ) ] ) ),
					},
				};
			}
		}

		return found;
	}, STYLES );

/** Buttons and links are inert in the editor: other elements replace them. */
const isHeading = ( tag: string | undefined ): boolean => /^h\d$/.test( tag ?? '' );

/**
 * Differences between two looks, limited to parts that both render: the editor shows all steps of a form, and sample
 * dealers. Widths are compared if the content is the same.
 */
export function differences( one: Record< string, Look >, other: Record< string, Look > ): string[] {
	return Object.entries( one ).flatMap( ( [ name, look ] ) => {
		const twin = other[ name ];

		if ( ! twin?.width || ! look.width ) {
			return [];
		}

		const rest = Object.entries( look.rest )
			.filter( ( [ key, value ] ) => twin.rest[ key ] !== value )
			.filter( ( [ key, value ] ) => key !== 'tag' || isHeading( value ) || isHeading( twin.rest.tag ) )
			.map( ( [ key, value ] ) => `${ name } ${ key }: ${ value } / ${ twin.rest[ key ] }` );

		const isSame = look.text === twin.text && look.children === twin.children && ! look.isInSlide;

		return isSame && look.width !== twin.width
			? [ ...rest, `${ name } width: ${ look.width } / ${ twin.width }` ]
			: rest;
	} );
}
