<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Site\ContentTree\Html\HtmlSource;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a block in the tree: those of its delimiter and those in its HTML, with defaults.
 *
 * Includes only what the block type declares. For another plugin's block, only what its page shows anyway: attributes in the HTML, attributes whose role
 * is content, and the appearance. The rest may be for the server only, such as the address to which a form is mailed.
 */
final class BlockAttributes {
	/** For the editor only. */
	private const EDITORS = array( 'lock', 'metadata', 'templateLock' );

	private const LOOKS = array( 'align', 'anchor', 'backgroundColor', 'borderColor', 'className', 'fontFamily', 'fontSize', 'gradient', 'layout', 'style', 'textColor' );

	private const ANCHOR = array(
		'type'      => 'string',
		'source'    => 'attribute',
		'attribute' => 'id',
		'selector'  => '*',
	);

	/** WordPress sets it in the editor only. */
	private const HTML = array(
		'type'   => 'string',
		'source' => 'raw',
	);

	/**
	 * @param array<string, mixed> $written in the delimiter
	 * @param array<string, mixed> $bound   values from elsewhere
	 * @return array<string, mixed> by name, sorted
	 */
	public static function of( WP_Block_Type $type, array $written, string $html, array $bound = array() ): array {
		$schemas = self::told( $type );
		$sourced = array_filter( $schemas, static fn ( array $schema ): bool => isset( $schema['source'] ) );
		$values  = array_intersect_key( Attributes::of( $type, array_diff_key( $written, array_diff_key( $sourced, array( 'anchor' => true ) ) ) )->values, $schemas );
		$source  = new HtmlSource( $html );
		$found   = array();

		foreach ( $sourced as $name => $schema ) {
			$value = $source->value( $schema );

			if ( null !== $value && self::is_of_type( $value, (array) ( $schema['type'] ?? 'string' ) ) ) {
				$found[ $name ] = $value;
			}
		}

		// Values in the HTML are as WordPress prints them.
		return self::shaped( $found + array_intersect_key( $bound, $schemas ) + $values, $schemas );
	}

	/** @return array<string, array<mixed>> the schemas of the attributes that the tree may contain */
	private static function told( WP_Block_Type $type ): array {
		/** @var array<string, array<mixed>> $schemas */
		$schemas = array_diff_key( $type->get_attributes(), array_flip( self::EDITORS ) );

		if ( true === ( $type->supports['anchor'] ?? false ) ) {
			$schemas['anchor'] = self::ANCHOR;
		}

		if ( 'core/html' === $type->name ) {
			$schemas['content'] = self::HTML;
		}

		$is_known = str_starts_with( $type->name, 'core/' ) || str_starts_with( $type->name, 'hvac-blocks/' );

		/**
		 * Filters the attributes of a block in the tree: for blocks of other plugins, those that visitors see, in their HTML, content or appearance.
		 *
		 * @param list<string>  $names
		 * @param WP_Block_Type $type
		 */
		$names = apply_filters( 'hvac_blocks_content_attributes', array_keys( $is_known ? $schemas : array_filter( $schemas, self::is_public( ... ), ARRAY_FILTER_USE_BOTH ) ), $type );
		$names = is_array( $names ) ? array_filter( $names, is_string( ... ) ) : array();

		return array_filter( array_intersect_key( $schemas, array_flip( $names ) ), static fn ( array $schema ): bool => 'local' !== ( $schema['role'] ?? '' ) && 'meta' !== ( $schema['source'] ?? '' ) );
	}

	/** @param array<mixed> $schema */
	private static function is_public( array $schema, string $name ): bool {
		return isset( $schema['source'] ) || 'content' === ( $schema['role'] ?? '' ) || in_array( $name, self::LOOKS, true );
	}

	/** @param array<mixed> $types */
	private static function is_of_type( mixed $value, array $types ): bool {
		return match ( true ) {
			is_string( $value ) => in_array( 'string', $types, true ) || in_array( 'rich-text', $types, true ),
			is_bool( $value )   => in_array( 'boolean', $types, true ),
			default             => in_array( 'array', $types, true ),
		};
	}

	/**
	 * @param array<string, mixed>        $values
	 * @param array<string, array<mixed>> $schemas
	 * @return array<string, mixed>
	 */
	private static function shaped( array $values, array $schemas ): array {
		foreach ( $values as $name => $value ) {
			$types           = (array) ( $schemas[ $name ]['type'] ?? '' );
			$values[ $name ] = SortedJson::of( $value, in_array( 'object', $types, true ) && ! in_array( 'array', $types, true ) );
		}

		ksort( $values );

		return $values;
	}
}
