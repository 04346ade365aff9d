<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class RecommendationRouteTest extends TestCase {
	private const URL = '/hvac-blocks/v1/recommendation';

	private function ask( string $query, ?UpstreamFailure $failure = null ): WP_REST_Response {
		$file = __DIR__ . '/../../../../../data/systems.json';
		// Without the plugin's own route, whose prices expire.
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes(
			new RecommendationRoute(
				null === $failure ? new EmbeddedRecommendations( $file, '2026-06-01' ) : new class( $failure ) implements RecommendationProvider {
					public function __construct( private readonly UpstreamFailure $failure ) {}

					public function recommend( string $tonnage, string $power_type, string $zip ): Recommendation {
						throw $this->failure;
					}
				}
			)
		);
		parse_str( $query, $arguments );

		/** @var array<string, mixed> $arguments */
		return $this->rest( 'GET', self::URL, $arguments );
	}

	#[TestWith( array( 'tonnage=3.5&powerType=gas&zipCode=75024', 'gas' ) )]
	#[TestWith( array( 'tonnage=3.5&powerType=heat%20pump&zipCode=75024-1234', 'heat pump' ) )]
	#[TestWith( array( 'tonnage=3.5&zipCode=m5v2t6', null ) )]
	public function test_an_answer_for_everybody( string $query, ?string $power_type ): void {
		$response = $this->ask( $query );
		$data     = self::data( $response );
		$schema   = self::data( $this->rest( 'OPTIONS', self::URL ) )['schema'];

		self::assertSame( 200, $response->get_status() );
		self::assertSame( array( 3.5, $power_type ), array( $data['tonnage'], $data['powerType'] ) );
		self::assertSame( 'public, max-age=300', $response->get_headers()['Cache-Control'] );
		self::assertArrayHasKey( 'ETag', $response->get_headers() );
		self::assertIsArray( $schema );
		self::assertTrue( rest_validate_value_from_schema( $data, $schema ) );
		self::assertSame( $data, rest_sanitize_value_from_schema( $data, $schema ) );
	}

	#[TestWith( array( 'zipCode=75024', 'hvac_blocks_invalid_tonnage' ) )]
	#[TestWith( array( 'tonnage=4.5&zipCode=75024', 'hvac_blocks_invalid_tonnage' ) )]
	#[TestWith( array( 'tonnage=%22%3E&zipCode=75024', 'hvac_blocks_invalid_tonnage' ) )]
	#[TestWith( array( 'tonnage[]=3.5&zipCode=75024', 'rest_invalid_param' ) )]
	#[TestWith( array( 'tonnage=3.5', 'hvac_blocks_invalid_zip' ) )]
	#[TestWith( array( 'tonnage=3.5&zipCode=7502', 'hvac_blocks_invalid_zip' ) )]
	#[TestWith( array( 'tonnage=3.5&zipCode=ABCDE', 'hvac_blocks_invalid_zip' ) )]
	#[TestWith( array( 'tonnage=3.5&zipCode=75024&powerType=steam', 'rest_invalid_param' ) )]
	public function test_a_bad_question( string $query, string $code ): void {
		$response = $this->ask( $query );

		self::assertSame( array( 400, $code ), array( $response->get_status(), self::data( $response )['code'] ) );
	}

	public function test_a_failing_service(): void {
		$response = $this->ask( 'tonnage=3.5&zipCode=75024', new UpstreamFailure( FailureReason::BadStatus, 500, 7 ) );

		self::assertSame( array( 502, 'hvac_blocks_recommendation_failed', 'An error occurred while fetching the recommendation.' ), array( $response->get_status(), self::data( $response )['code'], self::data( $response )['message'] ) );
		self::assertSame( array( '7', 'no-store' ), array( $response->get_headers()['Retry-After'], $response->get_headers()['Cache-Control'] ) );
	}
}
