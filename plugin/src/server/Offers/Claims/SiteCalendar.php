<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use Closure;
use DateTimeImmutable;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/** Days in the site's time zone. A day is written as 2026-12-31, so that days compare as texts. */
final readonly class SiteCalendar {
	/** @var Closure(): int */
	private Closure $now;

	/** @param (Closure(): int)|null $now the Unix time; null for the current time */
	public function __construct( ?Closure $now = null ) {
		$this->now = $now ?? time( ... );
	}

	public function now(): int {
		return ( $this->now )();
	}

	public function today(): string {
		return (string) wp_date( 'Y-m-d', $this->now() );
	}

	/** Returns the Unix time at which a day begins. */
	public function start_of( string $day ): int {
		return ( new DateTimeImmutable( $day, wp_timezone() ) )->getTimestamp();
	}

	/** Returns the day this many days later. */
	public static function after( string $day, int $days = 1 ): string {
		return self::at_noon( $day )->modify( sprintf( '%+d days', $days ) )->format( 'Y-m-d' );
	}

	/** Returns the number of days from one day to another; negative if that is earlier. */
	public static function days( string $from, string $to ): int {
		return (int) self::at_noon( $from )->diff( self::at_noon( $to ) )->format( '%r%a' );
	}

	/** Returns the text if it is a valid date; otherwise an empty string. */
	public static function day( mixed $text ): string {
		return is_string( $text ) && 1 === preg_match( '/^([1-9]\d{3})-(\d\d)-(\d\d)$/D', $text, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ? $text : '';
	}

	private static function at_noon( string $day ): DateTimeImmutable {
		return new DateTimeImmutable( "$day 12:00", new DateTimeZone( 'UTC' ) );
	}
}
