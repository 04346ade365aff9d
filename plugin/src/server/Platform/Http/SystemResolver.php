<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** Uses the machine's own resolver, including the hosts file. */
final readonly class SystemResolver implements Resolver {
	public function addresses( string $host ): array {
		$addresses = function_exists( 'gethostbynamel' ) ? gethostbynamel( $host ) : false;
		$addresses = false === $addresses ? array() : $addresses;

		foreach ( function_exists( 'socket_addrinfo_lookup' ) ? self::lookup( $host ) : self::records( $host ) as $address ) {
			$addresses[] = $address;
		}

		return array_values( array_unique( $addresses ) );
	}

	/** @return list<string> */
	private static function lookup( string $host ): array {
		$found = array();

		foreach ( (array) @socket_addrinfo_lookup( $host, null, array( 'ai_family' => AF_INET6 ) ) as $info ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a name without an address warns.
			$address = $info instanceof \AddressInfo ? ( socket_addrinfo_explain( $info )['ai_addr']['sin6_addr'] ?? null ) : null; // @phpstan-ignore offsetAccess.nonOffsetAccessible

			if ( is_string( $address ) ) {
				$found[] = $address;
			}
		}

		return $found;
	}

	/** @return list<string> */
	private static function records( string $host ): array {
		$records = function_exists( 'dns_get_record' ) ? @dns_get_record( $host, DNS_AAAA ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a resolver that is down warns.

		return array_values( array_filter( array_column( false === $records ? array() : $records, 'ipv6' ), is_string( ... ) ) );
	}
}
