import { useEffect, useState } from '@wordpress/element';
import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { wantsLessMotion } from './use-device';

interface Rotation {
	/** Whether it is currently moving by itself. */
	isRotating: boolean;
	/** Whether the visitor wants it to. */
	isPlaying: boolean;
	toggle: () => void;
	/** Event handlers of the slider's element. */
	handlers: {
		onPointerEnter: ( event: PointerEvent ) => void;
		onPointerLeave: () => void;
		onFocus: ( event: FocusEvent ) => void;
		onBlur: ( event: FocusEvent ) => void;
	};
}

/**
 * Moves a slider automatically, unless someone uses it, cannot see it, or has stopped it: pauses while it has the
 * focus or the pointer, while its page is hidden, or while it is off screen. With reduced motion, the visitor has to
 * start it.
 *
 * @param slider the slider's element
 * @param next   moves to the next position
 * @param delay  milliseconds between two moves; 0 for no automatic motion
 * @param place  the current position: each move restarts the delay
 */
export function useRotation(
	slider: RefObject< HTMLElement >,
	next: () => void,
	delay: number,
	place: number
): Rotation {
	const [ isPlaying, setPlaying ] = useState( true );
	// The visitor pressed "start": their own pointer and focus, which are on the button, do not pause it.
	const [ isInsisted, setInsisted ] = useState( false );
	const [ isHovered, setHovered ] = useState( false );
	const [ isFocused, setFocused ] = useState( false );
	const [ isSeen, setSeen ] = useState( false );
	const isRotating = delay > 0 && isPlaying && isSeen && ( isInsisted || ! ( isHovered || isFocused ) );

	useEffect( () => {
		const element = slider.current;

		if ( delay === 0 || ! element || ! ( 'IntersectionObserver' in window ) ) {
			return undefined;
		}
		if ( wantsLessMotion() ) {
			setPlaying( false );
		}

		let isOnScreen = false;
		const see = () => setSeen( isOnScreen && ! document.hidden );
		const observer = new IntersectionObserver( ( entries ) => {
			isOnScreen = entries.at( -1 )?.isIntersecting ?? false;
			see();
		} );

		observer.observe( element );
		document.addEventListener( 'visibilitychange', see );

		return () => {
			observer.disconnect();
			document.removeEventListener( 'visibilitychange', see );
		};
	}, [ delay, slider ] );

	useEffect( () => {
		if ( ! isRotating ) {
			return undefined;
		}

		const timer = setInterval( next, delay );
		return () => clearInterval( timer );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `next` is new in each rendering and does the same.
	}, [ isRotating, delay, place ] );

	const isInside = ( target: EventTarget | null ) => target instanceof Node && slider.current?.contains( target );

	return {
		isRotating,
		isPlaying,
		toggle: () => {
			setInsisted( ! isPlaying );
			setPlaying( ! isPlaying );
		},
		handlers: {
			onPointerEnter: ( { pointerType } ) => setHovered( pointerType === 'mouse' ),
			onPointerLeave: () => {
				setHovered( false );
				setInsisted( false );
			},
			// Focusing the stop button must not pause the slider before it is pressed.
			onFocus: ( { target } ) => setFocused( ! target.closest( '.hvac-slider__rotate' ) ),
			onBlur: ( { relatedTarget } ) => {
				if ( ! isInside( relatedTarget ) ) {
					setFocused( false );
					setInsisted( false );
				}
			},
		},
	};
}
