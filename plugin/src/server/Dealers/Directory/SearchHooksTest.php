<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayCache;
use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class SearchHooksTest extends TestCase {
	use FilterMistakes;

	private ConfiguredDealerDirectory $directory;

	protected function setUp(): void {
		$store = new DealerStore( self::wpdb() );
		$store->write(
			array(
				new StoredDealer( new Dealer( company_id: 'D1', name: 'One', nate_certified: true, lat: 33.1, lon: -96.8 ), false, 'manual' ),
				new StoredDealer( new Dealer( company_id: 'D2', name: 'Two', lat: 33.2, lon: -96.8 ), false, 'manual' ),
			)
		);

		$embedded        = new CachedDealerDirectory( new EmbeddedDealerDirectory( self::wpdb(), $store, new FixedPostalAreas(), new Settings() ), new Settings(), new ArrayCache() );
		$this->directory = new ConfiguredDealerDirectory( new Settings(), static fn (): DealerDirectory => $embedded, static fn (): DealerDirectory => $embedded );
	}

	public function test_a_search_without_some_dealers_keeps_the_nearest_only_if_it_is_none_of_them(): void {
		$result = new SearchResult( null, 25, 0, array(), new Dealer( 'D1', 'Lantern' ) );

		self::assertSame( 'D1', $result->only( static fn (): bool => true )->nearest?->company_id );
		self::assertNull( $result->only( static fn (): bool => false )->nearest );
	}

	public function test_what_a_search_asks_can_be_changed(): void {
		add_filter( 'hvac_blocks_dealer_search', static fn ( array $search ): array => array( 'query' => 'home' === $search['query'] ? '75024' : $search['query'] ) + $search );

		self::assertSame( array( 'D1', 'D2' ), self::ids( $this->directory->search( 'home', SearchMode::Standard ) ) );
		self::assertStringContainsString( '"companyID":"D1"', $this->directory->answer( 'home', SearchMode::Standard ) );
		self::assertNull( $this->directory->search( 'elsewhere', SearchMode::Standard )->location );
	}

	/** @param mixed $wrong */
	#[TestWith( array( null ) )]
	#[TestWith( array( array( 'query' => '75024' ) ) )]
	#[TestWith( array( array( 'query' => 75024, 'mode' => 'standard' ) ) )]
	#[TestWith( array( array( 'query' => '75024', 'mode' => 'wide' ) ) )]
	public function test_arguments_that_are_none_are_ignored( mixed $wrong ): void {
		$this->expect_mistakes();
		add_filter( 'hvac_blocks_dealer_search', static fn (): mixed => $wrong );

		self::assertNull( $this->directory->search( 'nowhere', SearchMode::Standard )->location );
		self::assertSame( array( 'hvac_blocks_dealer_search' ), $this->mistakes );
	}

	public function test_what_was_found_can_be_changed_and_the_site_remembers_what_the_provider_said(): void {
		$whole = $this->directory->answer( '75024', SearchMode::Standard );
		add_filter( 'hvac_blocks_dealer_search_result', self::certified( ... ) );

		self::assertSame( array( 'D1' ), self::ids( $this->directory->search( '75024', SearchMode::Standard ) ) );
		$answer = json_decode( $this->directory->answer( '75024', SearchMode::Standard ), true );
		self::assertIsArray( $answer );
		self::assertSame( 1, $answer['total'] );
		self::assertStringNotContainsString( '"D2"', (string) wp_json_encode( $answer ) );

		remove_all_filters( 'hvac_blocks_dealer_search_result' );
		self::assertSame( $whole, $this->directory->answer( '75024', SearchMode::Standard ) );
	}

	public function test_with_callbacks_a_search_that_is_remembered_asks_the_database_nothing(): void {
		add_filter( 'hvac_blocks_dealer_search_result', self::certified( ... ) );
		$this->directory->answer( '75024', SearchMode::Standard );
		$queries = self::wpdb()->num_queries;

		$this->directory->answer( '75024', SearchMode::Standard );
		self::assertSame( $queries, self::wpdb()->num_queries );
	}

	public function test_callbacks_that_change_nothing_leave_every_byte(): void {
		$before = $this->directory->answer( '75024', SearchMode::Standard );
		add_filter( 'hvac_blocks_dealer_search_result', static fn ( SearchResult $result ): SearchResult => $result );
		add_filter( 'hvac_blocks_dealer_card', static fn ( array $card ): array => $card );

		self::assertSame( $before, $this->directory->answer( '75024', SearchMode::Standard ) );
	}

	/** @param mixed $wrong */
	#[TestWith( array( null ) )]
	#[TestWith( array( array() ) )]
	#[TestWith( array( 'dealers' ) )]
	public function test_a_result_that_is_none_is_ignored( mixed $wrong ): void {
		$this->expect_mistakes();
		// @phpstan-ignore argument.type (what a callback may do wrong)
		add_filter( 'hvac_blocks_dealer_search_result', static fn ( SearchResult $result ): mixed => 'dealers' === $wrong ? new SearchResult( $result->location, 25, 1, array( 'D1' ) ) : $wrong );

		self::assertSame( array( 'D1', 'D2' ), self::ids( $this->directory->search( '75024', SearchMode::Standard ) ) );
		self::assertSame( array( 'hvac_blocks_dealer_search_result' ), $this->mistakes );
	}

	public function test_who_listens_learns_of_each_search(): void {
		$heard = array();
		add_action(
			'hvac_blocks_dealers_searched',
			static function ( SearchResult $result, string $query, string $mode ) use ( &$heard ): void {
				$heard[] = array( $result->total, $query, $mode );
			},
			10,
			3
		);

		$this->directory->search( '75024', SearchMode::Campaign );
		$this->directory->answer( 'nowhere', SearchMode::Standard );

		self::assertSame( array( array( 2, '75024', 'campaign' ), array( 0, 'nowhere', 'standard' ) ), $heard );
	}

	private static function certified( SearchResult $result ): SearchResult {
		return $result->only( static fn ( Dealer $dealer ): bool => $dealer->nate_certified );
	}

	/** @return list<string> */
	private static function ids( SearchResult $result ): array {
		return array_map( static fn ( Dealer $dealer ): string => $dealer->company_id, $result->dealers );
	}
}
