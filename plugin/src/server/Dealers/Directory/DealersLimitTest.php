<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** The whole plugin against a client that tries to download all dealers. */
final class DealersLimitTest extends TestCase {
	protected function setUp(): void {
		update_option( Settings::OPTION, array( 'dealers_rate_limit' => 2, 'requests_rate_limit' => 50 ) );
		// A visitor not counted in another test.
		$_SERVER['REMOTE_ADDR'] = '203.0.113.' . wp_rand( 1, 254 );
	}

	#[TestWith( array( '/hvac-blocks/v1/dealers/D%d', 404 ) )]
	#[TestWith( array( '/hvac-blocks/v1/dealers?q=7502%d', 200 ) )]
	public function test_more_than_so_many_in_a_minute_are_asked_to_wait( string $path, int $status ): void {
		$ask = fn ( int $number ): \WP_REST_Response => $this->rest( 'GET', sprintf( $path, $number ) );

		self::assertSame( array( $status, $status, 429 ), array( $ask( 1 )->get_status(), $ask( 2 )->get_status(), $ask( 3 )->get_status() ) );

		$wait = $ask( 4 )->get_headers()['Retry-After'] ?? '';
		self::assertIsString( $wait );
		self::assertGreaterThan( 0, (int) $wait );
		self::assertSame( 200, $this->rest( 'GET', '/hvac-blocks/v1/location', array( 'q' => '75024' ) )->get_status(), 'others are not counted with them' );
	}

	public function test_searching_and_asking_for_one_dealer_after_the_other_count_together(): void {
		$this->rest( 'GET', '/hvac-blocks/v1/dealers/D1' );
		$this->rest( 'GET', '/hvac-blocks/v1/dealers?q=75024' );

		self::assertSame( 429, $this->rest( 'GET', '/hvac-blocks/v1/dealers/D2' )->get_status() );
	}
}
