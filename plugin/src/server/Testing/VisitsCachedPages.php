<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Platform\State\Cache;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Visits to one page after another. */
trait VisitsCachedPages {
	/** Begins the request for a page; `$after` follows its path. */
	private function request( WP_Post $page, Cache $cache, string $method = 'GET', string $after = '' ): CachedPage {
		global $wp_query, $wp_the_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restored after the test.

		$_SERVER['REQUEST_METHOD'] = $method;
		$_SERVER['REQUEST_URI']    = (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH ) . $after;
		$wp_query                  = $wp_the_query = new WP_Query( array( 'page_id' => $page->ID ) ); // phpcs:ignore -- as WordPress does.

		remove_all_actions( 'wp' );
		remove_all_actions( 'shutdown' );
		$cached = new CachedPage( $cache, '1' );
		$cached->boot();
		do_action( 'wp' );

		return $cached;
	}
}
