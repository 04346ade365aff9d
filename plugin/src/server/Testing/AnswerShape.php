<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

/** Compares the properties of an answer with those of its schema: the admin client's types have all of them (`bin/answer-types.mjs`). */
final class AnswerShape {
	/**
	 * @param array<mixed> $schema
	 * @return list<string> the properties that only one of them has
	 */
	public static function differences( mixed $data, array $schema, string $place ): array {
		$properties = $schema['properties'] ?? null;
		$items      = $schema['items'] ?? null;
		$found      = array();

		if ( is_array( $data ) && is_array( $items ) ) {
			foreach ( $data as $one ) {
				array_push( $found, ...self::differences( $one, $items, "{$place}[]" ) );
			}
		} elseif ( is_array( $data ) && is_array( $properties ) ) {
			foreach ( array_keys( $properties + $data ) as $name ) {
				$property = $properties[ $name ] ?? null;

				if ( ! is_array( $property ) || ! array_key_exists( $name, $data ) ) {
					$found[] = "$place.$name: " . ( is_array( $property ) ? 'no value' : 'not in the schema' );
				} else {
					array_push( $found, ...self::differences( $data[ $name ], $property, "$place.$name" ) );
				}
			}
		}

		return array_values( array_unique( $found ) );
	}
}
