/**
 * Hydrates each island when its moment has come: `load` once the page is drawn, `visible` shortly before it scrolls in,
 * `touch` at the first sign of use, which hastens the others too. Kept under 0.5 KB: it is the only script of a page whose
 * islands wait.
 */
import type { IslandView, mount } from '../islands/mount';

export type Island = HTMLElement & { hvac?: Promise< unknown > };

/** Parents first: a parent that fails would throw a hydrated child's element away. */
const load = ( island: Island | null ): Promise< unknown > | null =>
	island &&
	( island.hvac ??= Promise.all( [
		import( /* webpackIgnore: true */ '@hvac-blocks/runtime' ) as Promise< { mount: typeof mount } >,
		import( /* webpackIgnore: true */ `@hvac-blocks/island/${ island.dataset.hvac }` ) as Promise< {
			View: IslandView;
		} >,
		load( ( island.parentNode as HTMLElement ).closest< Island >( '[data-hvac]' ) ),
	] ).then(
		( [ runtime, view ] ) => runtime.mount( view.View, island ),
		// What cannot be loaded looks as it does without a script.
		() => ( island.dataset.hvacWhen = '' )
	) );

document.querySelectorAll< Island >( '[data-hvac]' ).forEach( ( island ) => {
	const moment = island.dataset.hvacWhen;
	// A press that comes before the island answers is done again once it does; until then the control is busy, which is seen
	// and said. A radio button shows by itself that it is chosen. Without the island (the network failed) the second press is
	// the document's own: the form's action. Later ones are left alone: a browser ignores a click() within the click that the
	// Enter key makes. Links, boxes and a dialog's "close" do their work without the island.
	const hold = ( event: Event ) => {
		const control = ( event.target as Element ).closest< HTMLElement >(
			'button:not([method=dialog] *),summary,[type=radio]'
		);

		if ( control ) {
			if ( ! ( 'checked' in control ) ) {
				event.preventDefault();
			}
			event.stopPropagation();
			// The same as the word, and shorter.
			( control as { ariaBusy: unknown } ).ariaBusy = true;
			start().then( () => {
				control.ariaBusy = null;
				control.click();
			} );
		}
	};
	const start = () =>
		( load( island ) as Promise< unknown > ).then( () => island.removeEventListener( 'click', hold, true ) );

	// A finger has a pointer too, and it comes over before it presses.
	island.addEventListener( 'pointerover', start );
	island.addEventListener( 'focusin', start );
	island.addEventListener( 'click', hold, true );

	if ( moment !== 'touch' ) {
		new IntersectionObserver(
			// The last entry is how things are.
			( entries ) =>
				( moment === 'load' || ( entries.pop() as IntersectionObserverEntry ).isIntersecting ) && start(),
			{ rootMargin: '200px' }
		).observe( island );
	}
} );

// A lead that could not be sent is sent on by the page that comes next.
try {
	if ( localStorage[ 'hvac-blocks:waiting' ] ) {
		import( /* webpackIgnore: true */ '@hvac-blocks/pending-leads' );
	}
} catch {} // no storage
