/** What makes a row of slides slide: Swiper. A module of its own, so that it arrives only with a slider that is in view. */
import contract from '@contracts/slider.json';
import Swiper from 'swiper';
import { EffectFade, Mousewheel } from 'swiper/modules';

export interface SliderOptions {
	/** Of the slides' elements and of the element around them. */
	slideClass: string;
	trackClass: string;
	/** Where it begins. */
	position: number;
	view: number;
	/** By how many slides it moves; 1 in a loop. */
	step: number;
	gap: number;
	loop: boolean;
	/** Whether it goes from the last position to the first and back, with a swipe too. */
	wraps: boolean;
	effect: string;
	/** Of a change, in milliseconds; 0 without motion. */
	speed: number;
	/** Whether what is beside the shown slides is hidden. */
	clip: boolean;
	/** The slider goes to a position, at which these slides are in view, whole or in part. */
	onMove: ( position: number, slides: Element[] ) => void;
}

export interface SliderEngine {
	next: () => void;
	previous: () => void;
	to: ( position: number ) => void;
	/** Brings a slide into view, whole. */
	reveal: ( slide: Element ) => void;
	/** Gives the row back as it was. */
	destroy: () => void;
}

/** The slides that are in view, whole or in part, once a running transition is over. */
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
 * Lets a row of slides slide, from where it stands.
 *
 * @param row what the slides are seen through: its one child is the track
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
		// A mouse selects text in a slide, such as a number; it has the arrows, the dots and its wheel to slide.
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
