/** Makes a row of slides slide: Swiper. A separate module, loaded only for a slider in view. */
import contract from '@contracts/slider.json';
import Swiper from 'swiper';
import { EffectFade, Mousewheel } from 'swiper/modules';

export interface SliderOptions {
	/** Class names of the slides and of their container. */
	slideClass: string;
	trackClass: string;
	/** The initial position. */
	position: number;
	view: number;
	/** Slides per move; 1 in a loop. */
	step: number;
	gap: number;
	loop: boolean;
	/** Whether it moves from the last position to the first and back, including swipes. */
	wraps: boolean;
	effect: string;
	/** The transition's duration in milliseconds; 0 without motion. */
	speed: number;
	/** Whether slides beside the visible ones are hidden. */
	clip: boolean;
	/** The slider moves to a position, with these slides fully or partly in view. */
	onMove: ( position: number, slides: Element[] ) => void;
}

export interface SliderEngine {
	next: () => void;
	previous: () => void;
	to: ( position: number ) => void;
	/** Brings a slide fully into view. */
	reveal: ( slide: Element ) => void;
	/** Restores the original row. */
	destroy: () => void;
}

/** The slides fully or partly in view after the current transition. */
function slidesInView( swiper: Swiper, clip: boolean ): Element[] {
	if ( swiper.params.effect === 'fade' ) {
		return swiper.slides.slice( swiper.activeIndex, swiper.activeIndex + 1 );
	}

	const at = swiper.snapGrid[ swiper.snapIndex ] ?? 0;
	const { left, right } = swiper.el.getBoundingClientRect();
	const start = at - ( clip ? 0 : left );
	const end = at + swiper.size + ( clip ? 0 : document.documentElement.clientWidth - right );

	return swiper.slides.filter( ( _, index ) => {
		const from = swiper.slidesGrid[ index ] ?? 0;
		return from < end - 1 && from + ( swiper.slidesSizesGrid[ index ] ?? 0 ) > start + 1;
	} );
}

/**
 * Makes a row of slides slide, from its current position.
 *
 * @param row the viewport; its only child is the track
 */
export function slide( row: HTMLElement, options: SliderOptions ): SliderEngine {
	const { effect, loop, speed, step, onMove } = options;
	const isFade = effect === 'fade';

	const swiper = new Swiper( row, {
		modules: [ Mousewheel, ...( isFade ? [ EffectFade ] : [] ) ],
		slideClass: options.slideClass,
		wrapperClass: options.trackClass,
		containerModifierClass: 'hvac-slider--',
		initialSlide: options.position * step,
		slidesPerView: options.view,
		slidesPerGroup: step,
		spaceBetween: isFade ? 0 : options.gap,
		loop,
		rewind: options.wraps && ! loop,
		speed,
		threshold: contract.threshold,
		effect: isFade ? 'fade' : 'slide',
		fadeEffect: { crossFade: true },
		// A mouse selects text in a slide, such as a number; it has the arrows, the dots, and its wheel to slide.
		simulateTouch: false,
		mousewheel: { forceToAxis: true, releaseOnEdges: true },
		runCallbacksOnInit: false,
		lazyPreload: false,
	} );

	const reportMove = () => onMove( loop ? swiper.realIndex : swiper.snapIndex, slidesInView( swiper, options.clip ) );

	swiper.on( 'slideChange', reportMove );
	swiper.on( 'snapIndexChange', reportMove );
	swiper.on( 'resize', reportMove );
	reportMove();

	const to = ( position: number ) =>
		void ( loop ? swiper.slideToLoop( position ) : swiper.slideTo( position * step ) );

	return {
		next: () => void ( ! loop && swiper.isEnd ? swiper.slideTo( 0 ) : swiper.slideNext() ),
		previous: () => void swiper.slidePrev(),
		to,
		reveal: ( slideElement ) => {
			const index = swiper.slides.indexOf( slideElement as HTMLElement );
			const last = swiper.activeIndex + Math.floor( options.view ) - 1;

			if ( index > last ) {
				swiper.slideTo( step * Math.ceil( ( index - Math.floor( options.view ) + 1 ) / step ) );
			} else if ( index !== -1 && index < swiper.activeIndex ) {
				swiper.slideTo( index );
			}
		},
		destroy: () => {
			swiper.destroy( true, true );
		},
	};
}
