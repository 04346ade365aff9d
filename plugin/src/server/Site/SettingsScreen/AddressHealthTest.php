<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class AddressHealthTest extends TestCase {
	#[TestWith( array( '/%postname%/', 200, 'good', '' ) )]
	#[TestWith( array( '/index.php/%postname%/', 200, 'good', '' ) )]
	#[TestWith( array( '', 200, 'recommended', 'index.php' ) )]
	#[TestWith( array( '', 404, 'critical', 'example.test/index.php/hvac-blocks/' ) )]
	#[TestWith( array( '/%postname%/', 404, 'critical', 'try_files' ) )]
	// Another problem for visitors: another test reports it.
	#[TestWith( array( '/%postname%/', 403, 'good', '' ) )]
	public function test_addresses_of_pages_are_told( string $structure, int $answer, string $status, string $said ): void {
		update_option( 'permalink_structure', $structure );
		add_filter( 'pre_http_request', static fn (): array => array( 'response' => array( 'code' => $answer ), 'headers' => array(), 'body' => '' ) );
		$result = ( new AddressHealth() )->permalinks();

		self::assertSame( $status, $result['status'] );
		self::assertStringContainsString( $said, $result['description'] );
	}

	#[TestWith( array( 200, 200, 'good', 'use it' ) )]
	#[TestWith( array( 401, 200, 'recommended', 'maybe_unserialize' ) )]
	#[TestWith( array( 302, 200, 'recommended', 'status 302' ) )]
	#[TestWith( array( 403, 503, 'critical', '/hvac-blocks/v1/' ) )]
	public function test_a_closed_rest_api_is_told_with_its_cause( int $rest, int $own, string $status, string $said ): void {
		add_filter( 'rest_authentication_errors', 'maybe_unserialize' );
		add_filter(
			'pre_http_request',
			static fn ( mixed $answer, mixed $arguments, mixed $url ): array => array(
				'response' => array( 'code' => is_string( $url ) && str_contains( $url, 'hvac-blocks-api=' ) ? $own : $rest ),
				'headers'  => array(),
				'body'     => '',
			),
			10,
			3
		);
		$result = ( new AddressHealth() )->routes();

		self::assertSame( $status, $result['status'] );
		self::assertStringContainsString( $said, $result['description'] );
	}

	/** The site calls itself, which a screen must not wait for. */
	#[TestWith( array( 'permalinks' ) )]
	#[TestWith( array( 'routes' ) )]
	public function test_the_screen_asks_for_it_by_a_route( string $name ): void {
		$this->as_role( 'administrator' );
		add_filter( 'pre_http_request', static fn (): array => array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'body' => '' ) );
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertArrayNotHasKey( "hvac_blocks_$name", $tests['direct'] );
		self::assertIsArray( $tests['async'] );
		$test = $tests['async'][ "hvac_blocks_$name" ] ?? null;
		self::assertIsArray( $test );
		self::assertSame( rest_url( "hvac-blocks/v1/admin/$name-health" ), $test['test'] );
		self::assertIsCallable( $test['async_direct_test'] );
		self::assertSame( ( $test['async_direct_test'] )(), self::data( $this->rest( 'GET', "/hvac-blocks/v1/admin/$name-health" ) ) );
	}
}
