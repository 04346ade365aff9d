<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

defined( 'ABSPATH' ) || exit;

/** When a delivery that was not taken is tried again. */
final readonly class RetryTable {
	/** Seconds after the first, second, … attempt. */
	public const DELAYS = array( 60, 300, 1800, 7200, 21600, 43200, 86400 );

	/** A destination that asks for more than this is asked again all the same. */
	private const LONGEST = 172800;

	/**
	 * @param int      $attempts how many there have been, at least 1
	 * @param int|null $after    the seconds that the destination asked for
	 * @return int|null seconds from now, up to a tenth more than the table says so that a crowd spreads; null when it was the last attempt
	 */
	public static function delay( int $attempts, ?int $after = null ): ?int {
		$delay = self::DELAYS[ max( 1, $attempts ) - 1 ] ?? null;

		if ( null === $delay ) {
			return null;
		}

		return max( $delay, min( self::LONGEST, $after ?? 0 ) ) + random_int( 0, intdiv( $delay, 10 ) );
	}

	/** @return int no wait is longer than this */
	public static function longest(): int {
		return self::LONGEST + intdiv( max( self::DELAYS ), 10 );
	}

	/** More attempts than the table allows: every one of the last ended with its worker. */
	public static function is_exhausted( int $attempts ): bool {
		return $attempts > count( self::DELAYS ) + 1;
	}
}
