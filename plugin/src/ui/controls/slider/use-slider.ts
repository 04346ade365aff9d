import { positionsOf, sliderLayout, stepOf, type SliderSettings } from '@client/domain/slider';
import contract from '@contracts/slider.json';
import { useIsEditor } from '@hvac-blocks/view';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { isTouchScreen, useDevice, wantsLessMotion } from './use-device';

type SliderEngine = ReturnType< typeof import( '@hvac-blocks/slider' ).slide >;

const TRACK = 'hvac-slider__track';
const SLIDE = 'hvac-slider__slide';
// Milliseconds.
const REST_MS = 250;

interface Options {
	settings: SliderSettings;
	count: number;
	initial: number;
	onSlide?: ( position: number ) => void;
}

export interface Slider {
	row: RefObject< HTMLDivElement >;
	position: number;
	/** The number of positions on this device; 0 until known. */
	positions: number;
	/** 1-based numbers of the first and last fully visible slide; null until the visitor moves it. */
	shown: [ number, number ] | null;
	/** Whether the slides slide; until then the row scrolls. */
	isReady: boolean;
	/** Whether the first position follows the last; until the device is known, whether it does on any. */
	isLoop: boolean;
	/** Milliseconds between automatic moves; 0 for none. */
	delay: number;
	next: () => void;
	previous: () => void;
	to: ( position: number ) => void;
	reveal: ( slide: Element ) => void;
}

const slidesOf = ( row: Element | null ): HTMLElement[] => [
	...( row?.querySelectorAll< HTMLElement >( `:scope > .${ TRACK } > .${ SLIDE }` ) ?? [] ),
];

/** Slides out of view are not focusable and not read; if the focus was in one, it moves to a visible slide. */
function hideOthers( slides: HTMLElement[], inView: Element[] ) {
	const { activeElement } = slides[ 0 ]?.ownerDocument ?? document;
	const left = slides.find( ( each ) => ! inView.includes( each ) && each.contains( activeElement ) );

	slides.forEach( ( each ) => each.toggleAttribute( 'inert', ! inView.includes( each ) ) );

	if ( left ) {
		( inView[ 0 ] as HTMLElement | undefined )?.focus( { preventScroll: true } );
	}
}

/**
 * Resolves once a row has been still for a moment without a finger on it: the touch that loaded the script may be
 * scrolling the row, and sliding would interrupt it. The position is read in an animation frame, because busy
 * browsers report scrolling late.
 */
const whenAtRest = ( row: Element ): Promise< void > =>
	new Promise( ( resolve ) => {
		let isTouched = false;
		let stood = row.scrollLeft;
		let timer: ReturnType< typeof setTimeout >;

		const wait = () => {
			clearTimeout( timer );
			stood = row.scrollLeft;
			timer = setTimeout( () => requestAnimationFrame( look ), REST_MS );
		};
		const onEvent = ( { type }: Event ) => {
			isTouched = type === 'touchmove' || ( isTouched && type === 'scroll' );
			wait();
		};
		const events = [ 'scroll', 'touchmove', 'touchend', 'touchcancel' ];

		const look = () => {
			if ( isTouched || row.scrollLeft !== stood ) {
				wait();
				return;
			}
			events.forEach( ( name ) => row.removeEventListener( name, onEvent ) );
			resolve();
		};

		events.forEach( ( name ) => row.addEventListener( name, onEvent, { passive: true } ) );
		wait();
	} );

/** The state of a slider: a scrolling row until Swiper has loaded, or if it cannot be loaded. */
export function useSlider( { settings, count, initial, onSlide }: Options ): Slider {
	const isEditor = useIsEditor();
	const row = useRef< HTMLDivElement >( null );
	const engine = useRef< SliderEngine | null >( null );
	const device = useDevice( row, settings );
	const [ position, setPosition ] = useState( initial );
	const [ shown, setShown ] = useState< [ number, number ] | null >( null );
	const [ isReady, setReady ] = useState( false );
	// The latest values, for callbacks of earlier renders.
	const now = useRef( { position, onSlide } );
	now.current = { position, onSlide };
	// The position that a scrolling row is moving to.
	const goal = useRef< number | null >( null );

	const of = device && settings.devices[ device ];
	const isRow = device !== null && sliderLayout( settings, count ).devices[ device ].includes( 'row' );
	const step = stepOf( settings, count );
	const positions = of && isRow ? positionsOf( of, count, step ) : 0;
	const gap = device ? ( settings.devices[ device ].gap ?? contract.devices[ device ].gap ) : 0;
	const wraps = settings.wraps ?? false;

	const stand = ( at: number ) => {
		if ( at !== now.current.position && of ) {
			// Several visible slides are announced as "3 to 5"; the last position may start with part of a slide.
			const first = of.loop ? at : Math.min( at * step, Math.ceil( count - of.view ) );
			const last = of.loop ? first + Math.floor( of.view ) : Math.min( count, first + Math.floor( of.view ) );
			setShown( [ first + 1, last > count ? last - count : last ] );
			setPosition( at );
			// A move that starts before the next render starts there.
			now.current.position = at;
			now.current.onSlide?.( at );
		}
	};

	/** The position that a move leads to: the first follows the last. */
	const within = ( at: number ) =>
		of?.loop || wraps || at >= positions ? ( at + positions ) % positions : Math.max( 0, at );

	/** The width of one step, including the gaps. */
	const distance = () => step * ( ( slidesOf( row.current )[ 0 ]?.getBoundingClientRect().width ?? 0 ) + gap );

	useEffect( () => {
		const element = row.current;

		if ( ! element || ! of || ! isRow || isEditor ) {
			return undefined;
		}

		let isWanted = true;

		const onScroll = () => {
			if ( ! engine.current && distance() > 0 ) {
				const moved = Math.abs( element.scrollLeft ) / distance();
				// The last position may be less than a step away.
				const isAtEnd = ! of.loop && moved > ( count - of.view ) / step - 0.1;
				const at = Math.min( positions - 1, isAtEnd ? positions : Math.round( moved ) );

				goal.current = at === goal.current ? null : goal.current;
				stand( at );
			}
		};

		element.addEventListener( 'scroll', onScroll, { passive: true } );

		// The visitor may have scrolled it before this ran.
		if ( element.scrollLeft !== 0 ) {
			onScroll();
		}

		const begin = ( { slide }: typeof import( '@hvac-blocks/slider' ) ) => {
			if ( ! isWanted ) {
				return;
			}

			const all = slidesOf( element );
			const start = Math.min(
				goal.current === null ? now.current.position : within( goal.current ),
				positions - 1
			);
			goal.current = null;
			element.toggleAttribute( 'data-ready', true );
			element.scrollLeft = 0;
			engine.current = slide( element, {
				slideClass: SLIDE,
				trackClass: TRACK,
				position: start,
				view: of.view,
				step,
				gap,
				loop: of.loop,
				wraps,
				effect: of.effect,
				clip: of.clip,
				speed: of.effect === 'none' || wantsLessMotion() ? 0 : ( settings.speed ?? contract.speed ),
				onMove: ( at, inView ) => {
					hideOthers( all, inView );
					stand( at );
				},
			} );
			setReady( true );
		};

		if ( ! settings.scrolls ) {
			import( '@hvac-blocks/slider' ).then(
				( engineModule ) =>
					isTouchScreen() ? whenAtRest( element ).then( () => begin( engineModule ) ) : begin( engineModule ),
				// The network failed: the row scrolls on.
				() => {}
			);
		}

		return () => {
			isWanted = false;
			element.removeEventListener( 'scroll', onScroll );
			engine.current?.destroy();
			engine.current = null;
			element.removeAttribute( 'data-ready' );
			slidesOf( element ).forEach( ( each ) => each.removeAttribute( 'inert' ) );
			setReady( false );
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- what is said in words says it all.
	}, [ device, isEditor, isRow, count, step, JSON.stringify( of ) ] );

	const scrollTo = ( at: number ) => {
		// A press may come before the device is known.
		goal.current = positions > 0 ? within( at ) : at;
		row.current?.scrollTo( { left: goal.current * distance(), behavior: wantsLessMotion() ? 'auto' : 'smooth' } );
	};

	return {
		row,
		// As the server printed it, until the device is known.
		position: device ? Math.min( position, Math.max( 0, positions - 1 ) ) : position,
		positions,
		shown,
		isReady,
		isLoop: wraps || ( of ? of.loop : Object.values( settings.devices ).some( ( { loop } ) => loop ) ),
		delay: of && isRow && of.automatic && ! isEditor ? of.delay : 0,
		next: () => ( engine.current ? engine.current.next() : scrollTo( ( goal.current ?? position ) + 1 ) ),
		previous: () => ( engine.current ? engine.current.previous() : scrollTo( ( goal.current ?? position ) - 1 ) ),
		to: ( at ) => ( engine.current ? engine.current.to( at ) : scrollTo( at ) ),
		reveal: ( each ) => engine.current?.reveal( each ),
	};
}
