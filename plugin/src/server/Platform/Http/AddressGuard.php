<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Kernel\Cidr;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the server from being sent to its own network.
 *
 * A host is looked up once, all of its addresses are checked, and the connection is then pinned to them, so that a second lookup cannot return another
 * address.
 */
final readonly class AddressGuard {
	/** Every range that is not the public internet (RFC 6890 and its followers). */
	private const PRIVATE = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/3',
		// Within the public IPv6 range: tunnels that carry any IPv4 address, and documentation.
		'2001::/23',
		'2001:db8::/32',
		'2002::/16',
		'3fff::/20',
	);

	private const PUBLIC_IPV6 = '2000::/3';

	public function __construct( private Settings $settings, private Resolver $resolver = new SystemResolver() ) {}

	/**
	 * @return list<string> the addresses that the connection may use; empty if the host itself is an address
	 * @throws UpstreamFailure if the URL may not be called
	 */
	public function addresses_of( string $url ): array {
		$parts = wp_parse_url( $url );
		$host  = is_array( $parts ) ? strtolower( $parts['host'] ?? '' ) : '';

		if ( ! is_array( $parts ) || '' === $host || ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) || isset( $parts['user'] ) ) {
			throw FailureReason::BadAddress->failure();
		}

		return $this->addresses_of_host( $host );
	}

	/**
	 * @param string $host in lowercase
	 * @return list<string> as of `addresses_of()`
	 * @throws UpstreamFailure if it may not be called
	 */
	public function addresses_of_host( string $host ): array {
		$allowed = in_array( $host, array_map( strtolower( ... ), $this->settings->strings( 'upstream_allowed_private_hosts' ) ), true );
		$literal = trim( $host, '[]' );

		if ( false !== filter_var( $literal, FILTER_VALIDATE_IP ) ) {
			return $allowed || self::is_public( $literal ) ? array() : throw FailureReason::PrivateAddress->failure();
		}

		// Any other host that ends in a number (127.1, 2130706433, 0x7f.0.0.1) is an IPv4 address in disguise.
		if ( 1 !== preg_match( '/^(?!-)[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/', $host ) || 1 === preg_match( '/(^|\.)(\d+|0x[0-9a-f]*)\.?$/', $host ) ) {
			throw FailureReason::PrivateAddress->failure();
		}

		$addresses = $this->resolver->addresses( rtrim( $host, '.' ) );

		foreach ( $addresses as $address ) {
			if ( ! $allowed && ! self::is_public( $address ) ) {
				throw FailureReason::PrivateAddress->failure();
			}
		}

		return array() === $addresses ? throw FailureReason::Refused->failure() : $addresses;
	}

	private static function is_public( string $address ): bool {
		return false !== filter_var( $address, FILTER_VALIDATE_IP )
			&& ! Cidr::any_contains( self::PRIVATE, $address )
			&& ( ! str_contains( $address, ':' ) || Cidr::contains( self::PUBLIC_IPV6, $address ) );
	}
}
