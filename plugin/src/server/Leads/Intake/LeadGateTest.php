<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class LeadGateTest extends TestCase {
	#[Before]
	public function stand_at_the_gate(): void {
		update_option( Settings::OPTION, array( 'requests_rate_limit' => 2 ) );
		rest_get_server();
		remove_all_filters( 'rest_pre_dispatch' );
		remove_all_filters( 'rest_post_dispatch' );

		$state    = new ArrayState();
		$settings = new Settings();
		( new LeadGate( $settings, new RateLimiter( $state, $state->clock() ), new ClientAddress( $settings ), new TryAgainPage( new FormLibrary() ) ) )->boot();
	}

	public function test_who_is_refused_costs_no_query_and_no_decoding(): void {
		$this->post( '{' );
		$this->post( '{' );
		$queries = self::wpdb()->num_queries;
		$request = self::request( '{"lang":"en"' );
		$refused = rest_get_server()->dispatch( $request );

		self::assertSame( 429, $refused->get_status() );
		self::assertSame( $queries, self::wpdb()->num_queries );
		// Decoding the body would have shown that it is not JSON.
		self::assertSame( 'hvac_blocks_too_many', self::data( $refused )['code'] );
		$wait = $refused->get_headers()['Retry-After'];
		self::assertIsNumeric( $wait );
		self::assertGreaterThan( 0, (int) $wait );
		self::assertSame( array( 'status' => 429, 'retryAfter' => (int) $wait ), self::data( $refused )['data'] );
		self::assertSame( 'no-store', $refused->get_headers()['Cache-Control'] );
	}

	public function test_too_much_is_refused_by_what_it_says_of_itself(): void {
		$request = self::request( '{}' );
		$request->set_header( 'Content-Length', '10000000' );

		self::assertSame( array( 'status' => 413 ), self::data( rest_get_server()->dispatch( $request ) )['data'], 'waiting does not help' );
		self::assertSame( 413, $this->post( str_repeat( 'a', LeadRequestReader::LONGEST + 1 ) )->get_status() );
	}

	public function test_it_speaks_the_language_of_the_form(): void {
		add_filter( 'gettext', static fn ( string $text ): string => determine_locale() . " $text" );
		$this->post( '{' );
		$this->post( '{' );
		$message = self::data( $this->post( '{"form":"x", "lang" : "es","fields":{}}' ) )['message'];

		self::assertIsString( $message );
		self::assertStringStartsWith( 'es_', $message );
	}

	#[TestWith( array( '/hvac-blocks/v1/LEADS' ) )]
	#[TestWith( array( '/HVAC-Blocks/V1/leads' ) )]
	#[TestWith( array( "/hvac-blocks/v1/leads\n" ) )]
	public function test_another_spelling_of_the_route_is_no_way_around_it( string $route ): void {
		$request = new WP_REST_Request( 'POST', $route );
		$request->set_header( 'Content-Length', '10000000' );

		self::assertSame( 413, rest_get_server()->dispatch( $request )->get_status() );
	}

	public function test_other_routes_pass(): void {
		for ( $i = 0; $i < 5; $i++ ) {
			self::assertSame( 200, $this->rest( 'GET', '/wp/v2/types' )->get_status() );
		}
	}

	private function post( string $body ): WP_REST_Response {
		return rest_get_server()->dispatch( self::request( $body ) );
	}

	private static function request( string $body ): WP_REST_Request {
		$request = new WP_REST_Request( 'POST', '/hvac-blocks/v1/leads' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $body );

		return $request;
	}
}
