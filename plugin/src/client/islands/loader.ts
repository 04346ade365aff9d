/**
 * Hydrates each island when its moment has come: `load` once the browser is idle, `visible` shortly
 * before it scrolls in, `touch` at the first sign of use. Kept under 0.5 KB: it is the only script of a
 * page whose islands wait.
 */
import type { IslandView, mount } from './mount';

const loading = new WeakMap< Element, Promise< void > >();

/** Parents first: a parent that fails would throw a hydrated child's element away. */
const load = ( island: HTMLElement ): Promise< void > => {
	let promise = loading.get( island );

	if ( ! promise ) {
		promise = ( async () => {
			const parent = island.parentElement?.closest< HTMLElement >( '[data-hvac]' );
			const [ runtime, view ]: [ { mount: typeof mount }, { View: IslandView }, unknown ] = await Promise.all( [
				import( /* webpackIgnore: true */ '@hvac-blocks/runtime' ),
				import( /* webpackIgnore: true */ `@hvac-blocks/island/${ island.dataset.hvac }` ),
				parent && load( parent ),
			] );
			await runtime.mount( view.View, island );
		} )();
		loading.set( island, promise );
	}

	return promise;
};

const observer = new IntersectionObserver(
	( entries ) =>
		entries.forEach( ( { isIntersecting, target } ) => {
			if ( isIntersecting ) {
				observer.unobserve( target );
				load( target as HTMLElement );
			}
		} ),
	{ rootMargin: '200px' }
);

const onTouch = ( island: HTMLElement ) => {
	const start = () => load( island );
	const events = [ 'pointerover', 'touchstart', 'focusin' ];
	// A press that comes before the island answers is done again once it does. Without the island (the
	// network failed) the second press is the document's own: the form's action, the link's address.
	const hold = ( event: Event ) => {
		const target = event.target as HTMLElement;

		if ( ! target.closest( 'a' ) ) {
			event.preventDefault();
			event.stopPropagation();
			const again = () => {
				island.removeEventListener( 'click', hold, true );
				target.click();
			};
			start().then( again, again );
		}
	};

	events.forEach( ( name ) => island.addEventListener( name, start, { once: true, passive: true } ) );
	island.addEventListener( 'click', hold, true );
	return hold;
};

document.querySelectorAll< HTMLElement >( '[data-hvac]' ).forEach( ( island ) => {
	const moment = island.dataset.hvacWhen;

	if ( moment === 'visible' ) {
		observer.observe( island );
	} else if ( moment === 'touch' ) {
		onTouch( island );
	} else {
		( window.requestIdleCallback ?? setTimeout )( () => load( island ) );
	}
} );
