import type { KeyboardEvent } from 'react';

/**
 * The keys of the W3C tabs pattern: arrows, Home, and End choose a tab and focus it.
 *
 * @param event
 * @param list   the element with the tabs
 * @param chosen the tab's index
 * @param choose
 */
export function followKey(
	event: KeyboardEvent,
	list: HTMLElement | null,
	chosen: number,
	choose: ( index: number ) => void
): void {
	const tabs = list ? [ ...list.querySelectorAll< HTMLElement >( '[role=tab]' ) ] : [];
	const step = list && getComputedStyle( list ).direction === 'rtl' ? -1 : 1;
	const { altKey, ctrlKey, metaKey, shiftKey } = event;
	const next =
		altKey || ctrlKey || metaKey || shiftKey
			? undefined
			: {
					ArrowRight: ( chosen + step + tabs.length ) % tabs.length,
					ArrowLeft: ( chosen - step + tabs.length ) % tabs.length,
					Home: 0,
					End: tabs.length - 1,
				}[ event.key ];

	if ( next !== undefined ) {
		event.preventDefault();
		choose( next );
		tabs[ next ]?.focus();
	}
}
