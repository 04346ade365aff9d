const STICK_AFTER_PX = 350;
const END_VISIBLE = 0.9;
const END_WATCHED_AFTER = 2000;

/**
 * An invisible element whose position is observed: where it is inserted, or at a distance from the page's top. Takes
 * no space, not even a gap.
 */
function marker( parent: Element, top = 'auto' ): HTMLElement {
	const element = document.createElement( 'div' );
	element.setAttribute( 'aria-hidden', 'true' );
	Object.assign( element.style, {
		position: 'absolute',
		insetBlockStart: top,
		inlineSize: '1px',
		blockSize: '1px',
		margin: '0',
		pointerEvents: 'none',
	} );

	parent.append( element );
	return element;
}

/** The end marker that an editor placed in the block, or elsewhere on the page. */
const markedEnd = ( block: HTMLElement ): Element | null =>
	block.querySelector( '.hvac-end-of-content' ) ?? document.querySelector( '.hvac-end-of-content' );

/**
 * Keeps a block's bar at the bottom of the screen once the page is scrolled past 350 pixels, and releases it while
 * the end of the content is in view: an `end-of-content` block, or the end of `main`, observed from 2 seconds later.
 * The block keeps its space, so that nothing moves.
 *
 * @return stops it
 */
export function stick( block: HTMLElement ): () => void {
	const start = marker( document.body, `${ STICK_AFTER_PX }px` );
	const ownEnd = markedEnd( block )
		? null
		: marker( block.closest( 'main' ) ?? document.querySelector( 'main' ) ?? document.body );
	const end = markedEnd( block ) ?? ( ownEnd as Element );
	let isPast = false;
	let isAtEnd = false;

	const update = () => {
		const isStuck = isPast && ! isAtEnd;

		if ( isStuck !== block.hasAttribute( 'data-stuck' ) ) {
			block.style.minBlockSize = isStuck ? `${ block.getBoundingClientRect().height }px` : '';
			block.toggleAttribute( 'data-stuck', isStuck );
		}
	};

	const top = new IntersectionObserver( ( entries ) => {
		const last = entries.at( -1 );
		isPast = Boolean( last && ! last.isIntersecting && last.boundingClientRect.top < 0 );
		update();
	} );
	const bottom = new IntersectionObserver(
		( entries ) => {
			isAtEnd = ( entries.at( -1 )?.intersectionRatio ?? 0 ) >= END_VISIBLE;
			update();
		},
		{ threshold: [ 0, END_VISIBLE ] }
	);

	top.observe( start );
	const timer = setTimeout( () => bottom.observe( end ), END_WATCHED_AFTER );

	return () => {
		clearTimeout( timer );
		top.disconnect();
		bottom.disconnect();
		start.remove();
		ownEnd?.remove();
		block.removeAttribute( 'data-stuck' );
		block.style.minBlockSize = '';
	};
}
