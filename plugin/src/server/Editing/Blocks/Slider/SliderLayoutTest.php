<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** @phpstan-import-type Settings from SliderView */
final class SliderLayoutTest extends TestCase {
	public function test_it_shows_what_the_shared_cases_say(): void {
		/** @var list<array{name: string, count: int, settings: Settings, devices: array<string, string>, dots: list<string>, isRow: bool, slides: list<int>}> $cases */
		$cases = Contracts::read( 'slider-layout.cases' )['layout'];

		foreach ( $cases as $case ) {
			$layout = new SliderLayout( $case['settings'], $case['count'] );

			self::assertSame( array( $case['devices'], $case['dots'], $case['isRow'] ), array( $layout->devices, $layout->dots, $layout->is_row ), $case['name'] );
			self::assertSame( $case['slides'], array_map( static fn ( int $place ): int => $layout->slide_at( $place, $case['count'] ), array_keys( $case['slides'] ) ), $case['name'] );
		}
	}
}
