type Attributes = Record< string, string | boolean | undefined >;

/** Creates an element with attributes and children; strings become text nodes. */
export function element< Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	attributes: Attributes = {},
	...children: Array< Node | string >
): HTMLElementTagNameMap[ Name ] {
	const made = document.createElement( name );

	for ( const [ key, value ] of Object.entries( attributes ) ) {
		if ( value !== undefined && value !== false ) {
			made.setAttribute( key, value === true ? '' : value );
		}
	}

	made.append( ...children );
	return made;
}

/**
 * Creates a decorative icon.
 *
 * @param markup from `contracts/icons.json`
 */
export function icon( markup: string ): SVGSVGElement {
	const svg = document.createElementNS( 'http://www.w3.org/2000/svg', 'svg' );

	for ( const [ key, value ] of Object.entries( {
		class: 'hvac-map__icon',
		viewBox: '0 0 24 24',
		'aria-hidden': 'true',
		focusable: 'false',
	} ) ) {
		svg.setAttribute( key, value );
	}

	svg.innerHTML = markup;
	return svg;
}
