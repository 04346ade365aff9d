<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * A block whose text comes from elsewhere: from the page's fields, or from the page that shows a pattern.
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
	 * Returns the block with that text in its attributes and its HTML, as WordPress inserts it.
	 *
	 * @param ParsedBlock $block
	 * @return array{attributes: array<string, mixed>, html: string}
	 */
	public static function of( array $block, TreePlace $place ): array {
		$own   = array(
			'innerBlocks'  => array(),
			'innerContent' => array( $block['innerHTML'] ),
		) + $block;
		$bound = new WP_Block(
			$own,
			array(
				'postId'            => $place->post->ID,
				'postType'          => $place->post->post_type,
				'pattern/overrides' => $place->overrides,
			)
		);
		$html  = $bound->render( array( 'dynamic' => false ) );

		/** @var array<string, mixed> $attributes */
		$attributes = $bound->attributes;

		return array(
			'attributes' => $attributes,
			'html'       => $html,
		);
	}
}
