/**
 * Whether the server printed all that React drew: every element, attribute and text, in this order. What is harmless may differ, and is
 * listed in ADR 24: other scripts and plugins add elements, attributes and classes, wrap elements, change white space, and load pictures
 * their own way.
 */
export function matchesPrinted( drawn: Iterable< Node >, printed: Iterable< Node > ): boolean {
	const rest = [ ...printed ];

	return [ ...drawn ].every( ( node ) => {
		let other;
		while ( ( other = rest.shift() ) && ! isSame( node, other ) ) {
			// It may be around what React drew, as a `<picture>` is.
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
			// Of a picture, its texts and when it is chosen count; its address is one of the props, which are checked.
			/class$|^(IMG|SOURCE)(?!alt|media|type)/.test( drawn.nodeName + name ) ||
			valueOf( drawn, name ) === valueOf( printed, name )
	) &&
	matchesPrinted( drawn.childNodes, printed.childNodes );

// A style is told in the browser's own spelling.
const valueOf = ( node: Node, name: string ): string | null =>
	name === 'style' ? ( node as HTMLElement ).style.cssText : ( node as Element ).getAttribute( name );
