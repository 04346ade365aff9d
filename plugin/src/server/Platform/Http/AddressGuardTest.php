<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedResolver;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class AddressGuardTest extends TestCase {
	/** @param list<string> $resolved */
	#[DataProvider( 'refused' )]
	public function test_it_refuses( string $url, array $resolved = array(), FailureReason $reason = FailureReason::PrivateAddress ): void {
		try {
			$this->guard( $resolved )->addresses_of( $url );
		} catch ( UpstreamFailure $failure ) {
			self::assertSame( $reason, $failure->reason );
			return;
		}

		self::fail( "$url was let through." );
	}

	/** @return array<string, array{0: string, 1?: list<string>, 2?: FailureReason}> */
	public static function refused(): array {
		$public = array( '93.184.216.34' );

		return array(
			'loopback'                  => array( 'http://127.0.0.1/' ),
			'other loopback'            => array( 'https://127.8.9.10:8443/' ),
			'this network'              => array( 'http://0.0.0.0/' ),
			'cloud metadata'            => array( 'http://169.254.169.254/latest/meta-data/' ),
			'private 10'                => array( 'http://10.1.2.3/' ),
			'private 172.16'            => array( 'http://172.31.255.1/' ),
			'private 192.168'           => array( 'http://192.168.0.1/' ),
			'carrier NAT'               => array( 'http://100.64.0.1/' ),
			'multicast'                 => array( 'http://224.0.0.1/' ),
			'broadcast'                 => array( 'http://255.255.255.255/' ),
			'decimal'                   => array( 'http://2130706433/', $public ),
			'hexadecimal'               => array( 'http://0x7f000001/', $public ),
			'hexadecimal parts'         => array( 'http://0x7f.0x0.0x0.0x1/', $public ),
			'octal'                     => array( 'http://0177.0.0.1/', $public ),
			'short'                     => array( 'http://127.1/', $public ),
			'trailing dot'              => array( 'http://127.0.0.1./', $public ),
			'IPv6 loopback'             => array( 'http://[::1]/' ),
			'IPv6 unspecified'          => array( 'http://[::]/' ),
			'IPv6 unique local'         => array( 'http://[fd00:ec2::254]/' ),
			'IPv6 link local'           => array( 'http://[fe80::1]/' ),
			'IPv4 in IPv6'              => array( 'http://[::ffff:127.0.0.1]/' ),
			'IPv4 in IPv6, hexadecimal' => array( 'http://[::ffff:7f00:1]/' ),
			'NAT64'                     => array( 'http://[64:ff9b::7f00:1]/' ),
			'6to4'                      => array( 'http://[2002:7f00:1::]/' ),
			'name of this machine'      => array( 'http://localhost/', array( '127.0.0.1', '::1' ) ),
			'name that is private'      => array( 'https://internal.example.com/', array( '10.0.0.5' ) ),
			'name that is both'         => array( 'https://both.example.com/', array( '93.184.216.34', '10.0.0.5' ) ),
			'name private over IPv6'    => array( 'https://six.example.com/', array( '93.184.216.34', 'fd00::1' ) ),
			'name that is no host'      => array( 'https://exa$mple.com/', $public ),
			'name without address'      => array( 'https://nowhere.example.com/', array(), FailureReason::Refused ),
			'another scheme'            => array( 'gopher://example.com/', $public, FailureReason::BadAddress ),
			'file'                      => array( 'file:///etc/passwd', $public, FailureReason::BadAddress ),
			'user and password'         => array( 'https://example.com@10.0.0.1/', $public, FailureReason::BadAddress ),
			'no host'                   => array( 'https:///x', $public, FailureReason::BadAddress ),
			'nothing'                   => array( '', $public, FailureReason::BadAddress ),
		);
	}

	public function test_it_gives_the_addresses_of_a_public_name(): void {
		self::assertSame( array( '93.184.216.34', '2606:2800:220:1::1' ), $this->guard( array( '93.184.216.34', '2606:2800:220:1::1' ) )->addresses_of( 'https://example.com/' ) );
		self::assertSame( array(), $this->guard( array() )->addresses_of( 'https://93.184.216.34/' ) );
		self::assertSame( array(), $this->guard( array() )->addresses_of( 'https://[2606:2800:220:1::1]:8443/' ) );
	}

	public function test_a_private_host_that_a_setting_names_is_let_through(): void {
		update_option( Settings::OPTION, array( 'upstream_allowed_private_hosts' => array( 'Crm.Internal', '10.0.0.9', '[::1]' ) ) );

		self::assertSame( array( '10.0.0.5' ), $this->guard( array( '10.0.0.5' ) )->addresses_of( 'http://crm.internal/' ) );
		self::assertSame( array(), $this->guard( array() )->addresses_of( 'http://10.0.0.9:8080/' ) );
		self::assertSame( array(), $this->guard( array() )->addresses_of( 'http://[::1]/' ) );

		$this->expectException( UpstreamFailure::class );
		$this->guard( array( '10.0.0.5' ) )->addresses_of( 'http://other.internal/' );
	}

	public function test_the_system_knows_itself(): void {
		self::assertContains( '127.0.0.1', ( new SystemResolver() )->addresses( 'localhost' ) );
		self::assertSame( array(), ( new SystemResolver() )->addresses( 'no-such-host.invalid' ) );
	}

	/** @param list<string> $resolved */
	private function guard( array $resolved ): AddressGuard {
		return new AddressGuard( new Settings(), new FixedResolver( $resolved ) );
	}
}
