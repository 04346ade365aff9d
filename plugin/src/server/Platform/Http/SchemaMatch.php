<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** WordPress' own schema check accepts a text as a list and an empty text as an object: this one does not. */
final class SchemaMatch {
	/** @param array<array-key, mixed> $schema */
	public static function fits( mixed $value, array $schema ): bool {
		if ( in_array( $schema['type'] ?? null, array( 'array', 'object' ), true ) && ! is_array( $value ) ) {
			return false;
		}

		if ( ! is_array( $value ) ) {
			return true;
		}

		return self::properties_fit( $value, $schema ) && self::items_fit( $value, $schema );
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @param array<array-key, mixed> $schema
	 */
	private static function properties_fit( array $value, array $schema ): bool {
		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array() as $name => $property ) {
			if ( array_key_exists( $name, $value ) && is_array( $property ) && ! self::fits( $value[ $name ], $property ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * @param array<array-key, mixed> $value
	 * @param array<array-key, mixed> $schema
	 */
	private static function items_fit( array $value, array $schema ): bool {
		if ( ! is_array( $schema['items'] ?? null ) ) {
			return true;
		}

		foreach ( $value as $item ) {
			if ( ! self::fits( $item, $schema['items'] ) ) {
				return false;
			}
		}

		return array_is_list( $value );
	}
}
