/**
 * Hydrates each island when its moment has come: `load` once the browser is idle, `visible` shortly
 * before it scrolls in, `touch` at the first sign of use. Kept under 0.5 KB: it is the only script of a
 * page whose islands wait.
 */
import type { IslandView, mount } from './mount';

type Island = HTMLElement & { hvac?: Promise< void > };

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

const observer = new IntersectionObserver(
	( entries ) => entries.forEach( ( entry ) => entry.isIntersecting && load( entry.target as Island ) ),
	{ rootMargin: '200px' }
);

document.querySelectorAll< Island >( '[data-hvac]' ).forEach( ( island ) => {
	const moment = island.dataset.hvacWhen;
	let start = () => load( island );

	if ( moment === 'visible' ) {
		observer.observe( island );
	} else if ( moment === 'touch' ) {
		// A press that comes before the island answers is done again once it does. Without the island (the
		// network failed) the second press is the document's own: the form's action. Later ones are left alone:
		// a browser ignores a click() within the click that the Enter key makes.
		const hold = ( event: Event ) => {
			const target = event.target as HTMLElement;

			if ( ! target.closest( 'a' ) ) {
				event.preventDefault();
				event.stopPropagation();
				start().then( () => target.click() );
			}
		};
		const letGo = () => island.removeEventListener( 'click', hold, true );

		start = () => load( island ).then( letGo, letGo );
		// A finger has a pointer too, and it comes over before it presses.
		island.addEventListener( 'pointerover', start );
		island.addEventListener( 'focusin', start );
		island.addEventListener( 'click', hold, true );
	} else {
		( window.requestIdleCallback ?? setTimeout )( start );
	}
} );
