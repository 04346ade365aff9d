<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

defined( 'ABSPATH' ) || exit;

/** A product's ID as people type it: spaces, hyphens and capitals make no difference. */
final class ModelNumber {
	/** Shorter texts are the beginning of too many. */
	private const SHORTEST = 3;

	private function __construct() {}

	/** Returns the form in which model numbers are compared. */
	public static function key( string $id ): string {
		return strtolower( (string) preg_replace( '/[^A-Za-z0-9]+/', '', $id ) );
	}

	/** Returns the same of a text that looks like a model number or its beginning; empty for any other: words have neither digits nor hyphens. */
	public static function in( string $typed ): string {
		$typed = trim( $typed );
		$key   = self::key( $typed );

		return strlen( $key ) >= self::SHORTEST && 1 === preg_match( '/^(?=.*[0-9_-])[A-Za-z0-9 _-]{1,64}$/D', $typed ) ? $key : '';
	}

	/** @return list<string> the beginnings of a number that may be a model number */
	public static function beginnings( string $key ): array {
		return array_map( static fn ( int $length ): string => substr( $key, 0, $length ), strlen( $key ) < self::SHORTEST ? array() : range( self::SHORTEST, strlen( $key ) ) );
	}
}
