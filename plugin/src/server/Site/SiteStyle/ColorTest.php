<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Kernel\Contracts;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

defined( 'ABSPATH' ) || exit;

/** Contrast, and the colors that go with a chosen one. */
final class ColorTest extends TestCase {
	#[DataProvider( 'cases' )]
	public function test_text_on_it_and_its_pair_for_dark_pages_are_readable( string $color, string $text, float $white, string $lightened ): void {
		$of = Color::of( $color );

		self::assertSame( $text, $of->text()->hex() );
		self::assertEqualsWithDelta( $white, $of->contrast( Color::of( '#fff' ) ), 0.005 );
		self::assertSame( $lightened, $of->lightened()->hex() );

		foreach ( array( $of, $of->lightened() ) as $fill ) {
			self::assertGreaterThanOrEqual( Color::READABLE, $fill->contrast( $fill->text() ) );
		}
	}

	/** @return iterable<string, array{string, string, float, string}> */
	public static function cases(): iterable {
		/** @var list<array{color: string, text: string, white: float|int, lightened: string}> $cases */
		$cases = Contracts::read( 'color.cases' );

		foreach ( $cases as $case ) {
			yield $case['color'] => array( $case['color'], $case['text'], (float) $case['white'], $case['lightened'] );
		}
	}

	public function test_no_color_leaves_its_text_unreadable(): void {
		for ( $gray = 0; $gray < 256; $gray++ ) {
			$color = Color::of( sprintf( '#%1$02x%1$02x%1$02x', $gray ) );

			self::assertGreaterThanOrEqual( Color::READABLE, $color->contrast( $color->text() ), $color->hex() );
		}
	}

	public function test_it_knows_its_hue_as_css_does(): void {
		self::assertSame( array( 'chroma' => 0.258, 'hue' => 29.2 ), Color::of( '#ff0000' )->oklch() );
		self::assertSame( 0.0, Color::of( '#808080' )->oklch()['chroma'] );
	}
}
