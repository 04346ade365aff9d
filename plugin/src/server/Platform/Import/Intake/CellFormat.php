<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

defined( 'ABSPATH' ) || exit;

/** How numbers are shown: a number format of Excel, as far as it changes their text. */
final readonly class CellFormat {
	/** The digits that Excel shows; further digits in the file are noise. */
	private const DIGITS = 15;

	/** The time of day 0, counted from 1900 and from 1904. */
	private const DAY_0      = -2_209_161_600;
	private const DAY_0_1904 = -2_082_844_800;

	/** 12/31/9999. */
	private const LAST_DAY = 2_958_465;

	public function __construct(
		private bool $has_day = false,
		private bool $has_time = false,
		/** Hours may exceed a day, as in a duration. */
		private bool $is_duration = false,
		private bool $is_percent = false,
		/** The minimum number of digits, with leading zeros, as in codes. */
		private int $zeros = 0,
	) {}

	public static function of( string $code ): self {
		// The first section, for positive numbers, without quoted, escaped or bracketed parts, except those of durations.
		$code        = strtolower( (string) preg_replace( '/"[^"]*"?|[\\\\_*]./', '', $code ) );
		$code        = (string) strtok( $code, ';' );
		$is_duration = 1 === preg_match( '/\[[hms]+\]/', $code );
		$code        = (string) preg_replace( array( '/\[[hms]+\]/', '/\[[^\]]*\]/', '~am/pm|a/p~' ), array( 'h', '', 'h' ), $code );

		if ( str_contains( $code, 'general' ) ) {
			return new self();
		}

		$has_time = 1 === preg_match( '/[hs]/', $code );

		return new self(
			has_day: 1 === preg_match( $has_time ? '/[yd]/' : '/[ymd]/', $code ),
			has_time: $has_time,
			is_duration: $is_duration,
			is_percent: str_contains( $code, '%' ),
			zeros: 1 === preg_match( '/^0{2,20}$/D', $code ) ? strlen( $code ) : 0,
		);
	}

	/** Whether it leaves the text of a number unchanged. */
	public function is_plain(): bool {
		return ! $this->has_day && ! $this->has_time && ! $this->is_percent && 0 === $this->zeros;
	}

	public function text( string $raw, bool $counts_from_1904 ): string {
		if ( ! is_numeric( $raw ) ) {
			return $raw;
		}

		return match ( true ) {
			$this->has_day || $this->has_time => $this->moment( (float) $raw, $counts_from_1904 ) ?? self::digits( $raw ),
			$this->is_percent => self::digits( (string) ( 100 * (float) $raw ) ) . '%',
			default => str_starts_with( $raw, '-' ) ? self::digits( $raw ) : str_pad( self::digits( $raw ), $this->zeros, '0', STR_PAD_LEFT ),
		};
	}

	/** Without “.0” or an exponent, and rounded where Excel rounds. */
	public static function digits( string $raw ): string {
		if ( ctype_digit( $raw ) || ! is_numeric( $raw ) ) {
			return $raw;
		}

		$number = (float) $raw;

		if ( 0.0 === $number || ! is_finite( $number ) ) {
			return 0.0 === $number ? '0' : $raw;
		}

		$decimals = self::DIGITS - 1 - (int) floor( log10( abs( $number ) ) );
		$text     = number_format( $number, max( 0, min( 30, $decimals ) ), '.', '' );

		return str_contains( $text, '.' ) ? rtrim( rtrim( $text, '0' ), '.' ) : $text;
	}

	private function moment( float $number, bool $counts_from_1904 ): ?string {
		if ( $number < 0 || $number > self::LAST_DAY + 1 ) {
			return null;
		}

		$seconds = (int) round( $number * DAY_IN_SECONDS );
		$days    = intdiv( $seconds, DAY_IN_SECONDS );
		$second  = $seconds % DAY_IN_SECONDS;

		if ( ! $this->has_day ) {
			return self::clock( $this->is_duration ? $seconds : $second );
		}

		// Excel treats 1900 as a leap year: the days before its February 29 are one too many.
		$days += ! $counts_from_1904 && $days < 60 ? 1 : 0;
		$day   = gmdate( 'Y-m-d', ( $counts_from_1904 ? self::DAY_0_1904 : self::DAY_0 ) + $days * DAY_IN_SECONDS );

		return $this->has_time && 0 !== $second ? $day . ' ' . self::clock( $second ) : $day;
	}

	private static function clock( int $seconds ): string {
		return sprintf( '%02d:%02d', intdiv( $seconds, 3600 ), intdiv( $seconds, 60 ) % 60 ) . ( 0 === $seconds % 60 ? '' : sprintf( ':%02d', $seconds % 60 ) );
	}
}
