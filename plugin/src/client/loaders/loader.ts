/**
 * Hydrates each island at its moment: `load` after the first paint, `visible` shortly before it scrolls into view,
 * `touch` at the first sign of use, which also triggers the other two. Kept under 0.5 KB: it is the only script of a
 * page whose islands wait.
 */
import type { IslandView, mount } from '../islands/mount';

export type Island = HTMLElement & { hvac?: Promise< unknown > };

/** Parents first: a parent that fails would discard a hydrated child's element. */
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
		// An island that cannot be loaded looks as it does without a script.
		() => ( island.dataset.hvacWhen = '' )
	) );

document.querySelectorAll< Island >( '[data-hvac]' ).forEach( ( island ) => {
	const moment = island.dataset.hvacWhen;
	// A press that comes before the island is ready is repeated once it is; until then the control is busy, both
	// visibly and for assistive technology. A radio button shows its state by itself. If the island cannot be loaded
	// (the network failed), the second press has the document's own effect: the form's action. Later ones are left
	// alone: browsers ignore a click() within the click that the Enter key causes. Links, checkboxes, and a dialog's
	// "close" work without the island.
	const hold = ( event: Event ) => {
		const control = ( event.target as Element ).closest< HTMLElement >(
			'button:not([method=dialog] *),summary,[type=radio]'
		);

		if ( control ) {
			if ( ! ( 'checked' in control ) ) {
				event.preventDefault();
			}
			event.stopPropagation();
			// The same as the attribute, but shorter.
			( control as { ariaBusy: unknown } ).ariaBusy = true;
			start().then( () => {
				control.ariaBusy = null;
				control.click();
			} );
		}
	};
	const start = () =>
		( load( island ) as Promise< unknown > ).then( () => island.removeEventListener( 'click', hold, true ) );

	// Touch also fires pointer events, and a finger's pointerover comes before the press.
	island.addEventListener( 'pointerover', start );
	island.addEventListener( 'focusin', start );
	island.addEventListener( 'click', hold, true );

	if ( moment !== 'touch' ) {
		new IntersectionObserver(
			// The last entry is the current state.
			( entries ) =>
				( moment === 'load' || ( entries.pop() as IntersectionObserverEntry ).isIntersecting ) && start(),
			{ rootMargin: '200px' }
		).observe( island );
	}
} );

// The next page resends a lead that could not be sent.
try {
	if ( localStorage[ 'hvac-blocks:waiting' ] ) {
		import( /* webpackIgnore: true */ '@hvac-blocks/pending-leads' );
	}
} catch {} // no storage
