<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class SearchDealersRouteTest extends TestCase {
	private const ROUTE = '/hvac-blocks/v1/dealers';

	protected function setUp(): void {
		$store = new DealerStore( self::wpdb() );
		$store->write(
			array(
				new StoredDealer( new Dealer( company_id: 'D1', name: 'One & <b>only</b>', city: 'Plano', state: 'TX', zip: '75024', charter_member_date: '2001-01-31', lat: 33.1, lon: -96.8, coverage: array( '75024' ) ), false, 'manual' ),
				new StoredDealer( new Dealer( company_id: 'D2', name: 'Two', lat: 33.2, lon: -96.8 ), true, 'import' ),
			)
		);
		// Without the plugin's own routes, which know other places.
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		( new CacheHeaders() )->boot();
		self::answer_routes( new SearchDealersRoute( new EmbeddedDealerDirectory( self::wpdb(), $store, new FixedPostalAreas(), new Settings() ), new Settings() ) );
	}

	public function test_it_is_registered(): void {
		self::assertArrayHasKey( self::ROUTE, rest_get_server()->get_routes() );
	}

	public function test_its_schema_describes_its_answer(): void {
		$schema = self::data( $this->rest( 'OPTIONS', self::ROUTE ) )['schema'];
		self::assertIsArray( $schema );

		foreach ( array( '75024', 'nowhere' ) as $query ) {
			$answer = $this->rest( 'GET', self::ROUTE, array( 'q' => $query ) )->get_data();
			self::assertTrue( rest_validate_value_from_schema( $answer, $schema ) );
			self::assertSame( $answer, rest_sanitize_value_from_schema( $answer, $schema ) );
		}
	}

	#[TestWith( array( 'POST' ) )]
	#[TestWith( array( 'PUT' ) )]
	#[TestWith( array( 'DELETE' ) )]
	public function test_writing_is_refused( string $method ): void {
		self::assertSame( 404, $this->rest( $method, self::ROUTE, array( 'q' => '75024' ) )->get_status() );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( '   ' ) )]
	public function test_nothing_typed_has_its_own_message( string $query ): void {
		$response = $this->rest( 'GET', self::ROUTE, array( 'q' => $query ) );
		$error    = self::data( $response );

		self::assertSame( array( 400, 'hvac_blocks_missing_location', 'Zip code or city is required' ), array( $response->get_status(), $error['code'], $error['message'] ) );
		self::assertSame( 'hvac_blocks_missing_location', self::data( $this->rest( 'GET', self::ROUTE ) )['code'] );
	}

	public function test_an_unknown_mode_is_refused(): void {
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE . '?q=75024&mode=all' )->get_status() );
	}

	/** @return iterable<string, array{mixed}> */
	public static function nonsense(): iterable {
		yield 'no such ZIP' => array( '00000' );
		yield 'SQL' => array( "x' OR '1'='1" );
		yield 'HTML' => array( '<script>' );
		yield '10,000 letters' => array( str_repeat( 'a', 10_000 ) );
		yield '500 digits' => array( str_repeat( '7', 500 ) );
		yield 'emoji' => array( '🏠🔥' );
		yield 'broken UTF-8' => array( "\xC3\x28" );
		yield 'a template' => array( '{{7*7}} %s %1$s' );
	}

	#[DataProvider( 'nonsense' )]
	public function test_a_place_that_does_not_exist_is_an_answer( mixed $query ): void {
		$response = $this->rest( 'GET', self::ROUTE, array( 'q' => $query ) );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( array( 'location' => null, 'radius' => 0, 'total' => 0, 'dealers' => array(), 'nearest' => null, 'others' => array() ), $response->get_data() );
	}

	/** The text around an existing place comes back only as text that JSON can encode. */
	#[TestWith( array( "75024 \xC3\x28", "75024 \u{FFFD}(" ) )]
	#[TestWith( array( "750\x0024", '75024' ) )]
	#[TestWith( array( "75024\x00", '75024' ) )]
	#[TestWith( array( "plano\x07 <b>", 'plano <b>' ) )]
	public function test_what_cannot_be_text_is_left_out( string $query, string $shown ): void {
		$location = self::data( $this->rest( 'GET', self::ROUTE, array( 'q' => $query ) ) )['location'];

		self::assertIsArray( $location );
		self::assertSame( $shown, $location['query'] );
	}

	public function test_a_list_for_a_place_is_refused(): void {
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE, array( 'q' => array( '75024' ) ) )->get_status() );
	}

	public function test_the_dealers_near_a_place(): void {
		$response = $this->rest( 'GET', self::ROUTE . '?q=75024-1234&mode=campaign' );

		self::assertSame(
			array(
				'location' => array(
					'query'      => '75024-1234',
					'zip'     => '75024',
					'name'    => 'Plano',
					'region'  => 'Texas',
					'regionCode' => 'TX',
					'country' => 'US',
					'lat'     => 33.08,
					'lon'     => -96.8,
				),
				'radius'   => 25,
				'total'    => 2,
			),
			array_slice( self::data( $response ), 0, 3 )
		);
		self::assertSame(
			array(
				'data'            => array(
					'name'                   => 'One & <b>only</b>',
					'companyID'              => 'D1',
					'addressLine1'           => '',
					'city'                   => 'Plano',
					'state'                  => 'TX',
					'zip'                    => '75024',
					'phone1'                 => '',
					'showAddress'            => true,
					'emergencyService'       => false,
					'nateCertified'          => false,
					'charterMemberDate'      => '2001-01-31',
					'nexiaDealerDiagnostics' => false,
					'showFinancing'          => false,
					'leasingOption'          => false,
					'isTcs'                  => false,
					'photo'                  => '',
					'openingHours'           => array(),
					'timeZone'               => '',
				),
				'location'        => array(
					'lat' => 33.1,
					'lon' => -96.8,
				),
				'metaData'        => array(
					'average_rating'     => 0.0,
					'total_review_count' => 0,
				),
				'whodis'          => array(
					'routingGroupID'  => '',
					'assignedNumbers' => array(),
				),
				'zipcodeCoverage' => array( '75024' ),
				'distance'        => 1.4,
				'profileUrl'      => 'http://example.test/residential/en/dealers/one-b-only-b-plano-tx-D1/',
			),
			$this->first( $response->get_data() )
		);
	}

	public function test_everybody_may_keep_the_answer(): void {
		$response = $this->rest( 'GET', self::ROUTE . '?q=75024' );

		self::assertStringStartsWith( 'public, max-age=', self::header( $response, 'Cache-Control' ) );
		self::assertSame( 304, $this->rest( 'GET', self::ROUTE . '?q=75024', array(), array( 'If-None-Match' => self::header( $response, 'ETag' ) ) )->get_status() );
	}

	#[TestWith( array( 60, 'public, max-age=60' ) )]
	#[TestWith( array( 0, 'public, max-age=0' ) )]
	#[TestWith( array( 86400, 'public, max-age=300' ) )]
	public function test_nobody_keeps_it_for_longer_than_the_site_or_five_minutes( int $seconds, string $header ): void {
		update_option( Settings::OPTION, array( 'dealer_cache_seconds' => $seconds ) );

		self::assertSame( $header, self::header( $this->rest( 'GET', self::ROUTE . '?q=75024' ), 'Cache-Control' ) );
	}

	public function test_a_provider_that_fails_is_told_without_its_words(): void {
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		self::answer_routes(
			new SearchDealersRoute(
				new class() implements DealerDirectory {
					public function search( string $query, SearchMode $mode ): SearchResult {
						throw new UpstreamFailure( FailureReason::Timeout, null, 7 );
					}

					public function get( string $company_id ): ?Dealer {
						return null;
					}
				},
				new Settings()
			)
		);
		$response = $this->rest( 'GET', self::ROUTE . '?q=75024' );

		self::assertSame( array( 503, 'hvac_blocks_dealers_unavailable' ), array( $response->get_status(), self::data( $response )['code'] ) );
		self::assertSame( array( 'no-store', '7' ), array( self::header( $response, 'Cache-Control' ), self::header( $response, 'Retry-After' ) ) );
	}

	/** @return mixed the first dealer */
	private function first( mixed $answer ): mixed {
		self::assertIsArray( $answer );
		self::assertIsArray( $answer['dealers'] );

		return $answer['dealers'][0];
	}

	private static function header( \WP_REST_Response $response, string $name ): string {
		$value = $response->get_headers()[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}
