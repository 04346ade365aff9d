<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Work that one request does at a time. If that request dies, the lease ends after some seconds. */
final class Lease {
	/**
	 * @template T
	 * @param int          $seconds more than the work takes
	 * @param Closure(): T $work
	 * @return T|null null if another request has the lease
	 */
	public static function run( SharedState $state, string $name, int $seconds, Closure $work ): mixed {
		$since = microtime( true );

		if ( ! $state->add( $name, uniqid( '', true ), $seconds ) ) {
			return null;
		}

		try {
			return $work();
		} finally {
			// After that time, another request may have it.
			if ( microtime( true ) - $since < $seconds - 1 ) {
				$state->delete( $name );
			}
		}
	}
}
