<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/** The two kinds of postal code, and the area that each identifies. */
final class PostalCode {
	private const US = '\d{5}(?:[ -]?\d{4})?';
	// Canadian codes have no D, F, I, O, Q, U, and do not begin with W or Z.
	private const CANADA = '[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z](?:[ -]?\d[ABCEGHJ-NPRSTV-Z]\d)?';

	/** Puerto Rico and the US Virgin Islands. */
	private const TWO_ZEROS = array( 'PR', 'VI' );

	/** Returns the ZIP code or forward sortation area of a complete code ("75024-1234" gives "75024", "m5v2t6" gives "M5V"); null for anything else. */
	public static function area( string $code ): ?string {
		return self::match( '/^(?:' . self::US . '|' . self::CANADA . ')$/D', strtoupper( trim( $code ) ) );
	}

	/**
	 * Returns the areas of all codes in a text.
	 *
	 * @return list<array{string, int, int}> each with the code's position and length in bytes
	 */
	public static function within( string $text ): array {
		preg_match_all( '/(?<![\p{L}\d])(?<!\d-)(?:' . self::US . '|' . self::CANADA . ')(?![\p{L}\d-])/iu', $text, $found, PREG_OFFSET_CAPTURE );
		$codes = array();

		foreach ( $found[0] as [ $code, $start ] ) {
			$area = self::area( $code );

			if ( null !== $area ) {
				$codes[] = array( $area, $start, strlen( $code ) );
			}
		}

		return $codes;
	}

	/**
	 * Returns the area of a code altered by a spreadsheet: 1234.0 was 01234, and in Puerto Rico 601 was 00601.
	 *
	 * @param string $region of the code's record; empty if unknown
	 */
	public static function repaired_area( string $code, string $region = '' ): ?string {
		// The fast path for nearly all of the millions that an import reads.
		return 5 === strlen( $code ) && ctype_digit( $code ) ? $code : self::area( self::with_zeros( $code, $region ) );
	}

	/** Returns the same code in readable form: five digits, or "M5V 2T6"; null if it is not a code. */
	public static function repaired( string $code, string $region = '' ): ?string {
		$code = strtoupper( self::with_zeros( $code, $region ) );
		$area = self::area( $code );

		if ( null === $area || ctype_digit( $area ) ) {
			return $area;
		}

		$rest = substr( preg_replace( '/[ -]/', '', $code ) ?? '', 3 );

		return '' === $rest ? $area : "$area $rest";
	}

	private static function with_zeros( string $code, string $region ): string {
		$code = preg_replace( '/\.0+$/', '', trim( $code ) ) ?? '';
		// Three digits are a ZIP code only where ZIP codes begin with 00: elsewhere "750" is a prefix, not a place in Puerto Rico.
		$least = in_array( $region, self::TWO_ZEROS, true ) ? 3 : 4;

		if ( 1 === preg_match( "/^\\d{{$least},4}(?:-\\d{4})?$/D", $code ) ) {
			[ $zip ] = explode( '-', $code );

			return str_pad( $zip, 5, '0', STR_PAD_LEFT );
		}

		return 1 === preg_match( '/^\d{' . ( $least + 4 ) . ',8}$/D', $code ) ? str_pad( $code, 9, '0', STR_PAD_LEFT ) : $code;
	}

	private static function match( string $pattern, string $text ): ?string {
		if ( 1 !== preg_match( $pattern, $text, $found ) ) {
			return null;
		}

		return ctype_digit( $found[0][0] ) ? substr( $found[0], 0, 5 ) : substr( $found[0], 0, 3 );
	}
}
