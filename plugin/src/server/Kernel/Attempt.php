<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Work of ours in a request that is about something else: a page of the site, a post that is saved, a run of WP-Cron. If the database or an upstream
 * fails, that request goes on, and the work is done another time.
 */
final class Attempt {
	/**
	 * The callback for a hook of WordPress.
	 *
	 * @param (Closure(): mixed)|null $later what makes up for it
	 * @return Closure(mixed...): mixed gives a filter's value back unchanged if the work failed
	 */
	public static function of( Closure $work, ?Closure $later = null ): Closure {
		return static function ( mixed ...$arguments ) use ( $work, $later ): mixed {
			try {
				return $work( ...$arguments );
			} catch ( Unavailable ) {
				null !== $later && $later();

				return $arguments[0] ?? null;
			}
		};
	}
}
