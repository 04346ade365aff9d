<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\HydrationMoment;

defined( 'ABSPATH' ) || exit;

/**
 * How a block hydrates that is a slider and nothing else: a row scrolls until somebody uses it, one that moves by itself begins
 * once it is in view, and slides that all fit need no script.
 *
 * @phpstan-import-type Settings from SliderView
 */
final class SliderHydration {
	/** @param Settings $settings */
	public static function of( array $settings, int $count ): Hydration {
		$shown = explode( ' ', implode( ' ', ( new SliderLayout( $settings, $count ) )->devices ) );

		return match ( true ) {
			! in_array( 'row', $shown, true ) => Hydration::none(),
			in_array( 'auto', $shown, true ) => new Hydration( HydrationMoment::Visible ),
			default => new Hydration( HydrationMoment::Touch ),
		};
	}
}
