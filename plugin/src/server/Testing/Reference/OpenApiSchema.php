<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

/** Converts a schema in WordPress' format, with `required` in each property, to JSON Schema 2020-12. */
final class OpenApiSchema {
	/** WordPress' own keywords, and those stated once for the document. */
	private const DROPPED = array( '$schema', 'context', 'arg_options', 'required', 'sanitize_callback', 'validate_callback' );

	/**
	 * @param array<array-key, mixed> $schema
	 * @return array<string, mixed>|object
	 */
	public static function of( array $schema ): array|object {
		$given = array();

		foreach ( $schema as $name => $value ) {
			if ( in_array( $name, self::DROPPED, true ) ) {
				continue;
			}

			$given[ (string) $name ] = match ( $name ) {
				'properties', 'patternProperties' => self::properties( is_array( $value ) ? $value : array() ),
				'items', 'additionalProperties'   => is_array( $value ) ? self::of( $value ) : $value,
				'anyOf', 'oneOf', 'allOf'         => array_map( self::of( ... ), array_filter( is_array( $value ) ? array_values( $value ) : array(), is_array( ... ) ) ),
				'default'                         => array() === $value && 'object' === ( $schema['type'] ?? '' ) ? (object) array() : $value,
				default                           => $value,
			};
		}

		$required = is_array( $schema['required'] ?? null ) ? array_values( $schema['required'] ) : array();

		foreach ( is_array( $schema['properties'] ?? null ) ? $schema['properties'] : array() as $name => $property ) {
			if ( is_array( $property ) && true === ( $property['required'] ?? false ) ) {
				$required[] = (string) $name;
			}
		}

		if ( array() !== $required ) {
			$given['required'] = $required;
		}

		return array() === $given ? (object) array() : $given;
	}

	/**
	 * @param array<array-key, mixed> $properties
	 * @return object
	 */
	private static function properties( array $properties ): object {
		return (object) array_map( static fn ( mixed $property ): mixed => is_array( $property ) ? self::of( $property ) : $property, $properties );
	}
}
