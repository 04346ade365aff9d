import { fill } from '@client/domain/text';
import type { Map as LeafletMap } from 'leaflet';
import { element } from './element';
import type { MapTexts } from './types';

const HINT_STAYS = 1500;

/**
 * Lets the page scroll past the map: the wheel zooms with Ctrl or while the map has the focus, one finger scrolls the
 * page and two move the map. Shows a hint when the visitor tries otherwise.
 *
 * @return stops it
 */
export function shareGestures( root: HTMLElement, map: LeafletMap, texts: MapTexts ): () => void {
	const hint = element( 'div', { class: 'hvac-map__hint', 'aria-hidden': 'true' } );
	const isMac = /mac|iphone|ipad/i.test( navigator.platform );
	const end = new AbortController();
	const capture = { capture: true, passive: true, signal: end.signal };
	let timer: ReturnType< typeof setTimeout >;

	const say = ( text: string ) => {
		clearTimeout( timer );
		hint.textContent = text;
		hint.toggleAttribute( 'data-shown', true );
		timer = setTimeout( () => hint.removeAttribute( 'data-shown' ), HINT_STAYS );
	};

	root.append( hint );
	root.addEventListener(
		'wheel',
		( event ) => {
			if ( ! event.ctrlKey && ! event.metaKey && ! root.contains( root.ownerDocument.activeElement ) ) {
				event.stopPropagation();
				say( fill( texts.wheel, { key: isMac ? '⌘' : 'Ctrl' } ) );
			} else {
				hint.removeAttribute( 'data-shown' );
			}
		},
		capture
	);
	// Leaflet drags with one finger; a pinch also moves the map.
	root.addEventListener( 'touchstart', () => map.dragging.disable(), capture );
	root.addEventListener( 'mousedown', () => map.dragging.enable(), capture );
	root.addEventListener(
		'touchmove',
		( { touches, target } ) => {
			if ( touches.length > 1 ) {
				hint.removeAttribute( 'data-shown' );
			} else if ( ! ( target instanceof Element && target.closest( '.hvac-map__controls, [data-draggable]' ) ) ) {
				say( texts.touch );
			}
		},
		capture
	);

	return () => {
		end.abort();
		clearTimeout( timer );
		hint.remove();
	};
}
