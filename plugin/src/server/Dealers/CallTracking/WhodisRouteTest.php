<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Dealers\Profiles\Places\ExampleDealers;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\ScriptedClient;
use PHPUnit\Framework\Attributes\DataProvider;
use WP;
use WP_REST_Response;

final class WhodisRouteTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/whodis';

	private const ASKED = array(
		'routingGroupID' => 'rg-1',
		'sessionID'      => 'f6a0',
		'pageReferrer'   => 'https://www.example.com/?q=furnace',
		'leaseName'      => 'WEB',
		'metaData'       => array( 'dealerName' => 'Blue Door Heating' ),
	);

	private const LEASED   = '972-555-0299';
	private const ASSIGNED = '972-555-0150';
	private const OWN      = '(972) 555-0101';
	private const BY_RULE  = '1-800-555-0142';

	public function test_it_is_registered(): void {
		self::assertArrayHasKey( self::PATH, rest_get_server()->get_routes() );
	}

	public function test_its_schema_describes_its_answers(): void {
		$schema = self::data( $this->rest( 'OPTIONS', self::PATH ) )['schema'];
		self::assertIsArray( $schema );

		self::assertTrue( rest_validate_value_from_schema( $this->ask( self::client( self::LEASED ) )->get_data(), $schema ) );
		self::assertTrue( rest_validate_value_from_schema( $this->ask( ScriptedClient::failing() )->get_data(), $schema ) );
	}

	public function test_reading_is_refused(): void {
		foreach ( array( 'GET', 'PUT', 'DELETE' ) as $method ) {
			self::assertSame( 404, $this->rest( $method, self::PATH, self::ASKED )->get_status() );
		}
	}

	/** @param array<string, mixed> $without */
	#[DataProvider( 'incomplete' )]
	public function test_what_is_missing_is_told( array $without ): void {
		$client   = self::client( self::LEASED );
		$response = $this->ask( $client, asked: $without + self::ASKED );

		self::assertSame( 400, $response->get_status() );
		self::assertSame( 'Missing required parameters!', self::data( $response )['message'] );
		self::assertSame( array(), $client->requests );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function incomplete(): iterable {
		foreach ( array( 'routingGroupID', 'sessionID', 'pageReferrer', 'leaseName' ) as $name ) {
			yield "no $name" => array( array( $name => null ) );
			yield "empty $name" => array( array( $name => '' ) );
			yield "spaces for $name" => array( array( $name => "  \t" ) );
		}
	}

	/** @param array<string, mixed> $bad */
	#[DataProvider( 'bad_requests' )]
	public function test_a_bad_request_asks_nobody( array $bad ): void {
		$client = self::client( self::LEASED );

		self::assertSame( 400, $this->ask( $client, asked: $bad + self::ASKED )->get_status() );
		self::assertSame( array(), $client->requests );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function bad_requests(): iterable {
		yield 'a list' => array( array( 'routingGroupID' => array( 'rg-1' ) ) );
		yield 'an object' => array( array( 'sessionID' => array( 'a' => 'b' ) ) );
		yield 'too long' => array( array( 'leaseName' => str_repeat( 'x', 201 ) ) );
		yield 'a referrer too long' => array( array( 'pageReferrer' => 'https://example.com/' . str_repeat( 'x', 2000 ) ) );
		yield 'a dealer name too long' => array( array( 'metaData' => array( 'dealerName' => str_repeat( 'x', 201 ) ) ) );
		yield 'no object for metaData' => array( array( 'metaData' => 'x' ) );
	}

	public function test_a_leased_number(): void {
		$client   = self::client( self::LEASED );
		$response = $this->ask( $client );

		self::assertSame( array( 200, array( 'message' => array( 'leasePhoneNumber' => self::LEASED ) ) ), array( $response->get_status(), $response->get_data() ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] ?? '' );
	}

	public function test_the_service_is_sent_the_body_of_the_contract_and_the_key(): void {
		$client = self::client( self::LEASED );
		$this->ask( $client, array( 'whodis_key' => 'secret-1' ), asked: array( 'metaData' => array( 'dealerName' => 'Blue <b>Door</b>', 'companyID' => 'EX001' ) ) + self::ASKED );

		self::assertSame( array( 'POST', 'https://numbers.example.com/lease', 'Bearer secret-1' ), array( $client->requests[0]->method, $client->requests[0]->url, $client->requests[0]->headers['Authorization'] ?? '' ) );
		self::assertSame( array( 'metaData' => array( 'dealerName' => 'Blue Door' ) ) + self::ASKED, array( ...array_fill_keys( array( 'metaData' ), null ), ...(array) json_decode( (string) $client->requests[0]->body, true ) ) );
	}

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'embedded' )]
	public function test_without_a_service_the_group_has_its_own_number( array $settings ): void {
		$this->dealer( 'EX001', 'rg-1', self::ASSIGNED . ',972-555-0151' );
		$client   = self::client( self::LEASED );
		$response = $this->ask( $client, $settings );

		self::assertSame( array( 'message' => array( 'leasePhoneNumber' => self::ASSIGNED ) ), $response->get_data() );
		self::assertSame( array(), $client->requests );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function embedded(): iterable {
		yield 'no adapter' => array( array( 'call_tracking_adapter' => 'none' ) );
		yield 'no address' => array( array( 'whodis_url' => '' ) );
		yield 'a script without a service' => array( array( 'call_tracking_adapter' => 'script', 'whodis_url' => '' ) );
		yield 'flag 126 is off' => array( array( 'flag_126_call_tracking' => false ) );
	}

	public function test_behind_a_script_the_service_is_asked(): void {
		self::assertSame( self::LEASED, self::number( $this->ask( self::client( self::LEASED ), array( 'call_tracking_adapter' => 'script' ) ) ) );
	}

	#[DataProvider( 'failures' )]
	public function test_when_the_service_fails_the_groups_own_number_is_the_answer( ScriptedClient $client ): void {
		$this->dealer( 'EX001', 'rg-1', self::ASSIGNED );
		$response = $this->ask( $client );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( array( 'message' => array( 'leasePhoneNumber' => self::ASSIGNED ), 'fallback' => true ), $response->get_data() );
	}

	/** @return iterable<string, array{ScriptedClient}> */
	public static function failures(): iterable {
		foreach ( FailureReason::cases() as $reason ) {
			yield $reason->value => array( ScriptedClient::failing( $reason, 500 ) );
		}

		foreach ( array( '', '1-800-HEATING', '555-0101', '<script>', 'null' ) as $number ) {
			yield "'$number' for a number" => array( self::client( $number ) );
		}
	}

	public function test_a_group_without_assigned_numbers_has_its_dealers_number(): void {
		$this->dealer( 'EX001', 'rg-1', '' );
		self::assertSame( self::OWN, self::number( $this->ask( ScriptedClient::failing() ) ) );
	}

	public function test_a_group_that_nobody_knows_has_the_default_number(): void {
		$this->dealer( 'EX001', 'rg-2', self::ASSIGNED );
		self::assertSame( self::BY_RULE, self::number( $this->ask( ScriptedClient::failing() ) ) );
	}

	public function test_the_dealer_counts_only_with_its_own_group(): void {
		$this->dealer( 'EX001', 'rg-2', self::ASSIGNED );
		$asked = array( 'metaData' => array( 'companyID' => 'UP1' ) ) + self::ASKED;

		self::assertSame( '972-555-0160', self::number( $this->ask( ScriptedClient::failing(), asked: $asked, dealers: self::dealers( 'rg-1' ) ) ) );
		self::assertSame( self::BY_RULE, self::number( $this->ask( ScriptedClient::failing(), asked: $asked, dealers: self::dealers( 'rg-3' ) ) ) );
	}

	public function test_dealers_that_cannot_be_reached_do_not_matter(): void {
		$asked = array( 'metaData' => array( 'companyID' => 'UP1' ) ) + self::ASKED;

		self::assertSame( self::BY_RULE, self::number( $this->ask( ScriptedClient::failing(), asked: $asked, dealers: new ExampleDealers( array( 'failure' => 'timeout' ) ) ) ) );
	}

	public function test_ids_may_be_numbers(): void {
		$client = self::client( self::LEASED );

		self::assertSame( self::LEASED, self::number( $this->ask( $client, asked: array( 'routingGroupID' => 12, 'sessionID' => 34 ) + self::ASKED ) ) );
		self::assertStringContainsString( '"routingGroupID":"12"', (string) $client->requests[0]->body );
	}

	#[DataProvider( 'addresses' )]
	public function test_the_plain_path_is_the_same_route( string $path, string $route ): void {
		update_option( Settings::OPTION, array( 'base_path' => 'comfort/home' ) );
		( new WhodisPath() )->boot();
		remove_action( 'parse_request', 'rest_api_loaded' );
		$wp          = new WP();
		$wp->request = $path;
		$wp->set_query_var( 'pagename', $path );
		do_action_ref_array( 'parse_request', array( &$wp ) );

		self::assertSame( $route, $wp->query_vars['rest_route'] ?? '' );
	}

	/** @return iterable<array{string, string}> */
	public static function addresses(): iterable {
		yield array( 'residential/api/whodis', self::PATH );
		yield array( 'residential/api/whodis/', self::PATH );
		yield array( 'comfort/home/api/whodis', self::PATH );
		yield array( 'api/whodis', '' );
		yield array( 'residential/api', '' );
		yield array( 'residential/api/whodis/x', '' );
		yield array( 'x/residential/api/whodis', '' );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $asked
	 */
	private function ask( ScriptedClient $client, array $settings = array(), array $asked = self::ASKED, ?ExampleDealers $dealers = null ): WP_REST_Response {
		update_option(
			Settings::OPTION,
			$settings + array(
				'flag_126_call_tracking' => true,
				'call_tracking_adapter'  => 'whodis',
				'whodis_url'             => 'https://numbers.example.com/lease',
			)
		);

		$whodis = new WhodisAdapter( new Settings(), $client );
		$groups = new GroupNumbers( self::wpdb(), $dealers ?? new ExampleDealers( array( 'dealers' => array() ) ) );

		$GLOBALS['wp_rest_server'] = null;
		remove_all_actions( 'rest_api_init' );
		self::answer_routes( new WhodisRoute( new CallTracking( new Settings(), $groups, $whodis, new ScriptAdapter( $whodis ) ) ) );

		return $this->rest( 'POST', self::PATH, $asked );
	}

	private function dealer( string $company_id, string $group, string $assigned ): void {
		self::wpdb()->insert(
			DealerTables::dealers( self::wpdb() ),
			array(
				'company_id'       => $company_id,
				'name'             => 'Blue Door Heating',
				'phone'            => self::OWN,
				'lat'              => 33.0,
				'lon'              => -96.8,
				'routing_group'    => $group,
				'assigned_numbers' => $assigned,
			)
		);
	}

	private static function dealers( string $group ): ExampleDealers {
		return new ExampleDealers(
			array(
				'location' => null,
				'radius'   => 25,
				'total'    => 1,
				'dealers'  => array(
					array(
						'data'   => array( 'name' => 'One', 'companyID' => 'UP1' ),
						'whodis' => array( 'routingGroupID' => $group, 'assignedNumbers' => array( '972-555-0160' ) ),
					),
				),
			)
		);
	}

	private static function client( string $number ): ScriptedClient {
		return new ScriptedClient( static fn (): array => array( 'message' => array( 'leasePhoneNumber' => $number ) ) );
	}

	private static function number( WP_REST_Response $response ): mixed {
		$message = self::data( $response )['message'];

		return is_array( $message ) ? $message['leasePhoneNumber'] ?? null : null;
	}
}
