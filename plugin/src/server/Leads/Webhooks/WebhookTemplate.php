<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * The body that a person wrote for a webhook: a JSON object with `{{firstName}}` or `{{product.name}}` in its texts. Values are put into the parsed
 * object, so that nothing a visitor types can change its structure.
 */
final class WebhookTemplate {
	private const PLACEHOLDER = '/\{\{\s*([A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z0-9_]+)*)\s*\}\}/';

	/**
	 * @param list<string> $known   the values' names: a part of one, such as `product.name`, may have neighbors
	 * @param bool         $is_flat whether objects and lists are refused
	 * @return string|null why it cannot be used, for the person who wrote it
	 */
	public static function problem( string $template, array $known, bool $is_flat ): ?string {
		$data = json_decode( $template, flags: JSON_BIGINT_AS_STRING );

		if ( ! $data instanceof stdClass ) {
			return __( 'This is not a JSON object. It begins with { and ends with }, and names and texts are in double quotes.', 'hvac-blocks' );
		}

		foreach ( $is_flat ? get_object_vars( $data ) : array() as $name => $value ) {
			if ( ! is_scalar( $value ) ) {
				/* translators: %s: a name in the template. */
				return sprintf( __( '“%s” is a list or an object. A form body has texts and numbers alone.', 'hvac-blocks' ), $name );
			}
		}

		preg_match_all( self::PLACEHOLDER, $template, $found );
		$roots = array_map( self::root( ... ), $known );

		foreach ( $found[1] as $path ) {
			if ( ! in_array( self::root( $path ), $roots, true ) ) {
				/* translators: %s: what was typed. */
				return sprintf( __( 'There is no value {{%s}}.', 'hvac-blocks' ), $path );
			}
		}

		return null;
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	public static function fill( string $template, array $values ): array {
		$data   = json_decode( $template, flags: JSON_BIGINT_AS_STRING );
		$filled = array();

		foreach ( $data instanceof stdClass ? get_object_vars( $data ) : array() as $name => $value ) {
			$filled[ (string) $name ] = self::filled( $value, $values );
		}

		return $filled;
	}

	/** @param array<string, mixed> $values */
	private static function filled( mixed $part, array $values ): mixed {
		if ( is_array( $part ) ) {
			return array_map( static fn ( mixed $item ): mixed => self::filled( $item, $values ), $part );
		}

		if ( $part instanceof stdClass ) {
			return (object) array_map( static fn ( mixed $item ): mixed => self::filled( $item, $values ), get_object_vars( $part ) );
		}

		if ( ! is_string( $part ) ) {
			return $part;
		}

		// A text that is one value keeps its type, such as a list or true.
		if ( 1 === preg_match( '/^' . trim( self::PLACEHOLDER, '/' ) . '$/D', $part, $whole ) ) {
			return self::value( $whole[1], $values );
		}

		return (string) preg_replace_callback( self::PLACEHOLDER, static fn ( array $match ): string => self::text( self::value( $match[1], $values ) ), $part );
	}

	/**
	 * An empty text for what this lead does not have.
	 *
	 * @param array<string, mixed> $values
	 */
	private static function value( string $path, array $values ): mixed {
		$value = $values;

		foreach ( explode( '.', $path ) as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? '' : '';
		}

		return $value;
	}

	private static function root( string $path ): string {
		return explode( '.', $path )[0];
	}

	/** The value inside a longer text, or in a form. */
	public static function text( mixed $value ): string {
		return match ( true ) {
			is_string( $value ) => $value,
			is_bool( $value )   => $value ? 'true' : 'false',
			is_array( $value ) && array_is_list( $value ) => implode( ', ', array_map( self::text( ... ), $value ) ),
			default             => null === $value ? '' : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
		};
	}
}
