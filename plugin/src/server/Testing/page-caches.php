<?php
/**
 * Stand-ins for the functions of cache plugins and hosts that the plugin calls, with their signatures.
 */
declare(strict_types=1);

use HvacBlocks\Testing\PageCacheCalls;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Universal.Files.SeparateFunctionsFromOO -- the names of other plugins.

function wpsc_delete_post_cache( int $id ): void {
	PageCacheCalls::note( __FUNCTION__, $id );
}

function wp_cache_clear_cache( int $blog_id = 0 ): void {
	PageCacheCalls::note( __FUNCTION__ );
}

function wpfc_clear_post_cache_by_id( int|false $post_id = false ): void {
	PageCacheCalls::note( __FUNCTION__, $post_id );
}

function wpfc_clear_all_cache( bool $minified = false ): void {
	PageCacheCalls::note( __FUNCTION__ );
}

function w3tc_flush_post( int $post_id ): void {
	PageCacheCalls::note( __FUNCTION__, $post_id );
}

function w3tc_flush_posts(): void {
	PageCacheCalls::note( __FUNCTION__ );
}

function rocket_clean_post( int $post_id ): void {
	PageCacheCalls::note( __FUNCTION__, $post_id );
}

function rocket_clean_domain( string $lang = '' ): void {
	PageCacheCalls::note( __FUNCTION__ );
}

function sg_cachepress_purge_cache( string|false $url = false ): bool {
	PageCacheCalls::note( __FUNCTION__, $url );

	return true;
}

function nitropack_sdk_purge( ?string $url = null, ?string $tag = null, ?string $reason = null ): bool {
	PageCacheCalls::note( __FUNCTION__, $url );

	return true;
}

/** @param list<string> $paths */
function pantheon_wp_clear_edge_paths( array $paths ): void {
	PageCacheCalls::note( __FUNCTION__, $paths );
}

function pantheon_wp_clear_edge_all(): void {
	PageCacheCalls::note( __FUNCTION__ );
}

final class WpeCommon {
	public static function purge_varnish_cache( ?int $post_id = null, bool $force = false ): void {
		PageCacheCalls::note( __METHOD__, array( $post_id, $force ) );
	}
}

final class WPO_Page_Cache {
	public static bool $is_enabled = true;

	public static function instance(): self {
		return new self();
	}

	public static function delete_single_post_cache( int $post_id ): bool {
		PageCacheCalls::note( __METHOD__, $post_id );

		return true;
	}

	public function is_enabled(): bool {
		return self::$is_enabled;
	}

	public function purge(): bool {
		PageCacheCalls::note( __METHOD__ );

		return true;
	}
}
