<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

defined( 'ABSPATH' ) || exit;

/** Numbers as people and spreadsheets write them, with a decimal point or comma. */
final class Number {
	/** Null if it is not a number: "4,8", "4.8/5" and "4.8 stars" are. */
	public static function read( string $text ): ?float {
		$text = CellText::plain( $text );

		if ( is_numeric( $text ) ) {
			return (float) $text;
		}

		$text = preg_replace( '~\s*(?:/\s*5|stars?|estrellas?|étoiles?|★+|out of 5)$~iuD', '', $text ) ?? '';
		$text = strtr( preg_replace( '/(?<=\d) (?=\d{3}\b)/', '', $text ) ?? '', ',', '.' );

		return is_numeric( $text ) ? (float) $text : null;
	}

	/** A count: "1,234", "1 234", "1.234" and "1234.0" are 1234. Null for anything else. */
	public static function count( string $text ): ?int {
		$text = preg_replace( '/\.0+$/', '', CellText::plain( $text ) ) ?? '';

		return 1 === preg_match( '/^\d{1,3}(?:[, .]\d{3})+$|^\d{1,15}$/D', $text ) ? (int) preg_replace( '/\D/', '', $text ) : null;
	}

	/** Degrees: "33.07", "33,07", "33.07N", "96° 48' 12\" W". South and west are negative. Null for anything else. */
	public static function degrees( string $text ): ?float {
		$text = CellText::plain( $text );

		if ( is_numeric( $text ) ) {
			return (float) $text;
		}

		$number = '(\d+(?:[.,]\d+)?)';

		if ( 1 !== preg_match( "/^([NSEWO])?\\s*([+-]?)$number\\s*°?\\s*(?:$number\\s*'\\s*(?:$number\\s*(?:\"|''))?)?\\s*([NSEWO])?$/iuD", $text, $part, PREG_UNMATCHED_AS_NULL ) ) {
			return null;
		}

		$parts   = array_map( static fn ( ?string $one ): float => (float) strtr( (string) $one, ',', '.' ), array_slice( $part, 3, 3 ) );
		$degrees = $parts[0] + $parts[1] / 60 + $parts[2] / 3600;
		// French and Spanish write O for west.
		$is_negative = '-' === $part[2] || in_array( strtoupper( ( $part[1] ?? '' ) . ( $part[6] ?? '' ) ), array( 'S', 'W', 'O' ), true );

		return $is_negative ? -$degrees : $degrees;
	}
}
