<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Slider;

defined( 'ABSPATH' ) || exit;

/** An editor's colors and declarations, limited to those that only change the appearance. */
final class SliderCss {
	private const LONGEST = 2000;

	private const COLOR = '/^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,30}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([0-9a-z.,%\/ -]{1,60}\)|var\(--[a-z0-9-]{1,80}\))$/i';

	// Anything that loads a resource, ends the list, begins a comment or a string, or writes a character by its code.
	private const UNSAFE = '/[{}<>\\\\@"\'\[\]\x00-\x08\x0e-\x1f]|\/\*|\*\/|(?:url|src|image|image-set|cross-fade|element|paint|expression|attr)\s*\(|javascript:|!\s*important/i';

	/** Returns the color; empty if it is not valid. */
	public static function color( string $color ): string {
		$color = trim( $color );

		// A theme color as the block editor stores it.
		$color = (string) preg_replace( '/^var:preset\|color\|([a-z0-9-]+)$/', 'var(--wp--preset--color--$1)', $color );

		return 1 === preg_match( self::COLOR, $color ) ? $color : '';
	}

	/**
	 * Splits one or two colors at a comma or a space.
	 *
	 * @return array{string, string} the first and the second; empty if there is none
	 */
	public static function colors( string $colors ): array {
		// A comma or space within brackets does not separate colors.
		$parts = preg_split( '/[\s,]+(?![^(]*\))/', trim( $colors ), 2 );

		return array( self::color( $parts[0] ?? '' ), self::color( $parts[1] ?? '' ) );
	}

	/** Returns the safe declarations of a list: `padding:1rem;opacity:0.9`. */
	public static function declarations( string $css ): string {
		if ( strlen( $css ) > self::LONGEST || ! mb_check_encoding( $css, 'UTF-8' ) ) {
			return '';
		}

		$safe = array_filter( array_map( self::declaration( ... ), explode( ';', $css ) ) );

		return implode( ';', $safe );
	}

	private static function declaration( string $declaration ): string {
		$declaration = trim( (string) preg_replace( '/\s+/', ' ', $declaration ) );

		if ( 1 === preg_match( self::UNSAFE, $declaration ) || ! self::is_balanced( $declaration ) || 1 === preg_match( '/^position\s*:\s*(?:fixed|sticky)/i', $declaration ) ) {
			return '';
		}

		// WordPress decides which properties a contributor may set.
		return safecss_filter_attr( $declaration );
	}

	private static function is_balanced( string $text ): bool {
		$open = 0;

		foreach ( str_split( (string) preg_replace( '/[^()]/', '', $text ) ) as $sign ) {
			$open += match ( $sign ) {
				'('     => 1,
				')'     => -1,
				default => 0,
			};

			if ( $open < 0 ) {
				return false;
			}
		}

		return 0 === $open;
	}
}
