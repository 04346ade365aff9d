<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

defined( 'ABSPATH' ) || exit;

/** The beginnings of a product's serial numbers, compared as `ModelNumber::key()`. */
final class SerialNumber {
	/** Shorter beginnings are those of too many. */
	private const SHORTEST = 2;

	private const LONGEST = 32;

	private function __construct() {}

	/** @return list<string> the keys of a product's beginnings */
	public static function keys( CatalogProduct $product ): array {
		$keys = array_map( static fn ( string $one ): string => substr( ModelNumber::key( $one ), 0, self::LONGEST ), $product->items( 'serials' ) );

		return array_values( array_filter( $keys, static fn ( string $key ): bool => strlen( $key ) >= self::SHORTEST ) );
	}

	/** @return list<string> the beginnings that a serial number may have */
	public static function beginnings( string $key ): array {
		$longest = min( strlen( $key ), self::LONGEST );

		return array_map( static fn ( int $length ): string => substr( $key, 0, $length ), $longest < self::SHORTEST ? array() : range( self::SHORTEST, $longest ) );
	}

	/** Returns how many letters of what a visitor typed are those of a beginning; 0 if it is none of the product's. */
	public static function fit( CatalogProduct $product, string $key ): int {
		$fit = array_map( static fn ( string $one ): int => str_starts_with( $key, $one ) ? strlen( $one ) : ( strlen( $key ) >= self::SHORTEST && str_starts_with( $one, $key ) ? strlen( $key ) : 0 ), self::keys( $product ) );

		return array() === $fit ? 0 : max( $fit );
	}

	/**
	 * @template T
	 * @param list<T>                        $all
	 * @param callable( T ): CatalogProduct $product
	 * @return list<T> those that fit best
	 */
	public static function best( array $all, callable $product, string $key, int $most ): array {
		$fits = array_map( static fn ( mixed $one ): int => self::fit( $product( $one ), $key ), $all );
		$best = array() === $fits ? 0 : max( $fits );

		return array_slice( array_values( array_filter( $all, static fn ( int $index ): bool => $best > 0 && $fits[ $index ] === $best, ARRAY_FILTER_USE_KEY ) ), 0, $most );
	}
}
