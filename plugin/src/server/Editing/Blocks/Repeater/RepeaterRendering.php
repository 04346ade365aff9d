<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Repeater;

use HvacBlocks\Kernel\BlockFilters;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** Renders a repeater's rows as child blocks, on pages that have not been opened in the editor since. */
final readonly class RepeaterRendering implements Feature {
	public function boot(): void {
		BlockFilters::before( BlockFilters::OURS, self::with_children( ... ) );
	}

	/**
	 * @param array<string, mixed> $block as WordPress parsed it
	 * @return array<string, mixed>
	 */
	public static function with_children( array $block ): array {
		$name       = $block['blockName'] ?? null;
		$attributes = $block['attrs'] ?? null;
		$repeater   = is_string( $name ) && is_array( $attributes ) && array() === ( $block['innerBlocks'] ?? array() ) ? Repeater::of( $name ) : null;

		if ( null === $repeater ) {
			return $block;
		}

		/** @var array<string, mixed> $attributes */
		$children = $repeater->inner_blocks( $attributes );

		return array() === $children ? $block : array(
			'innerBlocks'  => $children,
			'innerContent' => array_fill( 0, count( $children ), null ),
		) + $block;
	}
}
