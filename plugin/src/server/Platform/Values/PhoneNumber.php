<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

defined( 'ABSPATH' ) || exit;

/** Phone numbers as people write them; `client/domain/phone-number.ts` is the twin. */
final class PhoneNumber {
	private const LONGEST   = 40;
	private const EXTENSION = '/\s*(?:x|ext\.?|#)\s*\d{1,6}$/iD';

	/** Whether a visitor can dial it: ten to fifteen digits, no letters, not one digit again and again. */
	public static function is_usable( string $text ): bool {
		$number = preg_replace( self::EXTENSION, '', trim( $text ) ) ?? '';
		$digits = preg_replace( '/\D/', '', $number ) ?? '';

		return strlen( $number ) <= self::LONGEST
			&& 1 === preg_match( '~^\+?[0-9(). /-]+$~D', $number )
			&& 1 === preg_match( '/^(\d)(?!\1+$)\d{9,14}$/D', $digits );
	}

	/** Returns the first number that can be dialed, in readable form; empty if none can. */
	public static function first_usable( string ...$texts ): string {
		foreach ( $texts as $text ) {
			if ( self::is_usable( $text ) ) {
				return self::legible( $text );
			}
		}

		return '';
	}

	/** Formats the bare digits of a North American number with hyphens; keeps anything else as written. */
	public static function legible( string $text ): string {
		return ltrim( preg_replace( '/^(?:\+?(1))?(\d{3})(\d{3})(\d{4})$/D', '$1-$2-$3-$4', trim( $text ) ) ?? '', '-' );
	}

	/** The address that dials a usable number; the visitor enters an extension. */
	public static function href( string $text ): string {
		$number = preg_replace( self::EXTENSION, '', trim( $text ) ) ?? '';

		return 'tel:' . preg_replace( '/[^\d+]/', '', $number );
	}
}
