<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

defined( 'ABSPATH' ) || exit;

/** Permalinks with post names, which the pages' paths need; a site with any permalinks keeps its own. */
final class ReadableAddresses {
	public static function are_there(): bool {
		return '' !== get_option( 'permalink_structure' );
	}

	public static function make(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;

		if ( self::are_there() ) {
			return;
		}

		// For Apache's .htaccess, which WordPress writes with admin functions.
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/misc.php';

		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		$wp_rewrite->flush_rules();
	}
}
