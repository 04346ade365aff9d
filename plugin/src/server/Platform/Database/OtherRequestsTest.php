<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use ArgumentCountError;
use Closure;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Offers\Catalog\ProductIndexer;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Platform\Import\RunningImports;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\PageCaches\PagePurge;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WpDied;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/** Requests that are not about the plugin continue while none of its tables can be read. New hooks are discovered. */
final class OtherRequestsTest extends TestCase {
	/** @return iterable<string, array{string}> */
	public static function hooks(): iterable {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;

		foreach ( array_keys( $wp_filter ) as $hook ) {
			if ( array() !== self::callbacks( $hook ) ) {
				yield $hook => array( $hook );
			}
		}
	}

	#[DataProvider( 'hooks' )]
	public function test_what_a_hook_runs_by_itself_lets_the_request_go_on( string $hook ): void {
		$this->as_role( 'administrator' );
		new BrokenDatabase();
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		ob_start();

		try {
			foreach ( self::callbacks( $hook ) as $callback ) {
				try {
					$callback();
				} catch ( ArgumentCountError | WpDied ) {
					// Callbacks with arguments are tested below; an activation states why it is refused.
					continue;
				}
			}
		} finally {
			ob_end_clean();
		}

		$this->addToAssertionCount( 1 );
	}

	public function test_events_of_wp_cron_are_among_them(): void {
		$hooks = array_keys( iterator_to_array( self::hooks() ) );

		foreach ( array_filter( array_merge( ...array_values( array_map( array_keys( ... ), _get_cron_array() ) ) ), static fn ( string $name ): bool => str_starts_with( $name, 'hvac_blocks_' ) ) as $event ) {
			self::assertContains( $event, $hooks );
		}

		self::assertContains( LeadScheduler::HOOK, $hooks );
	}

	public function test_an_event_that_comes_once_comes_again(): void {
		new BrokenDatabase();

		foreach ( array( 'hvac_blocks_claims', 'hvac_blocks_fill_leads' ) as $event ) {
			wp_unschedule_hook( $event );
			do_action( $event );
			self::assertGreaterThan( time(), wp_next_scheduled( $event ), $event );
		}
	}

	public function test_posts_are_saved_and_deleted_and_their_claims_are_read_later(): void {
		update_option( 'hvac_blocks_claims_told', gmdate( 'Y-m-d' ) );
		$database = new BrokenDatabase();
		$post     = wp_insert_post( array( 'post_title' => 'Prices', 'post_status' => 'publish', 'post_content' => '<!-- wp:hvac-blocks/price-card {"validUntil":"2099-12-31"} /-->' ) );

		self::assertNotSame( array(), $database->refused );
		self::assertSame( 'publish', get_post_status( $post ) );
		self::assertGreaterThan( time(), wp_next_scheduled( 'hvac_blocks_claims' ) );
		self::assertFalse( get_option( 'hvac_blocks_claims_told' ), 'the index is made again' );
		self::assertNotFalse( wp_delete_post( $post, true ) );
	}

	public function test_products_are_saved_and_deleted_and_indexed_later(): void {
		$database = new BrokenDatabase();
		$post     = wp_insert_post( array( 'post_type' => ProductPosts::TYPE, 'post_title' => 'A furnace', 'post_status' => 'publish' ) );

		self::assertNotSame( array(), $database->refused );
		self::assertSame( 'publish', get_post_status( $post ) );
		self::assertGreaterThan( time(), wp_next_scheduled( ProductIndexer::HOOK, array( $post ) ) );
		self::assertNotFalse( wp_delete_post( $post, true ) );
	}

	public function test_site_health_tells_it(): void {
		$this->as_role( 'administrator' );
		update_option( LeadScheduler::HEARTBEAT, 1 );
		$database = new BrokenDatabase();
		$tests    = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		$told     = 0;
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );

		foreach ( $tests['direct'] as $test ) {
			self::assertIsArray( $test );
			self::assertIsCallable( $test['test'] );
			$result = $test['test']();
			self::assertIsArray( $result );
			$told += 'The database could not be read' === $result['label'] ? 1 : 0;
		}

		self::assertSame( count( $database->refused ), $told );
		self::assertGreaterThan( 1, $told );
		self::assertStringContainsString( 'The database could not be read', (string) wp_json_encode( apply_filters( 'debug_information', array() ) ) );
	}

	public function test_an_update_that_cannot_be_finished_is_tried_again(): void {
		new BrokenDatabase();
		update_option( Installer::OPTION, '0.1.0' );
		$tables = new class( self::wpdb() ) implements Tables {
			public function __construct( private \wpdb $wpdb ) {}

			public function install(): void {
				Query::run( $this->wpdb, 'UPDATE %i SET id = 1', $this->wpdb->prefix . 'hvac_blocks_of_a_test' );
			}

			public function drop(): void {}
		};

		remove_all_actions( 'init' );
		( new Installer( __FILE__, '99.0.0', static fn (): array => array( $tables ), new UpgradeLease( self::wpdb() ) ) )->boot();
		do_action( 'init' );

		self::assertSame( '0.1.0', get_option( Installer::OPTION ) );
	}

	public function test_a_change_of_settings_still_empties_page_caches(): void {
		$purged = 0;
		add_action( 'hvac_blocks_purge_all_pages', static function () use ( &$purged ): void {
			++$purged;
		} );
		remove_all_actions( 'shutdown' );
		( new PagePurge( new Settings(), new RunningImports( self::wpdb() ) ) )->boot();
		do_action( 'hvac_blocks_dealers_changed' );
		new BrokenDatabase();

		foreach ( self::callbacks( 'shutdown' ) as $callback ) {
			$callback();
		}

		self::assertSame( 1, $purged );
	}

	/** @return list<Closure> the plugin's callbacks without arguments */
	private static function callbacks( string $hook ): array {
		/** @var array<string, WP_Hook> $wp_filter */
		global $wp_filter;
		$found = array();

		foreach ( isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$function = $callback['function'];

				if ( $function instanceof Closure && str_starts_with( (string) ( new ReflectionFunction( $function ) )->getFileName(), dirname( __DIR__, 2 ) ) && 0 === ( new ReflectionFunction( $function ) )->getNumberOfRequiredParameters() ) {
					$found[] = $function;
				}
			}
		}

		return $found;
	}
}
