<?php
declare(strict_types=1);

namespace HvacBlocks\Rest;

use Closure;
use HvacBlocks\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what one network address does, over a window that slides.
 *
 * The address is never stored: its keyed hash is. An IPv6 visitor owns a whole /64, so that is what counts as one.
 */
final readonly class RateLimiter {
	/** @param (Closure(): int)|null $now another clock than the machine's */
	public function __construct( private SharedState $state, private ?Closure $now = null ) {}

	/**
	 * Counts one event, unless it is refused.
	 *
	 * @param string $bucket what is counted, such as `leads`
	 * @return int|null the seconds to wait; null where it is allowed
	 */
	public function hit( string $bucket, string $address, int $limit, int $seconds ): ?int {
		$now     = null === $this->now ? time() : ( $this->now )();
		$window  = intdiv( $now, $seconds );
		$elapsed = $now - $window * $seconds;
		$name    = 'rate:' . $bucket . ':' . self::hash( $address ) . ':';

		$before = $this->state->get( $name . ( $window - 1 ) );
		$before = is_int( $before ) ? max( 0, $before ) : 0;
		$count  = $this->state->get( $name . $window );
		$count  = is_int( $count ) ? max( 0, $count ) : 0;
		// The window before this one counts by the part of it that the last `$seconds` still cover.
		$room = $limit - $before * ( 1 - $elapsed / $seconds );

		// A flood is refused without a write.
		if ( $count + 1 > $room ) {
			return self::wait( $before, $count, $limit, $elapsed, $seconds );
		}

		$count = $this->state->increment( $name . $window, 1, 2 * $seconds );

		if ( $count <= $room ) {
			return null;
		}

		// Refused ones do not count, or a visitor who tries again too early would never get through.
		$this->state->increment( $name . $window, -1, 2 * $seconds );

		return self::wait( $before, $count - 1, $limit, $elapsed, $seconds );
	}

	private static function wait( int $before, int $count, int $limit, int $elapsed, int $seconds ): int {
		if ( $count < $limit && $before > 0 ) {
			return max( 1, (int) ceil( $seconds * ( 1 - ( $limit - $count - 1 ) / $before ) ) - $elapsed );
		}

		return max( 1, $seconds - $elapsed + (int) ceil( $seconds * max( 0, 1 - ( $limit - 1 ) / max( 1, $count ) ) ) );
	}

	private static function hash( string $address ): string {
		$packed  = false === filter_var( $address, FILTER_VALIDATE_IP ) ? $address : (string) inet_pton( $address );
		$network = 16 === strlen( $packed ) ? substr( $packed, 0, 8 ) : $packed;

		return substr( hash_hmac( 'sha256', $network, wp_salt( 'nonce' ) ), 0, 32 );
	}
}
