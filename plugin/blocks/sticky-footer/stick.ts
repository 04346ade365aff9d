const FROM = 350;
const END_VISIBLE = 0.9;
const END_WATCHED_AFTER = 2000;

/** An element without looks, whose place in the page is watched. */
function marker( parent: Element, top = '' ): HTMLElement {
	const element = document.createElement( 'div' );
	element.setAttribute( 'aria-hidden', 'true' );
	Object.assign( element.style, { blockSize: '1px', marginBlockEnd: '-1px', pointerEvents: 'none' } );

	if ( top !== '' ) {
		Object.assign( element.style, { position: 'absolute', insetBlockStart: top, inlineSize: '1px' } );
	}

	parent.append( element );
	return element;
}

/**
 * Keeps a block's bar at the bottom of the screen once the page is scrolled past 350 pixels, and lets go of it while the end of the
 * content is in view, which is watched 2 seconds later. The block keeps its room, so that nothing moves.
 *
 * @return what ends that
 */
export function stick( block: HTMLElement ): () => void {
	const start = marker( document.body, `${ FROM }px` );
	const end = marker( block.closest( 'main' ) ?? document.querySelector( 'main' ) ?? document.body );
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
		end.remove();
		block.removeAttribute( 'data-stuck' );
		block.style.minBlockSize = '';
	};
}
