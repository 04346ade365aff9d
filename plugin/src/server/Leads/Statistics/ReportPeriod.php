<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use DateTimeImmutable;
use DateTimeZone;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The days of a report, including the first and the last. */
final readonly class ReportPeriod {
	private const LONGEST = 1100;
	private const USUAL   = 30;

	private function __construct( public string $from, public string $to ) {}

	/** @return array<string, array<string, mixed>> the route arguments that `from()` reads */
	public static function args(): array {
		$day = array(
			'type'    => 'string',
			// A calendar day or nothing.
			'pattern' => '^$|^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
			'default' => '',
		);

		return array(
			'days' => array(
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => self::LONGEST,
				'default'     => self::USUAL,
				'description' => __( 'Number of days, if no start date is given.', 'hvac-blocks' ),
			),
			'from' => $day + array( 'description' => __( 'The start date, for example 2026-01-31.', 'hvac-blocks' ) ),
			'to'   => $day + array( 'description' => __( 'The end date. Defaults to today.', 'hvac-blocks' ) ),
		);
	}

	public static function from( WP_REST_Request $request ): self|WP_Error {
		$to   = self::day( $request['to'], DailyCounts::today() );
		$days = is_int( $request['days'] ) ? $request['days'] : self::USUAL;
		$from = null === $to ? null : self::day( $request['from'], self::shifted( $to, 1 - $days ) );

		if ( null === $from || null === $to ) {
			return self::refused( __( 'Enter a valid date.', 'hvac-blocks' ) );
		}

		if ( $from > $to ) {
			return self::refused( __( 'The start date must not be after the end date.', 'hvac-blocks' ) );
		}

		$period = new self( $from, $to );

		return $period->length() > self::LONGEST ? self::refused( __( 'This period is too long for one report.', 'hvac-blocks' ) ) : $period;
	}

	/** Returns the period of this many days that ends today. */
	public static function last( int $days ): self {
		return new self( self::shifted( DailyCounts::today(), 1 - $days ), DailyCounts::today() );
	}

	/** Returns the previous period of the same length. */
	public function before(): self {
		return new self( self::shifted( $this->from, -$this->length() ), self::shifted( $this->from, -1 ) );
	}

	public function length(): int {
		return (int) self::date( $this->from )->diff( self::date( $this->to ) )->days + 1;
	}

	/** @return list<string> every day of the period */
	public function days(): array {
		return array_map( fn ( int $day ): string => self::shifted( $this->from, $day ), range( 0, $this->length() - 1 ) );
	}

	public static function shifted( string $day, int $by ): string {
		return self::date( $day )->modify( sprintf( '%+d days', $by ) )->format( 'Y-m-d' );
	}

	private static function day( mixed $value, string $usual ): ?string {
		if ( ! is_string( $value ) || '' === $value ) {
			return $usual;
		}

		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $value, new DateTimeZone( 'UTC' ) );

		return false !== $date && $date->format( 'Y-m-d' ) === $value ? $value : null;
	}

	private static function date( string $day ): DateTimeImmutable {
		return new DateTimeImmutable( $day, new DateTimeZone( 'UTC' ) );
	}

	private static function refused( string $message ): WP_Error {
		return new WP_Error( 'hvac_blocks_bad_period', $message, array( 'status' => 400 ) );
	}
}
