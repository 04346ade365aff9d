<?php
declare(strict_types=1);

namespace HvacBlocks\SettingsAdmin;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class AddressHealthTest extends TestCase {
	#[TestWith( array( '/%postname%/', 'good' ) )]
	#[TestWith( array( '/index.php/%postname%/', 'good' ) )]
	#[TestWith( array( '', 'recommended' ) )]
	public function test_plain_permalinks_are_told( string $structure, string $status ): void {
		update_option( 'permalink_structure', $structure );

		self::assertSame( $status, ( new AddressHealth() )->permalinks()['status'] );
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
}
