<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

defined( 'ABSPATH' ) || exit;

/** How a block uses the slider, apart from the owner's settings. Missing values come from `contracts/slider.json`. */
final readonly class SliderUse {
	/**
	 * @param array{tablet: int, desk: int}|null $breakpoints the widths of the window, in pixels, at which `tablet` and `desk` begin. The
	 *                                                        block's style includes `slider-breakpoints()` with the same widths
	 * @param array<string, int>                 $gaps        pixels between two slides, by device
	 * @param int|null                           $speed       duration of a transition in milliseconds
	 * @param int                                $step        number of slides per move, at most as many as are in view; in a loop always one
	 * @param bool                               $wraps       whether the last position is followed by the first, and the first preceded by the last
	 * @param bool                               $counts      whether "2 of 5" is shown between the arrows
	 * @param bool                               $scrolls     whether it is a row that scrolls, and nothing else: what is out of view stays within
	 *                                                        reach of assistive technology, such as tabs
	 */
	public function __construct(
		public ?array $breakpoints = null,
		public array $gaps = array(),
		public ?int $speed = null,
		public int $step = 1,
		public bool $wraps = false,
		public bool $counts = false,
		public bool $scrolls = false,
	) {}

	/**
	 * Returns the settings that the view needs.
	 *
	 * @return array{breakpoints?: array{tablet: int, desk: int}, speed?: int, step?: int, wraps?: bool, counts?: bool, scrolls?: bool}
	 */
	public function settings(): array {
		return ( null === $this->breakpoints ? array() : array( 'breakpoints' => $this->breakpoints ) )
			+ ( null === $this->speed ? array() : array( 'speed' => $this->speed ) )
			+ ( $this->step > 1 ? array( 'step' => $this->step ) : array() )
			+ ( $this->wraps ? array( 'wraps' => true ) : array() )
			+ ( $this->counts ? array( 'counts' => true ) : array() )
			+ ( $this->scrolls ? array( 'scrolls' => true ) : array() );
	}
}
