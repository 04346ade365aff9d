<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class RequestLimitTest extends TestCase {
	private ArrayState $state;

	#[Before]
	public function limit_requests(): void {
		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				Router::REST_NAMESPACE,
				'/open-thing',
				array(
					'callback'            => static fn (): WP_REST_Response => new WP_REST_Response( array() ),
					'permission_callback' => '__return_true',
				)
			)
		);

		foreach ( array( '/apart', '/apart/(?P<id>\w+)', '/apartment' ) as $path ) {
			add_action(
				'rest_api_init',
				static fn () => register_rest_route(
					Router::REST_NAMESPACE,
					$path,
					array(
						'callback'            => static fn (): WP_REST_Response => new WP_REST_Response( array() ),
						'permission_callback' => '__return_true',
					)
				)
			);
		}

		update_option( Settings::OPTION, array( 'requests_rate_limit' => 3, 'dealers_rate_limit' => 2 ) );
		// The plugin's own limit is hooked when the server starts.
		rest_get_server();
		remove_all_filters( 'rest_pre_dispatch' );

		$this->state = new ArrayState();
		$settings    = new Settings();
		( new RequestLimit( $settings, new RateLimiter( $this->state, $this->state->clock() ), new ClientAddress( $settings ), new RestContributions( array( '/own-limit' ), array( '/apart' => 'dealers_rate_limit' ), array( LeadAccess::VIEW ) ) ) )->boot();
	}

	#[TestWith( array( '/hvac-blocks/v1/Open-Thing' ) )]
	#[TestWith( array( '/HVAC-BLOCKS/v1/open-thing' ) )]
	#[TestWith( array( "/hvac-blocks/v1/open-thing\n" ) )]
	public function test_another_spelling_of_a_route_is_no_way_around_it( string $route ): void {
		$this->ask( 3 );

		self::assertSame( 429, rest_get_server()->dispatch( new WP_REST_Request( 'GET', $route ) )->get_status() );
	}

	public function test_more_than_so_many_are_asked_to_wait(): void {
		self::assertSame( array( 200, 200, 200 ), $this->ask( 3 ) );

		$refused = $this->rest( 'GET', '/hvac-blocks/v1/open-thing' );

		self::assertSame( 429, $refused->get_status() );
		self::assertSame( 'hvac_blocks_too_many_requests', self::data( $refused )['code'] );
		self::assertSame( 'no-store', $refused->get_headers()['Cache-Control'] );
		$wait = $refused->get_headers()['Retry-After'];
		self::assertIsString( $wait );
		self::assertGreaterThan( 0, (int) $wait );

		$this->state->now += (int) $wait;
		self::assertSame( array( 200 ), $this->ask( 1 ) );
	}

	public function test_another_visitor_is_not_held_up(): void {
		$this->ask( 4 );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';

		self::assertSame( array( 200 ), $this->ask( 1 ) );
	}

	/** The early answers use the same counter: `EarlyAnswersTest`. */
	public function test_a_household_with_many_ipv6_networks_has_as_many_as_four_visitors(): void {
		$statuses = array();

		foreach ( range( 1, 14 ) as $network ) {
			$_SERVER['REMOTE_ADDR'] = sprintf( '2001:db8:77:%02x::1', $network );
			array_push( $statuses, ...$this->ask( 1 ) );
		}

		self::assertSame( array( ...array_fill( 0, 12, 200 ), 429, 429 ), $statuses );
	}

	#[TestWith( array( 'contributor' ) )]
	#[TestWith( array( 'editor' ) )]
	#[TestWith( array( 'administrator' ) )]
	public function test_who_works_on_the_site_is_not_counted( string $role ): void {
		$this->as_role( $role );

		self::assertSame( array_fill( 0, 5, 200 ), $this->ask( 5 ) );
	}

	public function test_who_may_see_leads_is_not_counted(): void {
		$this->as_role( 'subscriber' );
		wp_get_current_user()->add_cap( LeadAccess::VIEW );

		self::assertSame( array_fill( 0, 5, 200 ), $this->ask( 5 ) );
	}

	public function test_who_only_has_an_account_is_counted(): void {
		$this->as_role( 'subscriber' );

		self::assertSame( array( 200, 200, 200, 429 ), $this->ask( 4 ) );
	}

	public function test_the_routes_of_others_are_left_alone(): void {
		$this->ask( 4 );

		self::assertSame( 200, $this->rest( 'GET', '/wp/v2/types' )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', '/hvac-blocks/v1/own-limit' )->get_status() );
	}

	public function test_a_route_with_a_limit_of_its_own_is_counted_apart_with_all_below_it(): void {
		self::assertSame( array( 200, 200, 429 ), array_map( fn ( string $path ): int => $this->rest( 'GET', "/hvac-blocks/v1$path" )->get_status(), array( '/apart', '/apart/1', '/apart/2' ) ) );
		self::assertSame( array( 200, 200 ), $this->ask( 2 ) );
		self::assertSame( 200, $this->rest( 'GET', '/hvac-blocks/v1/apartment' )->get_status() );
		self::assertSame( array( 429 ), $this->ask( 1 ) );
	}

	public function test_it_is_said_in_the_language_of_the_page(): void {
		( new RequestLanguage() )->boot();
		$this->ask( 3 );
		add_filter( 'gettext', static fn ( string $text ): string => determine_locale() . " $text" );

		$message = self::data( $this->rest( 'GET', '/hvac-blocks/v1/open-thing', array( 'lang' => 'fr' ) ) )['message'];

		self::assertIsString( $message );
		self::assertStringStartsWith( 'fr_', $message );
	}

	/** @return list<int> */
	private function ask( int $times ): array {
		return array_map( fn (): int => $this->rest( 'GET', '/hvac-blocks/v1/open-thing' )->get_status(), range( 1, $times ) );
	}
}
