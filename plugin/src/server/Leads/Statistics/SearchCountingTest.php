<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Directory\SearchResult;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\StateTables;
use HvacBlocks\Platform\State\TableState;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The rows that visitors' searches add to the table of counts. */
final class SearchCountingTest extends TestCase {
	private const ROUTE = '/hvac-blocks/v1/searches';

	protected function setUp(): void {
		$wpdb  = self::wpdb();
		$store = new DealerStore( $wpdb );

		( new StateTables( $wpdb ) )->install();
		( new CountTables( $wpdb ) )->install();
		TestPlaces::load( $wpdb, array( '75024', '79936', 'M5V' ), array( 'Plano' ) );
		$store->write( array( new StoredDealer( new Dealer( company_id: 'D1', name: 'Plano Air', lat: 33.08, lon: -96.8 ), false, 'manual' ) ) );

		$this->serve( new EmbeddedDealerDirectory( $wpdb, $store, new EmbeddedPostalAreaDirectory( $wpdb ), new Settings() ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
	}

	public function test_it_is_registered_for_both_kinds_of_browser(): void {
		self::assertCount( 2, (array) ( rest_get_server()->get_routes()[ self::ROUTE ] ?? array() ) );
		self::assertSame( array( 400, 400 ), array( $this->rest( 'POST', self::ROUTE )->get_status(), $this->rest( 'GET', self::ROUTE )->get_status() ) );
	}

	public function test_its_schema_is_that_of_an_empty_answer(): void {
		$schema = self::data( $this->rest( 'OPTIONS', self::ROUTE ) )['schema'];

		self::assertIsArray( $schema );
		self::assertTrue( rest_validate_value_from_schema( $this->search( '75024' )->get_data(), $schema ) );
	}

	public function test_a_search_is_one_more_of_its_place_and_day_and_nothing_else(): void {
		$this->search( '75024' );
		$response = $this->search( '75024-1234' );

		self::assertSame( array( 204, null, 'no-store' ), array( $response->get_status(), $response->get_data(), $response->get_headers()['Cache-Control'] ) );
		self::assertSame( array( array( 'search_found', DailyCounts::today(), '75024', '', '2' ) ), self::counts() );
	}

	public function test_a_browser_without_javascript_counts_too(): void {
		self::assertSame( 204, $this->rest( 'GET', self::ROUTE, array( 'place' => 'Plano, TX' ) )->get_status() );
		self::assertSame( array( 'search_found' ), array_column( self::counts(), 0 ) );
		self::assertNotSame( '', self::counts()[0][2] );
	}

	public function test_a_place_without_dealers_is_told_apart(): void {
		$this->search( '79936' );
		$this->search( 'm5v 2t6' );

		self::assertSame( array( array( 'search_nobody', '79936' ), array( 'search_nobody', 'M5V' ) ), array_map( static fn ( array $row ): array => array( $row[0], $row[2] ), self::counts() ) );
	}

	#[DataProvider( 'no_places' )]
	public function test_what_is_no_place_is_one_count_and_its_text_is_gone( string $typed ): void {
		self::assertSame( 204, $this->search( $typed )->get_status() );
		self::assertSame( array( array( 'search_nowhere', DailyCounts::today(), '', '', '1' ) ), self::counts() );
	}

	/** @return array<string, array{string}> */
	public static function no_places(): array {
		return array(
			'nothing'  => array( '' ),
			'a person' => array( 'Ada Byron, 5 Main St' ),
			'a ZIP'    => array( '00000' ),
			'SQL'      => array( "x' OR '1'='1" ),
			'HTML'     => array( '<script>alert(1)</script>' ),
			'emoji'    => array( '🏠🔥' ),
		);
	}

	/** @param mixed $place */
	#[TestWith( array( null ) )]
	#[TestWith( array( array( '75024' ) ) )]
	public function test_another_type_is_refused( mixed $place ): void {
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE, null === $place ? array() : array( 'place' => $place ) )->get_status() );
		self::assertSame( array(), self::counts() );
	}

	public function test_500_characters_are_refused(): void {
		self::assertSame( 400, $this->search( str_repeat( '7', 500 ) )->get_status() );
		self::assertSame( array(), self::counts() );
	}

	/** @param array<string, string> $headers */
	#[TestWith( array( array( 'Sec-Fetch-Site' => 'cross-site' ), 403 ) )]
	#[TestWith( array( array( 'Sec-Fetch-Site' => 'same-site' ), 403 ) )]
	#[TestWith( array( array( 'Sec-Fetch-Site' => 'same-origin' ), 204 ) )]
	#[TestWith( array( array( 'Origin' => 'https://other.example', 'Host' => 'example.org' ), 403 ) )]
	#[TestWith( array( array( 'Origin' => 'https://example.org:8443', 'Host' => 'example.org:8443' ), 204 ) )]
	public function test_the_pages_of_other_sites_are_not_counted( array $headers, int $status ): void {
		self::assertSame( $status, $this->rest( 'POST', self::ROUTE, array( 'place' => '75024' ), $headers )->get_status() );
		self::assertCount( 204 === $status ? 1 : 0, self::counts() );
	}

	public function test_one_address_cannot_blow_the_counts_up(): void {
		$statuses = array_map( fn (): int => $this->search( '75024' )->get_status(), range( 1, 25 ) );

		self::assertSame( array( 204 => 20, 429 => 5 ), array_count_values( $statuses ) );
		self::assertSame( '20', self::counts()[0][4] );
		self::assertArrayHasKey( 'Retry-After', $this->search( '75024' )->get_headers() );
	}

	public function test_nothing_is_recorded_while_the_report_is_off(): void {
		update_option( Settings::OPTION, array( 'search_report' => false ) );

		self::assertSame( 204, $this->search( '75024' )->get_status() );
		self::assertSame( array(), self::counts() );
	}

	public function test_a_failing_upstream_says_nothing_about_the_place(): void {
		$this->serve(
			new class() implements DealerDirectory {
				public function search( string $query, SearchMode $mode ): SearchResult {
					throw new UpstreamFailure( FailureReason::Timeout );
				}

				public function get( string $company_id ): ?Dealer {
					return null;
				}
			}
		);

		self::assertSame( 204, $this->search( '75024' )->get_status() );
		self::assertSame( array(), self::counts() );
	}

	public function test_the_table_has_no_room_for_a_person(): void {
		self::assertSame( array( 'event', 'day', 'subject', 'dealer', 'total' ), self::wpdb()->get_col( 'SHOW COLUMNS FROM ' . CountTables::name( self::wpdb() ) ) );
	}

	public function test_old_counts_are_deleted_by_the_clock(): void {
		$wpdb = self::wpdb();

		update_option( Settings::OPTION, array( 'search_report_days' => 30 ) );
		foreach ( array( 0, 29, 30, 400 ) as $days ) {
			$wpdb->insert( CountTables::name( $wpdb ), array( 'event' => 'search_found', 'day' => ReportPeriod::shifted( DailyCounts::today(), -$days ), 'subject' => '75024', 'total' => $days ) );
		}

		( new CountsScheduler( new DailyCounts( $wpdb ), new Settings() ) )->boot();
		do_action( CountsScheduler::HOOK );

		self::assertSame( array( '29', '0' ), array_column( self::counts(), 4 ) );
	}

	private function serve( DealerDirectory $dealers ): void {
		$GLOBALS['wp_rest_server'] = null;
		// Without the plugin's own routes, which know other places.
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );

		$wpdb     = self::wpdb();
		$settings = new Settings();
		$route    = static fn ( string $method ): CountSearchRoute => new CountSearchRoute(
			new SearchCounter( $dealers, new DailyCounts( $wpdb ), $settings ),
			new CountGuard( new RateLimiter( new TableState( $wpdb ) ), new ClientAddress( $settings ) ),
			'GET' === $method ? 'GET' : 'POST'
		);

		self::answer_routes( $route( 'POST' ), $route( 'GET' ) );
	}

	private function search( string $place ): WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE, array( 'place' => $place ) );
	}

	/** @return list<list<string>> */
	private static function counts(): array {
		$rows = self::wpdb()->get_results( 'SELECT event, day, subject, dealer, total FROM ' . CountTables::name( self::wpdb() ) . ' ORDER BY day, event, subject', ARRAY_N );

		return array_map( static fn ( mixed $row ): array => array_map( static fn ( mixed $cell ): string => is_scalar( $cell ) ? (string) $cell : '', array_values( (array) $row ) ), is_array( $rows ) ? array_values( $rows ) : array() );
	}
}
