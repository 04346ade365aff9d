// Scales each picture to its frame. A tall block shrinks to fit, down to three quarters of the width of the frame; the rest is cut off.
const SMALLEST = 0.75;

const fit = ( page ) => {
	const { clientWidth, clientHeight } = page.parentElement;
	const fill = clientWidth / page.offsetWidth;
	const scale = Math.max( clientHeight / page.offsetHeight, fill * SMALLEST );
	const left = ( clientWidth - page.offsetWidth * scale ) / 2;

	page.style.transform = `translateX(${ left }px) scale(${ scale })`;
	page.parentElement.toggleAttribute( 'data-cut', page.offsetHeight * scale > clientHeight + 1 );
};

const observer = new window.ResizeObserver( ( entries ) =>
	entries.forEach( ( { target } ) => fit( target.firstElementChild ?? target ) )
);

for ( const page of document.querySelectorAll( '.hvac-gallery-index__page' ) ) {
	observer.observe( page.parentElement );
}
document.fonts.ready.then( () => document.querySelectorAll( '.hvac-gallery-index__page' ).forEach( fit ) );
