<?php
declare(strict_types=1);

namespace HvacBlocks\Site\PageCaches;

defined( 'ABSPATH' ) || exit;

/** The page caches that the plugin supports. Others listen to the actions of `PagePurge`. */
final class KnownCaches {
	/** @return list<PageCache> those present on this site */
	public static function found(): array {
		return array_values( array_filter( self::all(), static fn ( PageCache $cache ): bool => $cache->is_there() ) );
	}

	/** @return list<PageCache> */
	private static function all(): array {
		$address = static fn ( int $id ): string => (string) get_permalink( $id );
		$paths   = static fn ( int $id ): array => array( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );

		return array(
			PageCache::of_functions( 'WP Super Cache', 'wpsc_delete_post_cache', 'wp_cache_clear_cache' ),
			PageCache::of_functions( 'WP Fastest Cache', 'wpfc_clear_post_cache_by_id', 'wpfc_clear_all_cache' ),
			// Its function for everything would also empty the object cache and the database cache.
			PageCache::of_functions( 'W3 Total Cache', 'w3tc_flush_post', 'w3tc_flush_posts' ),
			PageCache::of_functions( 'WP Rocket', 'rocket_clean_post', 'rocket_clean_domain' ),
			PageCache::of_functions( 'Speed Optimizer (SiteGround)', 'sg_cachepress_purge_cache', 'sg_cachepress_purge_cache', $address ),
			PageCache::of_functions( 'NitroPack', 'nitropack_sdk_purge', 'nitropack_sdk_purge', $address ),
			PageCache::of_functions( 'Pantheon', 'pantheon_wp_clear_edge_paths', 'pantheon_wp_clear_edge_all', $paths ),
			PageCache::of_actions( 'LiteSpeed Cache', 'litespeed_purge_post', 'litespeed_purge_all' ),
			PageCache::of_actions( 'Cache Enabler', 'cache_enabler_clear_page_cache_by_post', 'cache_enabler_clear_complete_cache' ),
			PageCache::of_actions( 'Hummingbird', 'wphb_clear_page_cache', 'wphb_clear_page_cache' ),
			// Its action for one post is an admin request with a redirect.
			PageCache::of_actions( 'Breeze', null, 'breeze_clear_all_cache' ),
			self::wp_optimize(),
			self::nginx_helper(),
			self::wp_engine(),
			self::cloudflare(),
		);
	}

	/** Its function `wpo_cache_flush()` would also empty the object cache. */
	private static function wp_optimize(): PageCache {
		$cache = static fn (): mixed => PageCache::result( 'WPO_Page_Cache::instance' );

		return new PageCache(
			'WP-Optimize',
			static fn (): bool => true === PageCache::result( array( $cache(), 'is_enabled' ) ),
			static fn ( int $id ): bool => PageCache::call( 'WPO_Page_Cache::delete_single_post_cache', $id ),
			static fn (): bool => PageCache::call( array( $cache(), 'purge' ) )
		);
	}

	/** The plugin for nginx's cache; its action purges all pages, and the object that it provides for others a single one. */
	private static function nginx_helper(): PageCache {
		$all = PageCache::of_actions( 'Nginx Helper', null, 'rt_nginx_helper_purge_all' );

		return new PageCache(
			$all->name,
			$all->is_there( ... ),
			static fn ( int $id ): bool => PageCache::call( array( $GLOBALS['nginx_purger'] ?? null, 'purge_url' ), (string) get_permalink( $id ) ),
			$all->purge_all( ... )
		);
	}

	private static function wp_engine(): PageCache {
		$purge = 'WpeCommon::purge_varnish_cache';

		return new PageCache(
			'WP Engine',
			static fn (): bool => PageCache::can( $purge ),
			// Forced: otherwise it ignores the fourth and later calls of a request.
			static fn ( int $id ): bool => PageCache::call( $purge, $id, true ),
			static fn (): bool => PageCache::call( $purge, null, true )
		);
	}

	/**
	 * Cloudflare's plugin applies its filters `cloudflare_purge_url_actions` and `cloudflare_purge_everything_actions` while it loads, which is before
	 * this one does: it is called through the object that it provides for others.
	 */
	private static function cloudflare(): PageCache {
		$method = static fn ( string $name ): array => array( $GLOBALS['cloudflareHooks'] ?? null, $name );
		$call   = static fn ( string $name, mixed ...$arguments ): bool => PageCache::call( $method( $name ), ...$arguments );

		return new PageCache(
			'Cloudflare',
			static fn (): bool => PageCache::can( $method( 'purgeCacheEverything' ) ),
			static fn ( int $id ): bool => $call( 'purgeCacheByRelevantURLs', $id ),
			static fn (): bool => $call( 'purgeCacheEverything' )
		);
	}
}
