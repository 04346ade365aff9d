/**
 * Whether the server printed everything that React rendered: every element, attribute, and text, in this order. ADR
 * 24 lists the harmless differences: other scripts and plugins add elements, attributes, and classes, wrap elements,
 * change white space, and load pictures their own way.
 */
export function matchesPrinted( drawn: Iterable< Node >, printed: Iterable< Node > ): boolean {
	const rest = [ ...printed ];

	return [ ...drawn ].every( ( node ) => {
		let other;
		while ( ( other = rest.shift() ) && ! isSame( node, other ) ) {
			// It may wrap what React rendered, as a `<picture>` does.
			rest.unshift( ...other.childNodes );
		}
		return other;
	} );
}

const textOf = ( node: Node ): string | undefined => node.nodeValue?.replace( /\s/g, '' );

export const isSame = ( drawn: Node, printed: Node ): boolean =>
	drawn.nodeName === printed.nodeName &&
	textOf( drawn ) === textOf( printed ) &&
	[ ...( ( drawn as Element ).attributes ?? [] ) ].every(
		( { name, value } ) =>
			! value ||
			// For pictures only texts and media conditions count; addresses are props, which are checked.
			/class$|^(IMG|SOURCE)(?!alt|media|type)/.test( drawn.nodeName + name ) ||
			valueOf( drawn, name ) === valueOf( printed, name )
	) &&
	matchesPrinted( drawn.childNodes, printed.childNodes );

// Browsers normalize styles.
const valueOf = ( node: Node, name: string ): string | null =>
	name === 'style' ? ( node as HTMLElement ).style.cssText : ( node as Element ).getAttribute( name );
