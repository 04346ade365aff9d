<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

defined( 'ABSPATH' ) || exit;

/** An opaque color, and what WCAG 2 says about it beside another. `client/domain/color.ts` is its twin. */
final readonly class Color {
	/** The least contrast of text with its background (WCAG AA). */
	public const READABLE = 4.5;

	/** A dark page, and the contrast with it that is enough on somewhat lighter ones, too. */
	private const DARK_PAGE   = '#111111';
	private const OUTSTANDING = 6.3;

	/** @param list<float> $rgb three, from 0 to 255 */
	private function __construct( public array $rgb ) {}

	/** @param string $hex such as `#0b5cab` or `#fff` */
	public static function of( string $hex ): self {
		$digits = ltrim( $hex, '#' );
		$digits = 3 === strlen( $digits ) ? (string) preg_replace( '/./', '$0$0', $digits ) : $digits;

		return new self( array_map( static fn ( int $at ): float => (float) hexdec( substr( $digits, $at, 2 ) ), array( 0, 2, 4 ) ) );
	}

	public function hex(): string {
		return vsprintf( '#%02x%02x%02x', array_map( static fn ( float $channel ): int => (int) round( $channel ), $this->rgb ) );
	}

	public function contrast( self $other ): float {
		$light = max( $this->luminance(), $other->luminance() );
		$dark  = min( $this->luminance(), $other->luminance() );

		return ( $light + 0.05 ) / ( $dark + 0.05 );
	}

	/** The text color on this one: white if it is readable, otherwise near black, or black where only that is. */
	public function text(): self {
		foreach ( array( '#ffffff', '#111111' ) as $hex ) {
			if ( $this->contrast( self::of( $hex ) ) >= self::READABLE ) {
				return self::of( $hex );
			}
		}

		return self::of( '#000000' );
	}

	/** Returns a lighter color of this hue, with contrast on a dark page. */
	public function lightened(): self {
		$color = $this;

		for ( $share = 0.05; $color->contrast( self::of( self::DARK_PAGE ) ) < self::OUTSTANDING; $share += 0.05 ) {
			$color = $this->mixed( self::of( '#ffffff' ), $share );
		}

		return $color;
	}

	/** @param float $share how much of the other color, from 0 to 1 */
	public function mixed( self $other, float $share ): self {
		return self::of( ( new self( array_map( static fn ( float $own, float $new ): float => $own + ( $new - $own ) * $share, $this->rgb, $other->rgb ) ) )->hex() );
	}

	/** @return array{chroma: float, hue: float} as CSS' `oklch()` takes them */
	public function oklch(): array {
		[ $red, $green, $blue ] = $this->linear();

		$long   = ( 0.4122214708 * $red + 0.5363325363 * $green + 0.0514459929 * $blue ) ** ( 1 / 3 );
		$medium = ( 0.2119034982 * $red + 0.6806995451 * $green + 0.1073969566 * $blue ) ** ( 1 / 3 );
		$short  = ( 0.0883024619 * $red + 0.2817188376 * $green + 0.6299787005 * $blue ) ** ( 1 / 3 );

		$a = 1.9779984951 * $long - 2.4285922050 * $medium + 0.4505937099 * $short;
		$b = 0.0259040371 * $long + 0.7827717662 * $medium - 0.8086757660 * $short;

		return array(
			'chroma' => round( hypot( $a, $b ), 3 ),
			'hue'    => round( fmod( rad2deg( atan2( $b, $a ) ) + 360, 360 ), 1 ),
		);
	}

	private function luminance(): float {
		[ $red, $green, $blue ] = $this->linear();

		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/** @return list<float> three, from 0 to 1, without gamma */
	private function linear(): array {
		return array_map( static fn ( float $channel ): float => $channel / 255 <= 0.04045 ? $channel / 255 / 12.92 : ( ( $channel / 255 + 0.055 ) / 1.055 ) ** 2.4, $this->rgb );
	}
}
