/** A place in an element: child indices from it, and an offset in the last. */
interface Place {
	path: number[];
	offset: number;
}

/** An attribute that WordPress gives each editable text: its identifier. */
const FIELD = 'data-wp-block-attribute-key';

/** What a block that shows nothing yet is set up with. */
const CONTROL = `[${ FIELD }], input, textarea, select, button`;

const placeOf = ( field: Element, node: Node, offset: number ): Place => {
	const path: number[] = [];

	for ( let at = node; at !== field && at.parentNode; at = at.parentNode ) {
		path.unshift( [ ...at.parentNode.childNodes ].indexOf( at as ChildNode ) );
	}
	return { path, offset };
};

/** The node and offset of a place; the end of an element that has no such place. */
function find( field: Element, { path, offset }: Place ): [ Node, number ] {
	const node = path.reduce< Node | undefined >( ( at, index ) => at?.childNodes[ index ], field );
	const length = node?.nodeType === Node.TEXT_NODE ? ( node.nodeValue ?? '' ).length : node?.childNodes.length;

	return node && offset <= ( length ?? 0 ) ? [ node, offset ] : [ field, field.childNodes.length ];
}

/**
 * Remembers the caret or selection in an editable text, for when another element shows the same text.
 *
 * @param around an element that contains the text
 * @return puts it into the element that shows the text now, or, if the block no longer shows it, the focus into its first control
 */
export function keepCaret( around: Element ): () => void {
	const { ownerDocument: canvas } = around;
	const { anchorNode, anchorOffset, focusNode, focusOffset } = canvas.getSelection() ?? {};
	const parent = anchorNode?.nodeType === Node.ELEMENT_NODE ? ( anchorNode as Element ) : anchorNode?.parentElement;
	const field = parent?.closest( `[${ FIELD }]` );
	const block = field?.closest( '[data-block]' )?.getAttribute( 'data-block' );

	// An editor who is in the sidebar keeps the focus there.
	if (
		! field ||
		! block ||
		! around.contains( field ) ||
		! field.contains( focusNode ?? null ) ||
		! canvas.hasFocus()
	) {
		return () => {};
	}

	const from = placeOf( field, anchorNode as Node, anchorOffset ?? 0 );
	const to = placeOf( field, focusNode as Node, focusOffset ?? 0 );
	const name = field.getAttribute( FIELD );

	return () => {
		const now = [ ...canvas.querySelectorAll< HTMLElement >( `[${ FIELD }="${ name }"]` ) ].find(
			( each ) => each.closest( '[data-block]' )?.getAttribute( 'data-block' ) === block
		);

		if ( now ) {
			now.focus( { preventScroll: true } );
			canvas.getSelection()?.setBaseAndExtent( ...find( now, from ), ...find( now, to ) );
		} else {
			const element = canvas.querySelector< HTMLElement >( `[data-block="${ block }"]` );

			( element?.querySelector< HTMLElement >( CONTROL ) ?? element )?.focus( { preventScroll: true } );
		}
	};
}
