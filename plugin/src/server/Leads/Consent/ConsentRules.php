<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Consent;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The rules for a consent text: plain text that reads the same wherever it is shown, so that its hash is meaningful. */
final readonly class ConsentRules {
	public const LONGEST = 4000;

	/** Normalizes white space as a browser shows it: single spaces, and none at the ends. */
	public static function normalised( string $text ): string {
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}

	/** @return string|null the problem of a normalized text */
	public static function problem( string $text ): ?string {
		if ( mb_strlen( $text ) < 10 ) {
			return __( 'Please enter the full text.', 'hvac-blocks' );
		}

		if ( mb_strlen( $text ) > self::LONGEST ) {
			/* translators: %d: number of characters. */
			return sprintf( __( 'Please use no more than %d characters.', 'hvac-blocks' ), self::LONGEST );
		}

		if ( 1 === preg_match( '/[\p{Cc}\p{Co}\p{Cs}]|\x{FFFD}/u', $text ) ) {
			return __( 'Please use only letters, numbers and punctuation.', 'hvac-blocks' );
		}

		if ( 1 === preg_match( '/<[a-z!\/?]/i', $text ) ) {
			return __( 'Please enter plain text without HTML.', 'hvac-blocks' );
		}

		preg_match_all( '/\{([^{}]*)\}/', $text, $places );
		$unknown = array_diff( $places[1], ConsentText::PLACES );

		if ( array() !== $unknown || 1 === preg_match( '/[{}]/', (string) preg_replace( '/\{[^{}]*\}/', '', $text ) ) ) {
			/* translators: %s: a list such as {brand}. */
			return Text::sentence( __( 'You can use only these placeholders: %s.', 'hvac-blocks' ), '{' . implode( '}, {', ConsentText::PLACES ) . '}' );
		}

		return null;
	}
}
