/**
 * Hydrates each island when its moment has come: `load` once the browser is idle, `visible` shortly
 * before it scrolls in, `touch` at the first sign of use, which hastens the others too. Kept under 0.5 KB: it is
 * the only script of a page whose islands wait.
 */
import type { IslandView, mount } from './mount';

export type Island = HTMLElement & { hvac?: Promise< void > };

/** Parents first: a parent that fails would throw a hydrated child's element away. */
const load = ( island: Island ): Promise< void > =>
	( island.hvac ??= ( async () => {
		const parent = island.parentElement?.closest< Island >( '[data-hvac]' );
		const [ runtime, view ]: [ { mount: typeof mount }, { View: IslandView }, unknown ] = await Promise.all( [
			import( /* webpackIgnore: true */ '@hvac-blocks/runtime' ),
			import( /* webpackIgnore: true */ `@hvac-blocks/island/${ island.dataset.hvac }` ),
			parent && load( parent ),
		] );
		await runtime.mount( view.View, island );
	} )() );

document.querySelectorAll< Island >( '[data-hvac]' ).forEach( ( island ) => {
	const moment = island.dataset.hvacWhen;
	// A press that comes before the island answers is done again once it does. Without the island (the
	// network failed) the second press is the document's own: the form's action. Later ones are left alone:
	// a browser ignores a click() within the click that the Enter key makes. Links and a dialog's "close" do their
	// work without the island.
	const hold = ( event: Event ) => {
		const target = event.target as HTMLElement;

		if ( ! target.closest( 'a,[method=dialog]' ) ) {
			event.preventDefault();
			event.stopPropagation();
			start().then( () => target.click() );
		}
	};
	const letGo = () => island.removeEventListener( 'click', hold, true );
	const start = () => load( island ).then( letGo, letGo );

	// A finger has a pointer too, and it comes over before it presses.
	island.addEventListener( 'pointerover', start );
	island.addEventListener( 'focusin', start );
	island.addEventListener( 'click', hold, true );

	if ( moment === 'load' ) {
		( window.requestIdleCallback ?? setTimeout )( start );
	} else if ( moment === 'visible' ) {
		new IntersectionObserver( ( entries ) => entries.some( ( { isIntersecting } ) => isIntersecting ) && start(), {
			rootMargin: '200px',
		} ).observe( island );
	}
} );

// A lead that could not be sent is sent on by the page that comes next.
try {
	if ( localStorage[ 'hvac-blocks:waiting' ] ) {
		import( /* webpackIgnore: true */ '@hvac-blocks/waiting' );
	}
} catch {} // no storage
