<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

use HvacBlocks\Editing\Blocks\Hydration;
use HvacBlocks\Editing\Blocks\HydrationMoment;

defined( 'ABSPATH' ) || exit;

/**
 * When a block that is only a slider hydrates: a scrolling row waits until it is used, an autoplaying one hydrates when it becomes visible, and slides
 * that all fit need no script.
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
