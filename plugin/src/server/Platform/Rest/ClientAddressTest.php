<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class ClientAddressTest extends TestCase {
	/** @param list<string> $trusted */
	#[DataProvider( 'requests' )]
	public function test_it( array $trusted, string $remote, ?string $forwarded, string $expected ): void {
		update_option( Settings::OPTION, array( 'trusted_proxies' => $trusted ) );
		$_SERVER['REMOTE_ADDR'] = $remote;
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );

		if ( null !== $forwarded ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;
		}

		self::assertSame( $expected, ( new ClientAddress( new Settings() ) )->current() );
	}

	/** @return array<string, array{list<string>, string, string|null, string}> */
	public static function requests(): array {
		$proxies = array( '10.0.0.0/8', '2001:db8::/32' );

		return array(
			'nobody is trusted by default'     => array( array(), '203.0.113.9', '198.51.100.1', '203.0.113.9' ),
			'a stranger is not believed'       => array( $proxies, '203.0.113.9', '198.51.100.1', '203.0.113.9' ),
			'a proxy is'                       => array( $proxies, '10.1.2.3', '198.51.100.1', '198.51.100.1' ),
			'only what the proxies wrote'      => array( $proxies, '10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1' ),
			'a visitor who writes one himself' => array( $proxies, '10.1.2.3', '10.0.0.1, 198.51.100.1', '198.51.100.1' ),
			'nothing forwarded'                => array( $proxies, '10.1.2.3', null, '10.1.2.3' ),
			'rubbish forwarded'                => array( $proxies, '10.1.2.3', "198.51.100.1, '; DROP", '10.1.2.3' ),
			'IPv6'                             => array( $proxies, '2001:db8::1', '2606:4700::7', '2606:4700::7' ),
			'IPv4 on a dual-stack socket'      => array( array(), '::ffff:203.0.113.9', null, '203.0.113.9' ),
			'the same, hexadecimal'            => array( array(), '::FFFF:cb00:7109', null, '203.0.113.9' ),
			'IPv4 through NAT64'               => array( array(), '64:ff9b::203.0.113.9', null, '203.0.113.9' ),
			'a proxy on a dual-stack socket'   => array( $proxies, '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1' ),
			'a proxy that is named so'         => array( array( '::ffff:10.0.0.0/104' ), '10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1' ),
			'the machine itself stays IPv6'    => array( array( '::1' ), '::1', '2606:4700::7', '2606:4700::7' ),
			'a port'                           => array( $proxies, '10.1.2.3', '198.51.100.1:5678', '198.51.100.1' ),
			'a port of IPv6'                   => array( $proxies, '10.1.2.3', '[2606:4700::7]:443', '2606:4700::7' ),
			'IPv6 in brackets'                 => array( $proxies, '10.1.2.3', '[2606:4700::7]', '2606:4700::7' ),
			'a port of a mapped address'       => array( $proxies, '10.1.2.3', '[::ffff:198.51.100.1]:443', '198.51.100.1' ),
			'ports of proxies'                 => array( $proxies, '10.1.2.3', '198.51.100.1:5678, 10.9.9.9:80, [2001:db8::2]:80', '198.51.100.1' ),
			'a port that is none'              => array( $proxies, '10.1.2.3', '198.51.100.1:x', '10.1.2.3' ),
			'no address at all'                => array( $proxies, '', null, '' ),
		);
	}
}
