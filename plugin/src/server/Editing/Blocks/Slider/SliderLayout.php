<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/**
 * What a slider with a given number of slides shows on each device; the twin of `client/domain/slider.ts`.
 *
 * @phpstan-import-type Settings from SliderView
 */
final readonly class SliderLayout {
	/** @var array<string, string> by device, what it shows: `row` slides, `still` needs no sliding; `arrows`, `dots`, `auto`, `open` */
	public array $devices;

	/** Whether some device does not show all slides at once. */
	public bool $is_row;

	/** @var list<string> the devices that show each dot */
	public array $dots;

	/** Whether the last position is followed by the first on any device. */
	public bool $loops;

	/** The number of slides per move. No slide is skipped: the step is at most the number in view on each device, and one in a loop. */
	private int $step;

	/** @param Settings $settings */
	public function __construct( array $settings, int $count ) {
		/** @var array{devices: array<string, array{dots: int}>} $contract */
		$contract  = Contracts::read( 'slider' );
		$devices   = array();
		$positions = array();
		$most      = array_map( static fn ( array $of ): int => $of['loop'] ? 1 : (int) $of['view'], array_filter( $settings['devices'], static fn ( array $of ): bool => $of['active'] ) );

		$this->step = min( $settings['step'] ?? 1, ...array_values( $most ), ...array( $count ?: 1 ) );

		foreach ( $settings['devices'] as $device => $of ) {
			$is_row               = $of['active'] && $count > $of['view'];
			$number               = $of['loop'] ? $count : (int) ceil( ( $count - $of['view'] ) / $this->step ) + 1;
			$has_dots             = $is_row && $of['dots'] && $number <= $contract['devices'][ $device ]['dots'];
			$positions[ $device ] = $has_dots ? $number : 0;
			$devices[ $device ]   = implode(
				' ',
				array_keys(
					array_filter(
						array(
							'row'    => $is_row,
							'still'  => $of['active'] && ! $is_row,
							'arrows' => $is_row && $of['arrows'],
							'dots'   => $has_dots,
							'auto'   => $is_row && $of['automatic'],
							'open'   => $is_row && ! $of['clip'],
						)
					)
				)
			);
		}

		$this->devices = $devices;
		$this->is_row  = str_contains( implode( ' ', $devices ), 'row' );
		$this->loops   = ( $settings['wraps'] ?? false ) || in_array( true, array_column( $settings['devices'], 'loop' ), true );
		$this->dots    = array_map(
			static fn ( int $dot ): string => implode( ' ', array_keys( array_filter( $positions, static fn ( int $number ): bool => $number > $dot ) ) ),
			max( $positions ) > 0 ? range( 0, max( $positions ) - 1 ) : array()
		);
	}

	/** Returns the number, from 1, of the slide that is in view on every device at a position of the slider. */
	public function slide_at( int $position, int $count ): int {
		return min( $position * $this->step, $count - 1 ) + 1;
	}
}
