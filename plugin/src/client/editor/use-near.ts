import { useSelect } from '@wordpress/data';
import { createContext, useContext, useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

interface Selectors {
	getSelectedBlockClientId: () => string | null;
	getBlockParents: ( id: string ) => string[];
}

/** Whether a block is within one that is near. */
const Near = createContext( false );

export const NearProvider = Near.Provider;

/** By canvas, which is a document of its own. */
const observers = new WeakMap< Document, IntersectionObserver >();
const callbacks = new WeakMap< Element, () => void >();

function observerOf( canvas: Document ): IntersectionObserver | undefined {
	const view = canvas.defaultView as ( Window & typeof globalThis ) | null;
	const observer =
		observers.get( canvas ) ??
		( view && 'IntersectionObserver' in view
			? new view.IntersectionObserver( tell, {
					root: canvas,
					// A window's height above and below.
					rootMargin: '100% 0px',
				} )
			: undefined );

	if ( observer ) {
		observers.set( canvas, observer );
	}
	return observer;
}

function tell( entries: IntersectionObserverEntry[], observer: IntersectionObserver ) {
	for ( const { target, isIntersecting, boundingClientRect: place } of entries ) {
		// A block that its styles hide while it is empty has no place, and would never come near.
		if ( isIntersecting || ( place.width === 0 && place.height === 0 ) ) {
			observer.unobserve( target );
			callbacks.get( target )?.();
		}
	}
}

/**
 * Whether a block is, or ever was, about to be seen: near the visible part of the page, or selected. Others cost
 * nothing but their place.
 *
 * @param element the block's
 * @param id      its client ID
 */
export function useNear( element: RefObject< HTMLElement >, id: string ): boolean {
	const isWithinNear = useContext( Near );
	const [ wasNear, setWasNear ] = useState( isWithinNear );
	const isSelected = useSelect(
		( select: ( store: string ) => unknown ) => {
			const store = select( 'core/block-editor' ) as Selectors | undefined;
			const selected = wasNear ? null : store?.getSelectedBlockClientId();

			return !! selected && ( selected === id || !! store?.getBlockParents( selected ).includes( id ) );
		},
		[ id, wasNear ]
	);
	const isNear = wasNear || isSelected;

	useEffect( () => {
		const block = element.current;
		const observer = block && ! isNear ? observerOf( block.ownerDocument ) : undefined;

		if ( ! block || ! observer ) {
			setWasNear( true );
			return undefined;
		}
		callbacks.set( block, () => setWasNear( true ) );
		observer.observe( block );
		return () => observer.unobserve( block );
	}, [ element, isNear ] );

	return isNear;
}
