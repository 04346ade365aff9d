<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

defined( 'ABSPATH' ) || exit;

/** Keeps this request's response out of page caches, browsers and proxies, because part of it could not be read. */
final class NotCached {
	public static function page(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches look for.
		}

		if ( ! headers_sent() ) {
			nocache_headers();
		}
	}
}
