<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use Closure;
use HvacBlocks\Kernel\IpAddress;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the actions of one network address over a sliding window.
 *
 * The address is never stored, only its keyed hash. An IPv6 visitor has a whole /64, so that counts as one visitor. Many households have a /56, which is
 * 256 of them, and some customers a /48, which is 65,536. Phones of one carrier share these networks, too, so a /56 has the limit of four visitors, and
 * a /48 that of sixteen.
 */
final readonly class RateLimiter {
	/** The number of visitors that an IPv6 network counts as, by its bytes. */
	private const VISITORS = array(
		8 => 1,
		7 => 4,
		6 => 16,
	);

	/** @param (Closure(): int)|null $now a clock other than the machine's */
	public function __construct( private SharedState $state, private ?Closure $now = null ) {}

	/**
	 * Counts events, unless they are refused.
	 *
	 * @param string $bucket what to count, such as `leads`
	 * @param int    $events how many: all or none
	 * @return int|null the seconds to wait; null if it is allowed
	 */
	public function hit( string $bucket, string $address, int $limit, int $seconds, int $events = 1 ): ?int {
		$now      = null === $this->now ? time() : ( $this->now )();
		$window   = intdiv( $now, $seconds );
		$elapsed  = $now - $window * $seconds;
		$counters = array();

		// A flood is refused without a write.
		foreach ( self::networks( $address ) as [ $network, $visitors ] ) {
			$name   = 'rate:' . $bucket . ':' . self::hash( $network ) . ':';
			$before = $this->count( $name . ( $window - 1 ) );
			$count  = $this->count( $name . $window );
			// The previous window counts by the part of it within the last `$seconds`.
			$room = $limit * $visitors - $before * ( 1 - $elapsed / $seconds );

			if ( $count + $events > $room ) {
				return self::wait( $before, $count, $limit * $visitors, $elapsed, $seconds );
			}

			$counters[] = array( $name . $window, $before, $room, $limit * $visitors );
		}

		foreach ( $counters as $index => [ $name, $before, $room, $most ] ) {
			$count = $this->state->increment( $name, $events, 2 * $seconds );

			if ( $count > $room ) {
				// Refused events do not count, or a visitor who retries too early would never get through.
				foreach ( array_slice( $counters, 0, $index + 1 ) as [ $counted ] ) {
					$this->state->increment( $counted, -$events, 2 * $seconds );
				}

				return self::wait( $before, $count - $events, $most, $elapsed, $seconds );
			}
		}

		return null;
	}

	private function count( string $name ): int {
		$count = $this->state->get( $name );

		return is_int( $count ) ? max( 0, $count ) : 0;
	}

	private static function wait( int $before, int $count, int $limit, int $elapsed, int $seconds ): int {
		if ( $count < $limit && $before > 0 ) {
			return max( 1, (int) ceil( $seconds * ( 1 - ( $limit - $count - 1 ) / $before ) ) - $elapsed );
		}

		return max( 1, $seconds - $elapsed + (int) ceil( $seconds * max( 0, 1 - ( $limit - 1 ) / max( 1, $count ) ) ) );
	}

	/** @return non-empty-list<array{string, int}> the networks that contain an address, and the number of visitors that each counts as */
	private static function networks( string $address ): array {
		$packed   = IpAddress::packed( $address ) ?? $address;
		$networks = array();

		foreach ( 16 === strlen( $packed ) && $packed !== $address ? self::VISITORS : array( strlen( $packed ) => 1 ) as $bytes => $visitors ) {
			$networks[] = array( substr( $packed, 0, $bytes ), $visitors );
		}

		return $networks;
	}

	private static function hash( string $network ): string {
		return substr( hash_hmac( 'sha256', $network, wp_salt( 'nonce' ) ), 0, 32 );
	}
}
