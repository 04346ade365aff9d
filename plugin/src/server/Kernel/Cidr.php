<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** Networks such as `10.0.0.0/8` or `2001:db8::/32`; a single address is a network of one. */
final class Cidr {
	public static function is_valid( string $network ): bool {
		return null !== self::parse( $network );
	}

	/** Also false if either is not an address; an IPv4 address, however it is written, is never in an IPv6 network, and vice versa. */
	public static function contains( string $network, string $address ): bool {
		$parsed = self::parse( $network );
		$packed = IpAddress::packed( $address );

		if ( null === $parsed || null === $packed || strlen( $parsed['packed'] ) !== strlen( $packed ) ) {
			return false;
		}

		return self::masked( $packed, $parsed['bits'] ) === self::masked( $parsed['packed'], $parsed['bits'] );
	}

	/** @param iterable<string> $networks */
	public static function any_contains( iterable $networks, string $address ): bool {
		foreach ( $networks as $network ) {
			if ( self::contains( $network, $address ) ) {
				return true;
			}
		}

		return false;
	}

	/** @return array{packed: string, bits: int}|null */
	private static function parse( string $network ): ?array {
		$parts = explode( '/', $network, 2 );
		$bits  = $parts[1] ?? null;

		return null === $bits || 1 === preg_match( '/^\d{1,3}$/D', $bits ) ? IpAddress::network( $parts[0], null === $bits ? null : (int) $bits ) : null;
	}

	private static function masked( string $packed, int $bits ): string {
		$whole = intdiv( $bits, 8 );
		$rest  = $bits % 8;

		return substr( $packed, 0, $whole ) . ( 0 === $rest ? '' : chr( ord( $packed[ $whole ] ) & ( 0xff << ( 8 - $rest ) & 0xff ) ) );
	}
}
