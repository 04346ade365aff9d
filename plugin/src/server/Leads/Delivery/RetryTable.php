<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

defined( 'ABSPATH' ) || exit;

/** The delays before a refused delivery is retried. */
final readonly class RetryTable {
	/** Seconds after the first, second, … attempt. */
	public const DELAYS = array( 60, 300, 1800, 7200, 21600, 43200, 86400 );

	/** A destination that asks for a longer delay is retried after this one. */
	private const LONGEST = 172800;

	/**
	 * @param int      $attempts the number so far, at least 1
	 * @param int|null $after    the seconds requested by the destination
	 * @return int|null seconds from now, up to a tenth more than in the table to spread retries; null after the last attempt
	 */
	public static function delay( int $attempts, ?int $after = null ): ?int {
		$delay = self::DELAYS[ max( 1, $attempts ) - 1 ] ?? null;

		if ( null === $delay ) {
			return null;
		}

		return max( $delay, min( self::LONGEST, $after ?? 0 ) ) + random_int( 0, intdiv( $delay, 10 ) );
	}

	/** @return int the maximum delay */
	public static function longest(): int {
		return self::LONGEST + intdiv( max( self::DELAYS ), 10 );
	}

	/** More attempts than the table allows: each of the last ones ended with the death of its worker. */
	public static function is_exhausted( int $attempts ): bool {
		return $attempts > count( self::DELAYS ) + 1;
	}
}
