<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class CacheHeadersTest extends TestCase {
	#[Before]
	public function register_route(): void {
		remove_all_filters( 'rest_post_dispatch' );
		( new CacheHeaders() )->boot();

		add_action(
			'rest_api_init',
			static fn () => register_rest_route(
				'hvac-blocks/v1',
				'/shared-thing',
				array(
					'callback'            => static fn ( \WP_REST_Request $request ): WP_REST_Response => CacheHeaders::shared( new WP_REST_Response( array( 'thing' => $request['thing'] ) ), 300 ),
					'permission_callback' => '__return_true',
				)
			)
		);
	}

	public function test_a_shared_answer_may_be_kept_and_carries_a_tag(): void {
		$response = $this->rest( 'GET', '/hvac-blocks/v1/shared-thing', array( 'thing' => 'a' ) );

		self::assertSame( 'public, max-age=300', $response->get_headers()['Cache-Control'] );
		self::assertMatchesRegularExpression( '~^W/"[0-9a-f]{32}"$~', $this->tag( 'a' ) );
		self::assertSame( $this->tag( 'a' ), $this->tag( 'a' ) );
		self::assertNotSame( $this->tag( 'a' ), $this->tag( 'b' ) );
	}

	#[DataProvider( 'headers' )]
	public function test_who_has_it_gets_304_and_nothing_else( string $header ): void {
		$response = $this->rest( 'GET', '/hvac-blocks/v1/shared-thing', array( 'thing' => 'a' ), array( 'If-None-Match' => str_replace( 'TAG', substr( $this->tag( 'a' ), 2 ), $header ) ) );

		self::assertSame( 304, $response->get_status() );
		self::assertNull( $response->get_data() );
		self::assertSame( $this->tag( 'a' ), $response->get_headers()['ETag'] );
	}

	/** @return array<string, array{string}> */
	public static function headers(): array {
		return array(
			'weak'        => array( 'W/TAG' ),
			'strong'      => array( 'TAG' ),
			'one of many' => array( '"other", W/TAG' ),
			'any'         => array( '*' ),
		);
	}

	public function test_who_has_an_older_one_gets_the_new(): void {
		$response = $this->rest( 'GET', '/hvac-blocks/v1/shared-thing', array( 'thing' => 'b' ), array( 'If-None-Match' => $this->tag( 'a' ) ) );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( array( 'thing' => 'b' ), $response->get_data() );
	}

	public function test_an_error_is_not_kept(): void {
		self::assertSame( 'no-store', $this->rest( 'GET', '/hvac-blocks/v1/no-such-thing' )->get_headers()['Cache-Control'] );
	}

	public function test_the_routes_of_others_are_left_alone(): void {
		self::assertArrayNotHasKey( 'Cache-Control', $this->rest( 'GET', '/wp/v2/types' )->get_headers() );
	}

	private function tag( string $thing ): string {
		$tag = $this->rest( 'GET', '/hvac-blocks/v1/shared-thing', array( 'thing' => $thing ) )->get_headers()['ETag'] ?? null;

		return is_string( $tag ) ? $tag : '';
	}
}
