<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * What a block is about, such as one dealer: attributes that the block around it hands on (`providesContext` of its block.json) and the
 * block itself takes (`usesContext`). In a context, `hvac-blocks/<name>` is the attribute `<name>`.
 */
final class InheritedDealer {
	/**
	 * A block is about the same as the block around it, unless it says otherwise itself.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public static function inherited( array $attributes, WP_Block $block ): array {
		foreach ( $block->context as $key => $value ) {
			$name = str_starts_with( (string) $key, BlockTypes::PREFIX ) ? BlockRenderer::short_name( (string) $key ) : '';

			if ( '' !== $name && '' !== $value && '' === ( $attributes[ $name ] ?? '' ) ) {
				$attributes[ $name ] = $value;
			}
		}

		return $attributes;
	}
}
