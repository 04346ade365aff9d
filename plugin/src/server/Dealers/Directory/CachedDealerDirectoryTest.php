<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealersVersion;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\Cache;
use HvacBlocks\Testing\ArrayCache;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class CachedDealerDirectoryTest extends TestCase {
	use DealerDirectoryContract;

	private ArrayCache $cache;

	#[Before]
	public function empty_cache(): void {
		$this->cache = new ArrayCache();
	}

	protected function directory( Dealer ...$dealers ): DealerDirectory {
		return $this->cached( $this->cache, ...$dealers );
	}

	public function test_the_same_search_again_asks_the_database_nothing(): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );
		$first     = $directory->search( '75024', SearchMode::Standard );
		$queries   = self::wpdb()->num_queries;

		self::assertEquals( $first, $directory->search( '75024', SearchMode::Standard ) );
		self::assertSame( SearchJson::encode( $first->to_array() ), $directory->answer( '75024', SearchMode::Standard ) );
		self::assertSame( $queries, self::wpdb()->num_queries );
	}

	#[TestWith( array( '75024-1234' ) )]
	#[TestWith( array( ' 75024 ' ) )]
	public function test_a_place_written_another_way_is_answered_from_memory_in_the_visitors_words( string $query ): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );
		$directory->answer( '75024', SearchMode::Standard );
		$queries = self::wpdb()->num_queries;

		self::assertSame( trim( $query ), $directory->search( $query, SearchMode::Standard )->location?->query );
		self::assertStringStartsWith( '{"location":{"query":"' . trim( $query ) . '","zip":"75024"', $directory->answer( $query, SearchMode::Standard ) );
		self::assertSame( $queries, self::wpdb()->num_queries );
	}

	public function test_the_capitals_and_the_spaces_of_a_name_make_no_difference(): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );
		$directory->search( 'Plano, TX', SearchMode::Standard );
		$directory->search( '  plano,   tx', SearchMode::Standard );

		self::assertCount( 1, $this->cache->values );
	}

	/** @return iterable<string, array{\Closure(): mixed}> */
	public static function changes(): iterable {
		$store = static fn (): DealerStore => new DealerStore( self::wpdb() );

		yield 'a dealer is written' => array( static fn () => $store()->write( array( new StoredDealer( self::at( 'D2', 33.1, -96.8 ), false, 'manual' ) ) ) );
		yield 'a dealer is removed' => array( static fn () => $store()->delete( 'D1' ) );
		yield 'the radius changes' => array( static fn () => update_option( Settings::OPTION, array( 'dealer_radius_steps' => array( 7 ) ) ) );
		yield 'other places are loaded' => array( static fn () => update_option( PostalAreaLoader::OPTION, array( 'edition' => '2031-01', 'whole' => true ) ) );
	}

	/** @param \Closure(): mixed $change */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'changes' )]
	public function test_it_forgets_as_soon_as( \Closure $change ): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );
		$directory->search( '75024', SearchMode::Standard );
		$queries = self::wpdb()->num_queries;
		$change();
		$between = self::wpdb()->num_queries;

		self::assertEquals( $this->cached( new ArrayCache() )->search( '75024', SearchMode::Standard ), $directory->search( '75024', SearchMode::Standard ) );
		self::assertGreaterThan( $queries, $between );
		self::assertCount( 2, $this->cache->values );
	}

	public function test_what_a_change_overtakes_is_not_kept_as_new(): void {
		$directory = new CachedDealerDirectory(
			new class( self::at( 'OLD', 33.1, -96.8 ) ) implements DealerDirectory {
				public function __construct( private Dealer $old ) {}

				public function search( string $query, SearchMode $mode ): SearchResult {
					$result = new SearchResult( ( new FixedPostalAreas() )->find( $query ), 25, 1, array( $this->old ) );
					// Another request writes after this one has read.
					DealersVersion::turn();

					return $result;
				}

				public function get( string $company_id ): ?Dealer {
					return null;
				}
			},
			new Settings(),
			$this->cache
		);

		$directory->search( '75024', SearchMode::Standard );
		$directory->answer( '75024', SearchMode::Standard );

		self::assertCount( 2, $this->cache->values );
	}

	public function test_what_could_not_be_read_is_not_kept(): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );
		$failed    = 0;
		new BrokenDatabase( 'dealers' );

		foreach ( array( $directory->search( ... ), $directory->answer( ... ) ) as $ask ) {
			try {
				$ask( '75024', SearchMode::Standard );
			} catch ( DatabaseFailure ) {
				++$failed;
			}
		}

		self::assertSame( array( 2, array() ), array( $failed, $this->cache->values ) );
		remove_all_filters( 'query' );
		self::assertSame( 1, $directory->search( '75024', SearchMode::Standard )->total );
	}

	public function test_both_modes_are_kept_apart(): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );
		$directory->search( '75024', SearchMode::Standard );
		$directory->search( '75024', SearchMode::Campaign );

		self::assertCount( 2, $this->cache->values );
	}

	public function test_chosen_distances_are_kept_apart_and_others_are_none(): void {
		$directory = $this->cached( $this->cache, self::at( 'NEAR', 33.1, -96.8 ), self::at( 'FAR', 33.6, -96.8 ) );
		$found     = array();

		foreach ( array( 0, 50, 50, 60, 0 ) as $miles ) {
			$found[] = ChosenDistance::in( $directory, $miles )->search( '75024', SearchMode::Standard )->total;
		}

		self::assertSame( array( 1, 2, 2, 1, 1 ), $found );
		self::assertCount( 2, $this->cache->values );
	}

	public function test_an_answer_has_the_addresses_of_the_language_that_asks(): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );

		self::assertStringContainsString( '"profileUrl":"http://example.test/residential/en/dealers/', $directory->answer( '75024', SearchMode::Standard ) );
		switch_to_locale( 'fr_FR' );
		self::assertStringContainsString( '"profileUrl":"http://example.test/residential/fr/dealers/', $directory->answer( '75024', SearchMode::Standard ) );
		self::assertSame( SearchJson::encode( $directory->search( '75024', SearchMode::Standard )->to_array() ), $directory->answer( '75024', SearchMode::Standard ) );
	}

	public function test_a_dealers_text_is_not_taken_for_an_address(): void {
		$directory = $this->cached( $this->cache, new Dealer( 'D1', 'A "profileUrl":"x', lat: 33.1, lon: -96.8 ) );

		self::assertEquals( $directory->search( '75024', SearchMode::Standard ), $directory->search( '75024', SearchMode::Standard ) );
		self::assertStringContainsString( '"name":"A \"profileUrl\":\"x"', $directory->answer( '75024', SearchMode::Standard ) );
	}

	public function test_the_nearest_beyond_is_remembered_too(): void {
		$directory = $this->cached( $this->cache, self::at( 'FAR', 45.5, -73.6 ) );
		$first     = $directory->search( '75024', SearchMode::Standard );

		self::assertSame( 'FAR', $first->nearest?->company_id );
		self::assertEquals( $first, $directory->search( '75024', SearchMode::Standard ) );
	}

	public function test_an_answer_is_remembered_once_the_visitor_has_it(): void {
		remove_all_actions( 'shutdown' );
		$kept      = array();
		$count     = function () use ( &$kept ): void {
			$kept[] = count( $this->cache->values );
		};
		$directory = new CachedDealerDirectory( $this->cached( new ArrayCache(), self::at( 'D1', 33.1, -96.8 ) ), new Settings(), $this->cache, new AfterAnswer( $count ) );

		$directory->answer( '75024', SearchMode::Standard );
		$count();
		do_action( 'shutdown' );
		$count();

		self::assertSame( array( 0, 0, 1 ), $kept );
	}

	public function test_no_such_place_and_what_is_too_long_are_not_kept(): void {
		$directory = $this->cached( $this->cache );
		$directory->search( 'nowhere', SearchMode::Standard );
		$directory->answer( 'nowhere', SearchMode::Standard );
		$directory->search( 'Plano' . str_repeat( ' ', 500 ) . 'TX', SearchMode::Standard );

		self::assertSame( array(), $this->cache->values );
		self::assertSame( '{"location":null,"radius":0,"total":0,"dealers":[],"nearest":null,"others":[]}', $directory->answer( 'nowhere', SearchMode::Standard ) );
	}

	public function test_0_seconds_remember_nothing(): void {
		update_option( Settings::OPTION, array( 'dealer_cache_seconds' => 0 ) );
		$this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) )->answer( '75024', SearchMode::Standard );

		self::assertSame( array(), $this->cache->values );
	}

	public function test_what_another_wrote_there_is_not_taken_for_an_answer(): void {
		$directory = $this->cached( $this->cache, self::at( 'D1', 33.1, -96.8 ) );
		$directory->search( '75024', SearchMode::Standard );

		foreach ( array( 'text', array(), array( 'place' => array(), 'json' => 'no deflated text' ) ) as $rubbish ) {
			$this->cache->values = array_map( static fn (): mixed => $rubbish, $this->cache->values );

			self::assertSame( 1, $directory->search( '75024', SearchMode::Standard )->total );
		}
	}

	private function cached( Cache $cache, Dealer ...$dealers ): CachedDealerDirectory {
		$store = new DealerStore( self::wpdb() );
		$store->write( array_map( static fn ( Dealer $dealer ): StoredDealer => new StoredDealer( $dealer, false, 'manual' ), array_values( $dealers ) ) );

		return new CachedDealerDirectory( new EmbeddedDealerDirectory( self::wpdb(), $store, new FixedPostalAreas(), new Settings() ), new Settings(), $cache );
	}
}
