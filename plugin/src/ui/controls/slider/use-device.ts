import { DEVICES, type Device, type SliderSettings } from '@client/domain/slider';
import contract from '@contracts/slider.json';
import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/** The device whose settings apply in an element's window; null until known. */
export function useDevice( element: RefObject< Element >, { breakpoints }: SliderSettings ): Device | null {
	const [ device, setDevice ] = useState< Device | null >( null );
	const { mobile, tablet, desk } = contract.devices;
	const from = { mobile: mobile.min, tablet: tablet.min, desk: desk.min, ...breakpoints };
	const widths = DEVICES.map( ( name ) => from[ name ] ).join();

	useEffect( () => {
		// The editor shows blocks in a separate window.
		const view = element.current?.ownerDocument.defaultView ?? window;
		const queries = widths.split( ',' ).map( ( width ) => view.matchMedia( `(min-width:${ width }px)` ) );
		// The widest breakpoint that the window reaches.
		const onChange = () =>
			setDevice( DEVICES.filter( ( _, index ) => queries[ index ]?.matches ).pop() ?? 'mobile' );

		onChange();
		queries.forEach( ( query ) => query.addEventListener( 'change', onChange ) );
		return () => queries.forEach( ( query ) => query.removeEventListener( 'change', onChange ) );
	}, [ element, widths ] );

	return device;
}

/** Whether touch is the primary input. */
export const isTouchScreen = (): boolean => window.matchMedia( '(pointer: coarse)' ).matches;

/** Whether the visitor prefers reduced motion. */
export const wantsLessMotion = (): boolean => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
