<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Dealers\PostalAreas\PostalAreaTables;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;

defined( 'ABSPATH' ) || exit;

final class DealerTablesTest extends TestCase {
	public function test_installing_twice_changes_nothing(): void {
		$tables = array(
			new DealerTables( self::wpdb() ),
			new PostalAreaTables( self::wpdb(), new PostalAreaLoader( self::wpdb(), TestPlaces::bundled() ) ),
		);

		foreach ( $tables as $one ) {
			$one->install();
		}

		$changes = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$changes ): string {
				if ( 1 === preg_match( '/^\s*(?:ALTER|CREATE|DROP)\s/i', $query ) ) {
					$changes[] = $query;
				}

				return $query;
			}
		);

		foreach ( $tables as $one ) {
			$one->install();
		}

		self::assertSame( array(), $changes );
	}

	public function test_an_upgrade_fills_in_the_coverage_of_old_rows_and_drops_the_index_that_found_it(): void {
		$wpdb     = self::wpdb();
		$tables   = new DealerTables( $wpdb );
		$coverage = DealerTables::coverage( $wpdb );
		$store    = new DealerStore( $wpdb );
		$tables->install();
		$store->write( array( new StoredDealer( self::dealer( 'old', array( '75024', '75025' ) ), false, 'import' ), new StoredDealer( self::dealer( 'none', array() ), false, 'import' ) ) );
		Query::run( $wpdb, 'ALTER TABLE %i ADD INDEX dealer_id (dealer_id)', $coverage );
		Query::run( $wpdb, 'UPDATE %i SET coverage = NULL', DealerTables::dealers( $wpdb ) );

		$tables->install();

		self::assertSame( array( '75024', '75025' ), $store->get( 'old' )?->dealer->coverage );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE coverage IS NULL', DealerTables::dealers( $wpdb ) ) ) );
		self::assertSame( array( 'PRIMARY' ), array_values( array_unique( $wpdb->get_col( $wpdb->prepare( 'SHOW INDEX FROM %i', $coverage ), 2 ) ) ) );
	}

	public function test_a_dealer_covers_what_was_written_last(): void {
		$wpdb  = self::wpdb();
		$store = new DealerStore( $wpdb );
		( new DealerTables( $wpdb ) )->install();
		$write = static fn ( string $id, string ...$zips ) => $store->write( array( new StoredDealer( self::dealer( $id, array_values( $zips ) ), false, 'import' ) ) );

		$write( 'one', '75024', '75025' );
		$write( 'two', '75025' );
		self::assertSame( array( '75024 one', '75025 one', '75025 two' ), self::covered() );

		$write( 'one', '75025', '75026' );
		self::assertSame( array( '75025 one', '75025 two', '75026 one' ), self::covered() );

		$write( 'ONE' );
		self::assertSame( array( '75025 two' ), self::covered() );

		$write( 'one', '75025' );
		$store->delete( 'two' );
		self::assertSame( array( '75025 one' ), self::covered() );
	}

	public function test_an_unchanged_coverage_is_not_written_again(): void {
		$wpdb  = self::wpdb();
		$store = new DealerStore( $wpdb );
		( new DealerTables( $wpdb ) )->install();
		$store->write( array( new StoredDealer( self::dealer( 'one', array( '75024' ) ), false, 'import' ) ) );
		$written = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$written, $wpdb ): string {
				$written = array( ...$written, ...( str_contains( $query, DealerTables::coverage( $wpdb ) ) ? array( $query ) : array() ) );

				return $query;
			}
		);

		$store->write( array( new StoredDealer( self::dealer( 'one', array( '75024' ), 'Renamed' ), false, 'import' ) ) );

		self::assertSame( array(), $written );
		self::assertSame( 'Renamed', $store->get( 'one' )?->dealer->name );
	}

	/** @return list<string> "ZIP code, company ID" */
	private static function covered(): array {
		$wpdb = self::wpdb();

		return Query::column( $wpdb, "SELECT CONCAT(c.zip, ' ', LOWER(d.company_id)) FROM %i c JOIN %i d ON d.id = c.dealer_id ORDER BY c.zip, d.id", DealerTables::coverage( $wpdb ), DealerTables::dealers( $wpdb ) );
	}

	/** @param list<string> $coverage */
	private static function dealer( string $id, array $coverage, string $name = 'Invented Air' ): Dealer {
		return new Dealer( company_id: $id, name: $name, lat: 33.0, lon: -96.0, coverage: $coverage );
	}

	public function test_dropping_leaves_nothing(): void {
		$tables = new DealerTables( self::wpdb() );
		$tables->install();
		$tables->drop();

		self::assertSame( array(), self::wpdb()->get_col( "SHOW TABLES LIKE '%hvac_blocks_dealer%'" ) );
	}
}
