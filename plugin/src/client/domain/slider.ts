import contract from '@contracts/slider.json';

export type Device = 'mobile' | 'tablet' | 'desk';

export interface DeviceSettings {
	/** If false, the slides are stacked or side by side, and nothing slides. */
	active: boolean;
	arrows: boolean;
	dots: boolean;
	/** Whether it moves automatically, every `delay` milliseconds. */
	automatic: boolean;
	delay: number;
	loop: boolean;
	/** Slides in view; 2.3 shows part of the next. */
	view: number;
	effect: string;
	/** Whether slides beside the visible ones are hidden. */
	clip: boolean;
	/** Pixels between two slides, if the block sets its own. */
	gap?: number;
}

/** A slider's configuration, from `Blocks\Slider\SliderView::props()`. */
export interface SliderSettings {
	devices: Record< Device, DeviceSettings >;
	/** Styles for this slider only. */
	css: string;
	/** The block's own, from `Blocks\Slider\SliderUse`; by default the contract's. */
	breakpoints?: { tablet: number; desk: number };
	speed?: number;
	step?: number;
	/** Whether the last position is followed by the first. */
	wraps?: boolean;
	/** Whether "2 of 5" is shown between the arrows. */
	counts?: boolean;
	/** Whether it is only a scrolling row. */
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

/** The number of positions of a slider that moves by `step` slides. */
export const positionsOf = ( { loop, view }: DeviceSettings, count: number, step: number ): number =>
	loop ? count : Math.max( 1, Math.ceil( ( count - view ) / step ) + 1 );

/**
 * The number of slides per move. No slide is ever skipped: at most as many as are in view on any device, and one in a
 * loop.
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
		/** `row` slides, `still` does not need to; `arrows`, `dots`, `auto`, `open`. */
		devices,
		/** Whether some device cannot show all slides at once. */
		isRow: Object.values( devices ).some( ( shown ) => shown.includes( 'row' ) ),
		/** The devices that show each dot. */
		dots: Array.from( { length: most }, ( _, dot ) =>
			DEVICES.filter( ( device ) => positions[ device ] > dot ).join( ' ' )
		),
		/** The 1-based number of the slide that is in view at a position on every device. */
		slideAt: ( position: number ) => Math.min( position * step, count - 1 ) + 1,
	};
}
