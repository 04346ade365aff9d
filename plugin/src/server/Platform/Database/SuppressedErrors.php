<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** Keeps personal input out of the server's log: wpdb writes the full text of a failed query there. */
final readonly class SuppressedErrors {
	/**
	 * @template T
	 * @param callable(): T $ask
	 * @return T
	 */
	public static function in( wpdb $wpdb, callable $ask ): mixed {
		$before = $wpdb->suppress_errors();

		try {
			return $ask();
		} finally {
			$wpdb->suppress_errors( (bool) $before );
		}
	}
}
