<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A block whose content comes from elsewhere: from the page's fields, from a product, or from the page that shows a pattern.
 *
 * @phpstan-type ParsedBlock array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final class BoundBlock {
	/** @param array<string, mixed> $attributes of the delimiter */
	public static function is( array $attributes ): bool {
		$metadata = $attributes['metadata'] ?? null;

		return is_array( $metadata ) && isset( $metadata['bindings'] );
	}

	/**
	 * Returns the block with that content in its attributes and its HTML, as WordPress inserts it.
	 *
	 * @param ParsedBlock          $block
	 * @param array<string, mixed> $context what sources may ask for: the post, the overrides of a pattern
	 * @return array{attributes: array<string, mixed>, html: string}
	 */
	public static function of( array $block, array $context ): array {
		$own   = array(
			'innerBlocks'  => array(),
			'innerContent' => array( $block['innerHTML'] ),
		) + $block;
		$bound = new WP_Block( $own, $context );
		$html  = $bound->render( array( 'dynamic' => false ) );

		/** @var array<string, mixed> $attributes */
		$attributes = $bound->attributes;

		return array(
			'attributes' => $attributes,
			'html'       => $html,
		);
	}

	/**
	 * Returns the attributes of a block that has no HTML of its own, with that content.
	 *
	 * @param string               $name       with its namespace
	 * @param array<string, mixed> $attributes
	 * @param array<string, mixed> $context
	 * @return array<string, mixed>
	 */
	public static function filled( string $name, array $attributes, array $context ): array {
		if ( ! self::is( $attributes ) ) {
			return $attributes;
		}

		$block = array(
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);

		return self::of( $block, $context )['attributes'];
	}
}
