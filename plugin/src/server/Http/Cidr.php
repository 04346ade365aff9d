<?php
declare(strict_types=1);

namespace HvacBlocks\Http;

defined( 'ABSPATH' ) || exit;

/** Networks such as `10.0.0.0/8` or `2001:db8::/32`; a lone address is a network of one. */
final class Cidr {
	public static function is_valid( string $network ): bool {
		return null !== self::parse( $network );
	}

	/** False also where either is not an address; an IPv4 address never lies in an IPv6 network, nor the other way. */
	public static function contains( string $network, string $address ): bool {
		$parsed = self::parse( $network );
		$packed = self::packed( $address );

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
		$parts  = explode( '/', $network, 2 );
		$packed = self::packed( $parts[0] );
		$bits   = $parts[1] ?? null;

		if ( null === $packed || ( null !== $bits && ! ctype_digit( $bits ) ) ) {
			return null;
		}

		$most = 8 * strlen( $packed );

		return null !== $bits && (int) $bits > $most ? null : array(
			'packed' => $packed,
			'bits'   => null === $bits ? $most : (int) $bits,
		);
	}

	private static function packed( string $address ): ?string {
		// inet_pton() warns of what is not an address.
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );

		return false === $packed ? null : $packed;
	}

	private static function masked( string $packed, int $bits ): string {
		$whole = intdiv( $bits, 8 );
		$rest  = $bits % 8;

		return substr( $packed, 0, $whole ) . ( 0 === $rest ? '' : chr( ord( $packed[ $whole ] ) & ( 0xff << ( 8 - $rest ) & 0xff ) ) );
	}
}
