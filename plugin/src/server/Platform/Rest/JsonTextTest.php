<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

final class JsonTextTest extends TestCase {
	private const JSON = '{ "a": 1.0, "b": "é" }';

	#[Before]
	public function boot(): void {
		remove_all_filters( 'rest_pre_serve_request' );
		( new JsonText() )->boot();
	}

	public function test_it_is_sent_as_it_was_written(): void {
		self::assertSame( array( true, self::JSON ), $this->serve( new JsonResponse( self::JSON ) ) );
	}

	public function test_who_asks_for_the_data_gets_it_decoded(): void {
		self::assertSame( array( 'a' => 1.0, 'b' => 'é' ), ( new JsonResponse( self::JSON ) )->get_data() );
	}

	public function test_other_responses_are_left_to_wordpress(): void {
		self::assertSame( array( false, '' ), $this->serve( new WP_REST_Response( array( 'a' => 1 ) ) ) );
	}

	public function test_data_that_was_changed_is_left_to_wordpress(): void {
		$response = new JsonResponse( self::JSON );
		$response->set_data( null );

		self::assertNull( $response->get_data() );
		self::assertSame( array( false, '' ), $this->serve( $response ) );
	}

	/** @param array<string, string> $query */
	#[TestWith( array( 'GET', array( '_fields' => 'a' ) ) )]
	#[TestWith( array( 'GET', array( '_pretty' => '' ) ) )]
	#[TestWith( array( 'GET', array( '_jsonp' => 'f' ) ) )]
	#[TestWith( array( 'GET', array( '_embed' => '' ) ) )]
	#[TestWith( array( 'HEAD', array() ) )]
	public function test_another_form_is_left_to_wordpress( string $method, array $query ): void {
		self::assertSame( array( false, '' ), $this->serve( new JsonResponse( self::JSON ), $method, $query ) );
	}

	#[TestWith( array( 'rest_pre_echo_response' ) )]
	#[TestWith( array( 'rest_json_encode_options' ) )]
	public function test_where_somebody_changes_all_answers_it_is_left_to_wordpress( string $hook ): void {
		add_filter( $hook, static fn ( mixed $value ): mixed => $value );

		self::assertSame( array( false, '' ), $this->serve( new JsonResponse( self::JSON ) ) );
	}

	public function test_what_was_sent_is_not_sent_again(): void {
		add_filter( 'rest_pre_serve_request', '__return_true' );

		self::assertSame( array( true, '' ), $this->serve( new JsonResponse( self::JSON ) ) );
	}

	/**
	 * @param array<string, string> $query
	 * @return array{mixed, string}
	 */
	private function serve( WP_REST_Response $response, string $method = 'GET', array $query = array() ): array {
		$request = new WP_REST_Request( $method, '/hvac-blocks/v1/thing' );
		$request->set_query_params( $query );

		ob_start();
		$served = apply_filters( 'rest_pre_serve_request', false, $response, $request, new WP_REST_Server() );

		return array( $served, (string) ob_get_clean() );
	}
}
