<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * The subject of a block, such as one dealer: attributes that the block around it provides (`providesContext` of its block.json) and the block itself
 * uses (`usesContext`). In a context, `hvac-blocks/<name>` is the attribute `<name>`.
 */
final class InheritedDealer {
	/**
	 * A block has the subject of the block around it, unless it names its own.
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
