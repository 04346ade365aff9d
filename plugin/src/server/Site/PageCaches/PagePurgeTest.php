<?php
declare(strict_types=1);

namespace HvacBlocks\Site\PageCaches;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Platform\Import\RunningImports;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsWriter;
use HvacBlocks\Testing\PageCacheCalls;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class PagePurgeTest extends TestCase {
	private const HOOKS = array( 'hvac_blocks_dealers_changed', 'hvac_blocks_rebates_changed', 'hvac_blocks_claims_changed', 'hvac_blocks_import_done', PagePurge::HOOK, 'add_option_' . Settings::OPTION, 'update_option_' . Settings::OPTION, 'shutdown', 'debug_information' );

	private const EVERYTHING = array(
		'WPO_Page_Cache::purge'              => array( null ),
		'WpeCommon::purge_varnish_cache'     => array( array( null, true ) ),
		'breeze_clear_all_cache'             => array( null ),
		'cache_enabler_clear_complete_cache' => array( null ),
		'cloudflare all'                     => array( null ),
		'litespeed_purge_all'                => array( null ),
		'nitropack_sdk_purge'                => array( null ),
		'our action'                         => array( null ),
		'pantheon_wp_clear_edge_all'         => array( null ),
		'rocket_clean_domain'                => array( null ),
		'rt_nginx_helper_purge_all'          => array( null ),
		'sg_cachepress_purge_cache'          => array( false ),
		'w3tc_flush_posts'                   => array( null ),
		'wp_cache_clear_cache'               => array( null ),
		'wpfc_clear_all_cache'               => array( null ),
		'wphb_clear_page_cache'              => array( null ),
	);

	/** Actions that other plugins listen to. */
	private const ACTIONS = array( 'litespeed_purge_post', 'litespeed_purge_all', 'cache_enabler_clear_page_cache_by_post', 'cache_enabler_clear_complete_cache', 'wphb_clear_page_cache', 'breeze_clear_all_cache', 'rt_nginx_helper_purge_all' );

	#[Before]
	public function start(): void {
		require_once __DIR__ . '/../../Testing/page-caches.php';

		array_map( remove_all_actions( ... ), self::HOOKS );

		foreach ( self::ACTIONS as $hook ) {
			add_action( $hook, static fn ( mixed $id = '' ) => PageCacheCalls::note( $hook, '' === $id ? null : $id ) );
		}

		add_action( 'hvac_blocks_purge_all_pages', static fn () => PageCacheCalls::note( 'our action' ) );
		add_action( 'hvac_blocks_purge_pages', static fn ( mixed $ids ) => PageCacheCalls::note( 'our action', $ids ) );

		$GLOBALS['cloudflareHooks'] = new class() {
			public function purgeCacheByRelevantURLs( int $id ): void {
				PageCacheCalls::note( 'cloudflare post', $id );
			}

			public function purgeCacheEverything(): void {
				PageCacheCalls::note( 'cloudflare all' );
			}
		};

		$GLOBALS['nginx_purger'] = new class() {
			public function purge_url( string $url, bool $feed = true ): void {
				PageCacheCalls::note( 'nginx url', $url );
			}
		};

		( new PagePurge( new Settings(), new RunningImports( self::wpdb() ) ) )->boot();
		wp_unschedule_hook( PagePurge::HOOK );
		delete_option( PurgeRecord::OPTION );
		PageCacheCalls::take();
	}

	#[After]
	public function stop(): void {
		unset( $GLOBALS['cloudflareHooks'], $GLOBALS['nginx_purger'] );
		\WPO_Page_Cache::$is_enabled = true;
		array_map( remove_all_actions( ... ), self::ACTIONS );
		PageCacheCalls::$failing = '';
		PageCacheCalls::take();
	}

	/** @param non-empty-string $action */
	#[TestWith( array( 'hvac_blocks_dealers_changed' ) )]
	#[TestWith( array( 'hvac_blocks_rebates_changed' ) )]
	public function test_all_pages_are_purged_once_at_the_end( string $action ): void {
		do_action( $action );
		do_action( $action );
		self::assertSame( array(), PageCacheCalls::take() );

		do_action( 'shutdown' );
		self::assertSame( self::EVERYTHING, PageCacheCalls::take() );
	}

	public function test_settings_that_are_saved_purge_all_pages(): void {
		( new SettingsWriter( new Settings() ) )->save( array( 'leads_rate_limit' => 7 ) );
		do_action( 'shutdown' );
		self::assertSame( self::EVERYTHING, PageCacheCalls::take() );

		( new SettingsWriter( new Settings() ) )->save( array( 'leads_rate_limit' => 8 ) );
		do_action( 'shutdown' );
		self::assertSame( self::EVERYTHING, PageCacheCalls::take() );

		// Saving unchanged values changes no page.
		( new SettingsWriter( new Settings() ) )->save( array( 'leads_rate_limit' => 8 ) );
		do_action( 'shutdown' );
		self::assertSame( array(), PageCacheCalls::take() );
	}

	public function test_claims_purge_the_pages_that_show_them(): void {
		$one   = self::page( 'One' );
		$two   = self::page( 'Two' );
		$draft = self::page( 'Draft', 'draft' );

		do_action( 'hvac_blocks_claims_changed', array( $one, $draft ) );
		do_action( 'hvac_blocks_claims_changed', array( $one, $two ) );
		do_action( 'shutdown' );
		$calls = PageCacheCalls::take();

		foreach ( array( 'wpsc_delete_post_cache', 'wpfc_clear_post_cache_by_id', 'w3tc_flush_post', 'rocket_clean_post', 'litespeed_purge_post', 'cache_enabler_clear_page_cache_by_post', 'cloudflare post', 'wphb_clear_page_cache', 'WPO_Page_Cache::delete_single_post_cache' ) as $name ) {
			self::assertSame( array( $one, $two ), $calls[ $name ] ?? null, $name );
		}

		foreach ( array( 'sg_cachepress_purge_cache', 'nitropack_sdk_purge', 'nginx url' ) as $name ) {
			self::assertSame( array( get_permalink( $one ), get_permalink( $two ) ), $calls[ $name ] ?? null, $name );
		}

		// It cannot purge a single page.
		self::assertSame( array( null ), $calls['breeze_clear_all_cache'] ?? null );
		self::assertSame( array( array( (string) wp_parse_url( (string) get_permalink( $one ), PHP_URL_PATH ) ), array( (string) wp_parse_url( (string) get_permalink( $two ), PHP_URL_PATH ) ) ), $calls['pantheon_wp_clear_edge_paths'] ?? null );
		self::assertSame( array( array( $one, true ), array( $two, true ) ), $calls['WpeCommon::purge_varnish_cache'] ?? null );
		self::assertSame( array( array( $one, $two ) ), $calls['our action'] ?? null );
		self::assertSame( array(), array_intersect_key( $calls, array_flip( array( 'wp_cache_clear_cache', 'cloudflare all', 'litespeed_purge_all', 'rt_nginx_helper_purge_all', 'WPO_Page_Cache::purge' ) ) ) );
	}

	public function test_a_cache_that_is_switched_off_is_left_alone(): void {
		\WPO_Page_Cache::$is_enabled = false;
		do_action( 'hvac_blocks_dealers_changed' );
		do_action( 'shutdown' );

		self::assertArrayNotHasKey( 'WPO_Page_Cache::purge', PageCacheCalls::take() );
	}

	public function test_many_pages_are_purged_with_all_others(): void {
		do_action( 'hvac_blocks_claims_changed', range( 1, 101 ) );
		do_action( 'shutdown' );

		self::assertSame( self::EVERYTHING, PageCacheCalls::take() );
	}

	public function test_claims_of_drafts_alone_purge_nothing(): void {
		do_action( 'hvac_blocks_claims_changed', array( self::page( 'Draft', 'draft' ) ) );
		do_action( 'shutdown' );

		self::assertSame( array(), PageCacheCalls::take() );
	}

	public function test_an_import_purges_once_at_its_end(): void {
		$this->import(
			function (): void {
				do_action( 'shutdown' );
				self::assertSame( array(), PageCacheCalls::take() );
			}
		);
		self::assertNotFalse( wp_next_scheduled( PagePurge::HOOK ), 'where it stopped there, the event would do it' );

		do_action( 'shutdown' );
		self::assertSame( self::EVERYTHING, PageCacheCalls::take() );
		self::assertFalse( wp_next_scheduled( PagePurge::HOOK ) );
	}

	public function test_an_import_that_stopped_halfway_is_purged_for_by_the_event(): void {
		try {
			$this->import( static fn () => throw new \LogicException( 'killed' ) );
		} catch ( \LogicException ) {
			do_action( 'shutdown' );
		}

		self::assertSame( array(), PageCacheCalls::take() );
		self::wpdb()->query( 'UPDATE ' . self::wpdb()->prefix . 'hvac_blocks_imports SET updated = updated - 300' );
		do_action( PagePurge::HOOK );
		do_action( 'shutdown' );
		self::assertSame( self::EVERYTHING, PageCacheCalls::take() );
	}

	public function test_a_cache_that_fails_leaves_the_others_alone(): void {
		PageCacheCalls::$failing = 'wpfc_clear_all_cache';
		do_action( 'hvac_blocks_dealers_changed' );
		do_action( 'shutdown' );

		self::assertSame( self::EVERYTHING, PageCacheCalls::take() );
		self::assertStringContainsString( 'all pages, WP Fastest Cache: The cache is away.', $this->health()['page_caches_purged'] );
	}

	public function test_site_health_tells_what_was_found_and_when_it_was_cleared(): void {
		self::assertSame( 'never', $this->health()['page_caches_purged'] );
		self::assertSame( 'WP Super Cache, WP Fastest Cache, W3 Total Cache, WP Rocket, Speed Optimizer (SiteGround), NitroPack, Pantheon, LiteSpeed Cache, Cache Enabler, Hummingbird, Breeze, WP-Optimize, Nginx Helper, WP Engine, Cloudflare', $this->health()['page_caches'] );

		do_action( 'hvac_blocks_claims_changed', array( self::page( 'One' ) ) );
		do_action( 'shutdown' );
		self::assertMatchesRegularExpression( '/^' . gmdate( 'Y-m-d' ) . ' \d\d:\d\d:\d\d UTC, 1 page$/', $this->health()['page_caches_purged'] );

		remove_all_actions( 'litespeed_purge_all' );
		self::assertStringNotContainsString( 'LiteSpeed', $this->health()['page_caches'] );
	}

	public function test_the_setting_turns_it_off(): void {
		update_option( Settings::OPTION, array( 'purge_page_caches' => false ) );
		do_action( 'hvac_blocks_dealers_changed' );
		do_action( 'shutdown' );

		self::assertSame( array(), PageCacheCalls::take() );
		self::assertSame( 'Off in the settings', $this->health()['page_caches'] );
	}

	public function test_a_cache_without_a_function_for_one_page_lets_go_of_all(): void {
		$cache = PageCache::of_functions( 'Old', 'hvac_blocks_no_such_function', 'wp_cache_clear_cache' );
		$cache->purge_posts( array( 1, 2 ) );

		self::assertSame( array( 'wp_cache_clear_cache' => array( null ) ), PageCacheCalls::take() );
		self::assertFalse( PageCache::of_functions( 'Gone', 'wpsc_delete_post_cache', 'hvac_blocks_no_such_function' )->is_there() );
	}

	/** @param \Closure(): void $halfway called between two batches */
	private function import( \Closure $halfway ): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		fwrite( $stream, "companyID,name,city,state,zip,phone,lat,lon\n" );

		for ( $row = 1; $row <= 501; $row++ ) {
			fwrite( $stream, "D$row,Dealer $row,Plano,TX,75024,,33.1,-96.8\n" );
		}

		$ran = 0;
		( new DealerImport( self::wpdb(), new DealerStore( self::wpdb() ), new EmbeddedPostalAreaDirectory( self::wpdb() ) ) )->run(
			$stream,
			after_batch: static function () use ( $halfway, &$ran ): void {
				if ( ( new RunningImports( self::wpdb() ) )->any() && 0 === $ran++ ) {
					$halfway();
				}
			}
		);
		self::assertSame( 1, $ran );
	}

	/** @return array<string, string> */
	private function health(): array {
		remove_all_filters( 'debug_information' );
		( new PageCachesReport( new Settings() ) )->boot();
		$all = apply_filters( 'debug_information', array() );
		self::assertIsArray( $all );
		self::assertIsArray( $all['hvac-blocks'] );
		self::assertIsArray( $all['hvac-blocks']['fields'] );

		return array_map( static fn ( mixed $field ): string => is_array( $field ) && is_string( $field['value'] ) ? $field['value'] : '', array_combine( array_map( strval( ... ), array_keys( $all['hvac-blocks']['fields'] ) ), $all['hvac-blocks']['fields'] ) );
	}

	private static function page( string $title, string $status = 'publish' ): int {
		$id = wp_insert_post( array( 'post_title' => $title, 'post_type' => 'page', 'post_status' => $status ) );
		self::assertIsInt( $id );

		return $id;
	}
}
