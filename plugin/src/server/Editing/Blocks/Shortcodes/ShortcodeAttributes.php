<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Shortcodes;

use HvacBlocks\Platform\Languages\Text;
use WP_Block_Type;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a shortcode, mapped to those of its block: `show_filters="no"` is `showFilters: false`.
 *
 * Values that the block's schema does not allow are left out, so that the block uses its default, and are reported as problems.
 */
final readonly class ShortcodeAttributes {
	/** WordPress' own names, as owners of classic themes know them. */
	private const ALIASES = array( 'class' => 'className' );

	/** For the editor only. */
	private const EDITORS = array( 'lock', 'metadata', 'style' );

	/**
	 * @param array<string, mixed> $values   by the names of block.json, valid by its schema
	 * @param list<string>         $problems in words, as text
	 */
	private function __construct( public array $values, public array $problems ) {}

	/** @param array<array-key, mixed> $written as WordPress parsed them: names in lower case, numbers for those without a name */
	public static function of( WP_Block_Type $type, array $written ): self {
		$schemas  = self::schemas( $type );
		$values   = array();
		$problems = array();

		foreach ( $written as $name => $text ) {
			$text  = is_scalar( $text ) ? (string) $text : '';
			$found = is_string( $name ) ? self::find( $name, array_keys( $schemas ) ) : null;

			if ( null === $found ) {
				$problems[] = is_string( $name )
					/* translators: 1: name of an attribute, 2: list of names of attributes */
					? Text::sentence( __( 'There is no attribute %1$s. This shortcode takes: %2$s.', 'hvac-blocks' ), $name, implode( ', ', array_map( self::name( ... ), array_keys( $schemas ) ) ) )
					/* translators: %s: part of a shortcode */
					: sprintf( __( '%s has no name. Write attributes as name="value".', 'hvac-blocks' ), $text );
				continue;
			}

			$value = self::cast( $text, $schemas[ $found ] );

			if ( null === $value || rest_validate_value_from_schema( $value, self::strict( $schemas[ $found ] ), $found ) instanceof WP_Error ) {
				/* translators: 1: name of an attribute, 2: its value, 3: what it takes, such as “yes or no” */
				$problems[] = Text::sentence( __( '%1$s="%2$s" is not valid. It takes %3$s.', 'hvac-blocks' ), self::name( $found ), $text, self::expected( $schemas[ $found ] ) );
				continue;
			}

			$values[ $found ] = $value;
		}

		return new self( $values, $problems );
	}

	/**
	 * Returns the attributes that a shortcode can set.
	 *
	 * @return array<string, array<string, mixed>> schemas by the names of block.json
	 */
	public static function schemas( WP_Block_Type $type ): array {
		/** @var array<string, array<string, mixed>> $attributes */
		$attributes = array_diff_key( $type->attributes ?? array(), array_flip( self::EDITORS ) );

		return array_filter( $attributes, static fn ( array $schema ): bool => self::is_picture( $schema ) || ! in_array( 'object', self::types( $schema ), true ) );
	}

	/** Returns the name in a shortcode: `show_filters` for `showFilters`. */
	public static function name( string $attribute ): string {
		$alias = array_search( $attribute, self::ALIASES, true );

		return false === $alias ? strtolower( (string) preg_replace( '/(?<=[a-z0-9])(?=[A-Z])/', '_', $attribute ) ) : $alias;
	}

	/**
	 * Describes the values that an attribute takes.
	 *
	 * @param array<string, mixed> $schema
	 */
	public static function expected( array $schema ): string {
		$types = self::types( $schema );

		if ( is_array( $schema['enum'] ?? null ) ) {
			$values = array_filter( $schema['enum'], static fn ( mixed $value ): bool => is_scalar( $value ) && '' !== $value );

			/* translators: %s: list of words or numbers */
			return sprintf( __( 'one of: %s', 'hvac-blocks' ), implode( ', ', array_map( strval( ... ), $values ) ) );
		}

		return match ( true ) {
			self::is_picture( $schema )           => __( 'the ID of a picture in the media library', 'hvac-blocks' ),
			in_array( 'boolean', $types, true )   => __( 'yes or no', 'hvac-blocks' ),
			in_array( 'integer', $types, true )   => self::limits( $schema, __( 'a whole number', 'hvac-blocks' ) ),
			in_array( 'number', $types, true )    => self::limits( $schema, __( 'a number', 'hvac-blocks' ) ),
			in_array( 'array', $types, true )     => __( 'a list with commas', 'hvac-blocks' ),
			'uri' === ( $schema['format'] ?? '' ) => __( 'an address', 'hvac-blocks' ),
			default                               => __( 'text', 'hvac-blocks' ),
		};
	}

	/**
	 * Finds the attribute by any spelling: `show_filters`, `show-filters` and `showFilters` are the same.
	 *
	 * @param list<string> $attributes
	 */
	private static function find( string $name, array $attributes ): ?string {
		$plain = static fn ( string $one ): string => strtolower( str_replace( array( '-', '_' ), '', $one ) );
		$name  = self::ALIASES[ $name ] ?? $name;

		foreach ( $attributes as $attribute ) {
			if ( $plain( $attribute ) === $plain( $name ) ) {
				return $attribute;
			}
		}

		return null;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return mixed null if the text matches no type of the attribute
	 */
	private static function cast( string $text, array $schema ): mixed {
		$types = self::types( $schema );

		return match ( true ) {
			self::is_picture( $schema )         => ctype_digit( $text ) && (int) $text > 0 ? array( 'id' => (int) $text ) : null,
			in_array( 'boolean', $types, true ) => match ( strtolower( trim( $text ) ) ) {
				'yes', 'true', '1', 'on'        => true,
				'no', 'false', '0', 'off', ''   => false,
				default                         => null,
			},
			in_array( 'integer', $types, true ) => false === filter_var( $text, FILTER_VALIDATE_INT ) ? null : (int) $text,
			in_array( 'number', $types, true )  => is_numeric( $text ) ? (float) $text : null,
			in_array( 'array', $types, true )   => array_values( array_filter( array_map( trim( ... ), explode( ',', $text ) ), static fn ( string $item ): bool => '' !== $item ) ),
			default                             => $text,
		};
	}

	/**
	 * Returns the schema for the result of `cast()`: WordPress checks formats such as `uri` more loosely than the block does, and does not handle a list
	 * of types that includes texts.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function strict( array $schema ): array {
		return array_diff_key( $schema, array( 'format' => true ) );
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return list<string>
	 */
	private static function types( array $schema ): array {
		return array_values( array_filter( (array) ( $schema['type'] ?? 'string' ), is_string( ... ) ) );
	}

	/** @param array<string, mixed> $schema */
	private static function is_picture( array $schema ): bool {
		$types = self::types( $schema );

		return 'content' === ( $schema['role'] ?? '' ) && in_array( 'object', $types, true ) && array() === array_diff( $types, array( 'object', 'integer' ) );
	}

	/** @param array<string, mixed> $schema */
	private static function limits( array $schema, string $words ): string {
		$least = $schema['minimum'] ?? null;
		$most  = $schema['maximum'] ?? null;

		return match ( true ) {
			/* translators: 1: “a number” or “a whole number”, 2: the least, 3: the most */
			is_numeric( $least ) && is_numeric( $most ) => sprintf( __( '%1$s from %2$s to %3$s', 'hvac-blocks' ), $words, $least, $most ),
			/* translators: 1: “a number” or “a whole number”, 2: the least */
			is_numeric( $least )                        => sprintf( __( '%1$s, at least %2$s', 'hvac-blocks' ), $words, $least ),
			default                                     => $words,
		};
	}
}
