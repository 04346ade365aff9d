/**
 * Whether the server printed all that React drew: every element, attribute and text, in this order. Other scripts, such as a
 * password manager's, may have added to what the server printed.
 */
export function isPrinted( drawn: Iterable< Node >, printed: Iterable< Node > ): boolean {
	const rest = [ ...printed ];

	return [ ...drawn ].every( ( node ) => {
		let other;
		while ( ( other = rest.shift() ) && ! isSame( node, other ) ) {}
		return other;
	} );
}

const isSame = ( drawn: Node, printed: Node ): boolean =>
	drawn.nodeName === printed.nodeName &&
	drawn.nodeValue === printed.nodeValue &&
	[ ...( ( drawn as Element ).attributes ?? [] ) ].every(
		( { name } ) => valueOf( drawn, name ) === valueOf( printed, name )
	) &&
	isPrinted( drawn.childNodes, printed.childNodes );

// A style is told in the browser's own spelling.
const valueOf = ( node: Node, name: string ): string | null =>
	name === 'style' ? ( node as HTMLElement ).style.cssText : ( node as Element ).getAttribute( name );
