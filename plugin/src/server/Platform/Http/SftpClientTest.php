<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedResolver;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class SftpClientTest extends TestCase {
	private const KEY = 'SHA256:boJ2xIHoSypHJPvuEDzF74WyyOvcaDtxuyHeP+JPE2k';

	#[TestWith( array( '169.254.169.254', self::KEY, 'ana', FailureReason::PrivateAddress ) )]
	#[TestWith( array( 'intranet.example.com', self::KEY, 'ana', FailureReason::PrivateAddress ) )]
	#[TestWith( array( '2130706433', self::KEY, 'ana', FailureReason::PrivateAddress ) )]
	#[TestWith( array( '127.0.0.1', self::KEY, 'ana', FailureReason::Refused ) )]
	#[TestWith( array( '127.0.0.1', '', 'ana', FailureReason::LoginRefused ) )]
	#[TestWith( array( '127.0.0.1', self::KEY, '', FailureReason::LoginRefused ) )]
	public function test_it_calls_no_private_host_and_none_whose_key_is_unknown( string $host, string $key, string $user, FailureReason $expected ): void {
		update_option( Settings::OPTION, array( 'upstream_allowed_private_hosts' => array( '127.0.0.1' ) ) );
		$client = new SftpClient( new AddressGuard( new Settings(), new FixedResolver( array( '10.0.0.7' ) ) ) );

		try {
			$client->newest( new SftpServer( $host, 1, $user, 'topsecret', $key ), '/exports/dealers-*.csv' );
			self::fail( 'It was called.' );
		} catch ( UpstreamFailure $failure ) {
			self::assertSame( SftpClient::is_available() ? $expected : $failure->reason, $failure->reason );
			self::assertStringNotContainsString( 'topsecret', $failure->getMessage() . FailureText::of( $failure ) );
		}
	}

	/** @param list<string> $expected */
	#[TestWith( array( 'dealers-*.csv', array( 'dealers-1.csv', 'dealers-22.csv' ) ) )]
	#[TestWith( array( 'dealers-?.csv', array( 'dealers-1.csv' ) ) )]
	#[TestWith( array( '*', array( 'dealers-1.csv', 'dealers-22.csv', 'dealersXcsv' ) ) )]
	#[TestWith( array( 'dealers.csv', array() ) )]
	public function test_a_pattern_names_files( string $pattern, array $expected ): void {
		self::assertSame( $expected, SftpClient::matching( array( '.', '..', '.hidden.csv', 'dealers-1.csv', 'dealers-22.csv', 'dealersXcsv', 'a/dealers-1.csv' ), $pattern ) );
	}
}
