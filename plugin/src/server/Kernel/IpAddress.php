<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * A normalized IP address: an IPv4 address stays one when a dual-stack socket or a translator writes it as IPv6.
 */
final class IpAddress {
	/** The prefixes before the four bytes of an IPv4 address: mapped (RFC 4291), NAT64 (RFC 6052). */
	private const CARRIES_IPV4 = array(
		"\0\0\0\0\0\0\0\0\0\0\xff\xff",
		"\0\x64\xff\x9b\0\0\0\0\0\0\0\0",
	);

	private const PREFIX_BITS = 96;

	/** Returns the 4 or 16 bytes of an address; null if it is not valid. */
	public static function packed( string $address ): ?string {
		$packed = self::as_written( $address );

		return null !== $packed && self::carries_ipv4( $packed ) ? substr( $packed, -4 ) : $packed;
	}

	/** Returns the address in its shortest form; an empty string if it is not valid. */
	public static function normal( string $address ): string {
		$packed = self::packed( $address );

		return null === $packed ? '' : (string) inet_ntop( $packed );
	}

	/** Normalizes an address written by a proxy, which may include a port: `192.0.2.1:5678`, `[2001:db8::1]:443`. */
	public static function without_port( string $written ): string {
		return self::normal( preg_replace( '/^(?:\[([0-9a-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/iD', '$1$2', trim( $written ) ) ?? '' );
	}

	/**
	 * Returns a network's bytes and bits: `::ffff:10.0.0.0/104` is `10.0.0.0/8`.
	 *
	 * @return array{packed: string, bits: int}|null
	 */
	public static function network( string $address, ?int $bits ): ?array {
		$packed = self::as_written( $address );

		if ( null === $packed || $bits > 8 * strlen( $packed ) ) {
			return null;
		}

		$bits ??= 8 * strlen( $packed );

		return $bits >= self::PREFIX_BITS && self::carries_ipv4( $packed )
			? array( 'packed' => substr( $packed, -4 ), 'bits' => $bits - self::PREFIX_BITS )
			: array( 'packed' => $packed, 'bits' => $bits );
	}

	private static function carries_ipv4( string $packed ): bool {
		return 16 === strlen( $packed ) && in_array( substr( $packed, 0, 12 ), self::CARRIES_IPV4, true );
	}

	private static function as_written( string $address ): ?string {
		// inet_pton() warns about invalid addresses.
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );

		return false === $packed ? null : $packed;
	}
}
