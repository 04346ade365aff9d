<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class DealerStoreTest extends TestCase {
	public function test_a_dealer_is_found_whatever_the_case_of_its_id(): void {
		$store = self::store();
		$store->write( array( self::dealer( 'D1' ), self::dealer( 'D2' ) ) );

		self::assertSame( 'D2', $store->get( 'd2' )?->key() );
		self::assertSame( self::dealer( 'D2' )->hash(), $store->hash( 'd2' ) );
		self::assertSame( array( 'd1', 'd2' ), array_keys( $store->get_many( array( 'D2', 'D1', 'D3' ) ) ) );
		self::assertNull( $store->get( 'D3' ) );
		self::assertSame( '', $store->hash( 'D3' ) );
		self::assertSame( array(), $store->get_many( array() ) );
	}

	public function test_all_are_read_each_once_over_several_reads(): void {
		$store = self::store();
		$ids   = array_map( static fn ( int $number ): string => "D$number", range( 1, 501 ) );
		$store->write( array_map( self::dealer( ... ), $ids ) );

		$read = array();
		foreach ( $store->each() as $stored ) {
			$read[] = $stored->key();
		}

		self::assertSame( $ids, $read );
		self::assertSame( 501, $store->count() );
	}

	public function test_rows_are_read_in_the_order_asked_for_without_those_that_are_gone(): void {
		$store = self::store();
		$store->write( array( self::dealer( 'D1' ), self::dealer( 'D2' ) ) );
		[ $one, $two ] = Query::column( self::wpdb(), 'SELECT id FROM %i ORDER BY company_id', DealerTables::dealers( self::wpdb() ) );

		self::assertSame( array( 'D2', 'D1' ), array_map( static fn ( StoredDealer $stored ): string => $stored->key(), $store->by_ids( array( $two, 999_999, $one ) ) ) );
	}

	public function test_zips_that_a_dealer_no_longer_covers_go_and_so_do_all_of_one_that_is_removed(): void {
		$store = self::store();
		$store->write( array( self::dealer( 'D1', '75024', '75025', '75026' ), self::dealer( 'D2', '75024' ) ) );
		$store->write( array( self::dealer( 'D1', '75025', '75027' ) ) );

		self::assertSame( array( '75024', '75025', '75027' ), self::covered() );

		self::assertTrue( $store->delete( 'D1' ) );
		self::assertSame( array( '75024' ), self::covered() );
	}

	public function test_coverage_of_many_dealers_goes_in_few_statements(): void {
		$store = self::store();
		$ids   = array_map( static fn ( int $number ): string => "D$number", range( 1, 25 ) );
		$store->write( array( ...array_map( static fn ( string $id ): StoredDealer => self::dealer( $id, '75024', '75025' ), $ids ), self::dealer( 'stays', '75025' ) ) );
		$deleted = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$deleted ): string {
				$deleted += preg_match( '/^\s*DELETE .*coverage/i', $query );

				return $query;
			}
		);

		self::assertSame( 25, $store->delete_many( $ids ) );
		self::assertSame( array( array( '75025' ), 2 ), array( self::covered(), $deleted ) );
	}

	public function test_the_coverage_for_searches_is_sorted_and_without_doubles(): void {
		self::assertSame( '01234,75024,75025', DealerRow::search_columns( self::dealer( 'D1', '75025', '01234', '75025', '75024' )->dealer )[1] );
	}

	public function test_only_a_change_is_announced(): void {
		$store     = self::store();
		$announced = 0;
		add_action(
			'hvac_blocks_dealers_changed',
			static function () use ( &$announced ): void {
				++$announced;
			}
		);

		$store->write( array() );
		self::assertFalse( $store->delete( 'D1' ) );
		self::assertSame( 0, $announced );

		$store->write( array( self::dealer( 'D1' ) ) );
		self::assertSame( 1, $announced );
		self::assertTrue( $store->delete( 'd1' ) );
		self::assertSame( 2, $announced );
	}

	public function test_those_of_one_source_are_counted_and_removed(): void {
		$store = self::store();
		$store->write( array( self::dealer( 'D1' ), self::dealer( 'D2' ), new StoredDealer( new Dealer( 'D3', 'Three' ), false, 'manual' ) ) );

		self::assertSame( 2, $store->count_from( 'import' ) );
		self::assertSame( 2, $store->delete_from( 'import' ) );
		self::assertSame( 'D3', $store->get( 'D3' )?->key() );
		self::assertSame( 1, $store->count() );
	}

	/** @return list<string> */
	private static function covered(): array {
		return Query::column( self::wpdb(), 'SELECT zip FROM %i ORDER BY zip', DealerTables::coverage( self::wpdb() ) );
	}

	private static function dealer( string $id, string ...$coverage ): StoredDealer {
		return new StoredDealer( new Dealer( $id, "Dealer $id", coverage: array_values( $coverage ) ), false, 'import' );
	}

	private static function store(): DealerStore {
		return new DealerStore( self::wpdb() );
	}
}
