<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class DealersVersionTest extends TestCase {
	public function test_a_change_of_dealers_makes_another_version(): void {
		$before = DealersVersion::current();
		( new DealerStore( self::wpdb() ) )->write( array( new StoredDealer( new Dealer( 'D1', 'One' ), false, 'import' ) ) );

		self::assertNotSame( $before, DealersVersion::current() );
		self::assertSame( DealersVersion::current(), DealersVersion::current() );
	}

	/** Before the feature is booted, as while the plugin is installed. */
	public function test_it_boots(): void {
		remove_all_actions( 'hvac_blocks_dealers_changed' );
		( new DealersVersion() )->boot();
		$before = DealersVersion::current();

		do_action( 'hvac_blocks_dealers_changed' );

		self::assertNotSame( $before, DealersVersion::current() );
	}

	public function test_postal_areas_are_part_of_it_as_far_as_they_are_loaded(): void {
		update_option( PostalAreaLoader::OPTION, array( 'edition' => '2026', 'whole' => false ) );
		self::assertStringEndsWith( ' 2026 loading ', DealersVersion::current() );

		update_option( PostalAreaLoader::OPTION, array( 'edition' => '2026', 'whole' => true ) );
		self::assertStringEndsWith( ' 2026 whole ', DealersVersion::current() );

		update_option( PostalAreaLoader::OPTION, 'damaged' );
		self::assertStringEndsWith( '  loading ', DealersVersion::current() );
	}

	public function test_what_another_plugin_wrote_is_no_version(): void {
		update_option( DealersVersion::OPTION, array( 'not', 'ours' ) );

		self::assertStringStartsWith( ' ', DealersVersion::current() );
	}

	/** With a persistent object cache, two nodes may overwrite the option. */
	#[TestWith( array( true ) )]
	#[TestWith( array( false ) )]
	public function test_the_caches_own_change_counts_where_there_is_one( bool $is_persistent ): void {
		wp_using_ext_object_cache( $is_persistent );

		try {
			DealersVersion::current();
			$before = DealersVersion::current();
			wp_cache_set_last_changed( DealerStore::CACHE_GROUP );

			self::assertSame( $is_persistent, $before !== DealersVersion::current() );
		} finally {
			wp_using_ext_object_cache( false );
		}
	}

	public function test_a_turn_reaches_what_the_cache_holds(): void {
		$before = wp_cache_get_last_changed( DealerStore::CACHE_GROUP );
		DealersVersion::turn();

		self::assertNotSame( $before, wp_cache_get_last_changed( DealerStore::CACHE_GROUP ) );
	}

	public function test_reading_it_costs_no_query_once_it_is_installed_and_it_goes_with_the_plugin(): void {
		$version = new DealersVersion();
		$version->drop();
		self::assertFalse( get_option( DealersVersion::OPTION ) );

		$version->install();
		self::assertSame( '', get_option( DealersVersion::OPTION ) );

		foreach ( array( static fn () => null, DealersVersion::turn( ... ) ) as $change ) {
			$change();
			wp_cache_flush();
			wp_load_alloptions();
			$queries = self::wpdb()->num_queries;

			get_option( DealersVersion::OPTION );
			self::assertSame( $queries, self::wpdb()->num_queries );
		}
	}
}
