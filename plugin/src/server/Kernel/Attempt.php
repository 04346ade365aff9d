<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Work of the plugin in a request about something else: a page of the site, a post being saved, a run of WP-Cron. If the database or an upstream fails,
 * the request continues, and the work is done another time.
 */
final class Attempt {
	/**
	 * Returns the callback for a WordPress hook.
	 *
	 * @param (Closure(): mixed)|null $later called after a failure, to make up for the work
	 * @return Closure(mixed...): mixed returns a filter's value unchanged if the work failed
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
