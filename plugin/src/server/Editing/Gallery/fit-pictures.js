// Scales each picture to its frame. A tall block shrinks to fit, as far as it stays legible or takes up most of the frame's width; the
// rest is cut off.
const LEGIBLE = 0.5;
const MOST = 0.75;

const isHidden = ( page ) =>
	page.innerText.trim() === '' &&
	! [ ...page.querySelectorAll( 'img, svg, input' ) ].some( ( element ) => element.checkVisibility() );

const fit = ( page ) => {
	const { clientWidth, clientHeight } = page.parentElement;
	const fill = clientWidth / page.offsetWidth;
	const scale = Math.max( clientHeight / page.offsetHeight, Math.min( LEGIBLE, fill * MOST ) );
	const left = ( clientWidth - page.offsetWidth * scale ) / 2;

	page.style.transform = `translateX(${ left }px) scale(${ scale })`;
	page.parentElement.toggleAttribute( 'data-hidden', isHidden( page ) );
	page.parentElement.toggleAttribute( 'data-cut', page.offsetHeight * scale > clientHeight + 1 );
};

const observer = new window.ResizeObserver( ( entries ) =>
	entries.forEach( ( { target } ) => fit( target.firstElementChild ?? target ) )
);

for ( const page of document.querySelectorAll( '.hvac-gallery-index__page' ) ) {
	observer.observe( page.parentElement );
}
document.fonts.ready.then( () => document.querySelectorAll( '.hvac-gallery-index__page' ).forEach( fit ) );
