import contract from '@contracts/slider.json';

export type Device = 'mobile' | 'tablet' | 'desk';

export interface DeviceSettings {
	/** Off: the slides stand one under another or side by side, and nothing slides. */
	active: boolean;
	arrows: boolean;
	dots: boolean;
	/** Whether it moves by itself, each `delay` milliseconds. */
	automatic: boolean;
	delay: number;
	loop: boolean;
	/** Slides beside each other; 2.3 shows a part of the next. */
	view: number;
	effect: string;
	/** Whether what is beside the shown slides is hidden. */
	clip: boolean;
	/** Pixels between two slides, where they are the block's own. */
	gap?: number;
}

/** How a slider is, from `Blocks\Slider\SliderView::props()`. */
export interface SliderSettings {
	devices: Record< Device, DeviceSettings >;
	/** A style sheet for this one slider. */
	css: string;
	/** The block's own, from `Blocks\Slider\SliderUse`; else as in the contract. */
	breakpoints?: { tablet: number; desk: number };
	speed?: number;
	step?: number;
	/** Whether after the last place comes the first. */
	wraps?: boolean;
	/** Whether "2 of 5" stands between the arrows. */
	counts?: boolean;
	/** Whether it is a row that scrolls, and nothing else. */
	scrolls?: boolean;
}

export interface SliderTexts {
	carousel: string;
	slide: string;
	position: string;
	range: string;
	previous: string;
	next: string;
	pause: string;
	play: string;
	dots: string;
	dot: string;
}

export const DEVICES: readonly Device[] = [ 'mobile', 'tablet', 'desk' ];

/** How many places the slider can stand at, when it moves by a number of slides. */
export const positionsOf = ( { loop, view }: DeviceSettings, count: number, step: number ): number =>
	loop ? count : Math.max( 1, Math.ceil( ( count - view ) / step ) + 1 );

/**
 * By how many slides a slider moves. No slide is ever passed over: on no device more than are in view, and one where it
 * loops.
 */
export const stepOf = ( { step = 1, devices }: SliderSettings, count: number ): number =>
	Math.min(
		step,
		count || 1,
		...Object.values( devices )
			.filter( ( { active } ) => active )
			.map( ( { loop, view } ) => ( loop ? 1 : Math.floor( view ) ) )
	);

/** What a slider with a number of slides shows on each device; the twin of `Slider\SliderLayout`: both run `contracts/slider-layout.cases.json`. */
export function sliderLayout( settings: SliderSettings, count: number ) {
	const positions = {} as Record< Device, number >;
	const devices = {} as Record< Device, string >;
	const step = stepOf( settings, count );

	for ( const device of DEVICES ) {
		const of = settings.devices[ device ];
		const isRow = of.active && count > of.view;
		const number = positionsOf( of, count, step );
		const hasDots = isRow && of.dots && number <= contract.devices[ device ].dots;
		positions[ device ] = hasDots ? number : 0;
		devices[ device ] = [
			isRow && 'row',
			of.active && ! isRow && 'still',
			isRow && of.arrows && 'arrows',
			hasDots && 'dots',
			isRow && of.automatic && 'auto',
			isRow && ! of.clip && 'open',
		]
			.filter( Boolean )
			.join( ' ' );
	}

	const most = Math.max( ...Object.values( positions ) );

	return {
		/** `row` slides, `still` needs no sliding; `arrows`, `dots`, `auto`, `open`. */
		devices,
		/** Whether not all slides are in view on some device. */
		isRow: Object.values( devices ).some( ( shown ) => shown.includes( 'row' ) ),
		/** For each dot the devices that have it. */
		dots: Array.from( { length: most }, ( _, dot ) =>
			DEVICES.filter( ( device ) => positions[ device ] > dot ).join( ' ' )
		),
		/** The number, from 1, of the slide that is in view on every device where the slider stands at a place. */
		slideAt: ( position: number ) => Math.min( position * step, count - 1 ) + 1,
	};
}
