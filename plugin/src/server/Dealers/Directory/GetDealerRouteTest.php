<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class GetDealerRouteTest extends TestCase {
	protected function setUp(): void {
		$store = new DealerStore( self::wpdb() );
		$store->write( array( new StoredDealer( new Dealer( company_id: 'D-1_a', name: 'One', lat: 33.1, lon: -96.8, coverage: array( '75024' ) ), true, 'manual' ) ) );
		// Without the plugin's own routes, which know other places.
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes( new GetDealerRoute( new EmbeddedDealerDirectory( self::wpdb(), $store, new FixedPostalAreas(), new Settings() ) ) );
	}

	public function test_it_is_registered(): void {
		self::assertArrayHasKey( '/hvac-blocks/v1/dealers/(?P<companyID>[\w-]{1,64})', rest_get_server()->get_routes() );
	}

	public function test_its_schema_describes_its_answer(): void {
		$schema = self::data( $this->rest( 'OPTIONS', '/hvac-blocks/v1/dealers/D-1_a' ) )['schema'];
		self::assertIsArray( $schema );
		$answer = $this->rest( 'GET', '/hvac-blocks/v1/dealers/D-1_a' )->get_data();

		self::assertTrue( rest_validate_value_from_schema( $answer, $schema ) );
		self::assertSame( $answer, rest_sanitize_value_from_schema( $answer, $schema ) );
	}

	#[TestWith( array( 'POST' ) )]
	#[TestWith( array( 'PUT' ) )]
	#[TestWith( array( 'DELETE' ) )]
	public function test_writing_is_refused( string $method ): void {
		$this->as_role( 'administrator' );

		self::assertSame( 404, $this->rest( $method, '/hvac-blocks/v1/dealers/D-1_a' )->get_status() );
		self::assertSame( 200, $this->rest( 'GET', '/hvac-blocks/v1/dealers/D-1_a' )->get_status() );
	}

	#[TestWith( array( 'D2', 'hvac_blocks_no_dealer' ) )]
	#[TestWith( array( '%27%20OR%201=1', 'rest_no_route' ) )]
	#[TestWith( array( 'D-1_a%00', 'rest_no_route' ) )]
	public function test_no_such_dealer( string $id, string $code ): void {
		$response = $this->rest( 'GET', "/hvac-blocks/v1/dealers/$id" );

		self::assertSame( array( 404, $code ), array( $response->get_status(), self::data( $response )['code'] ) );
	}

	public function test_a_provider_that_fails_says_when_to_try_again(): void {
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		$directory                 = $this->createStub( DealerDirectory::class );
		$directory->method( 'get' )->willThrowException( new UpstreamFailure( FailureReason::CircuitOpen, null, 21 ) );
		self::answer_routes( new GetDealerRoute( $directory ) );
		$response = $this->rest( 'GET', '/hvac-blocks/v1/dealers/D-1_a' );

		self::assertSame( array( 503, '21', 'no-store' ), array( $response->get_status(), self::header( $response, 'Retry-After' ), self::header( $response, 'Cache-Control' ) ) );
	}

	public function test_a_dealer_without_what_only_administrators_need_to_know(): void {
		$response = $this->rest( 'GET', '/hvac-blocks/v1/dealers/D-1_a' );

		self::assertSame( array( 'data', 'location', 'metaData', 'whodis', 'zipcodeCoverage', 'distance', 'profileUrl' ), array_keys( self::data( $response ) ) );
		self::assertNull( self::data( $response )['distance'] );
		self::assertStringStartsWith( 'public, max-age=', self::header( $response, 'Cache-Control' ) );
	}

	private static function header( \WP_REST_Response $response, string $name ): string {
		$value = $response->get_headers()[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}
