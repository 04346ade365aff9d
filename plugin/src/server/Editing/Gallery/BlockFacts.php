<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Gallery;

use HvacBlocks\Editing\Blocks\BlockRenderer;
use HvacBlocks\Editing\Content\BlockTypes;

defined( 'ABSPATH' ) || exit;

/** The facts about a block in the gallery and the block reference. */
final class BlockFacts {
	private const MOMENTS = array(
		'load'    => 'island, hydrates when the browser is idle',
		'visible' => 'island, hydrates when scrolled into view',
		'touch'   => 'island, hydrates on first use',
	);

	/** The width in pixels of a block whose block.json states none. */
	private const WIDTH = 960;

	/** @param array<string, mixed> $metadata of its block.json */
	public static function title( array $metadata ): string {
		return is_string( $metadata['title'] ?? null ) ? $metadata['title'] : '';
	}

	/** @param array<string, mixed> $metadata of its block.json */
	public static function kind( array $metadata ): string {
		$supports = is_array( $metadata['supports'] ?? null ) ? $metadata['supports'] : array();
		$own      = is_array( $supports['hvacBlocks'] ?? null ) ? $supports['hvacBlocks'] : array();

		return self::MOMENTS[ is_string( $own['hydrate'] ?? null ) ? $own['hydrate'] : '' ] ?? 'static';
	}

	/** Enqueues a block's styles, those of its editor included: WordPress enqueues only those of blocks that it renders itself. */
	public static function enqueue_styles( string $block ): void {
		$type = BlockTypes::get( BlockTypes::PREFIX . $block );

		array_map( wp_enqueue_style( ... ), array( ...$type->style_handles ?? array(), ...$type->editor_style_handles ?? array() ) );
	}

	/**
	 * Returns the block's parent; empty for a block that can be used anywhere.
	 *
	 * @param array<string, mixed> $metadata of its block.json
	 */
	public static function parent( array $metadata ): string {
		$parents = is_array( $metadata['parent'] ?? null ) ? $metadata['parent'] : array();

		return is_string( $parents[0] ?? null ) ? BlockRenderer::short_name( $parents[0] ) : '';
	}

	/**
	 * Returns the usual width in pixels: that of its picture in the inserter.
	 *
	 * @param array<string, mixed> $metadata of its block.json
	 */
	public static function width( array $metadata ): int {
		$example = is_array( $metadata['example'] ?? null ) ? $metadata['example'] : array();

		return is_int( $example['viewportWidth'] ?? null ) ? $example['viewportWidth'] : self::WIDTH;
	}

	public static function weight( BlockWeight $weight, string $block, bool $has_place ): string {
		$used = $weight->used( $block, $has_place );
		$css  = self::kilobytes( $weight->style( $block ) ) . ' CSS';

		return 0 === $used
			? "no JavaScript, $css"
			: sprintf( '%s JavaScript, %s in use, %s', self::kilobytes( $weight->waiting( $block, $has_place ) ), self::kilobytes( $used ), $css );
	}

	/** In units of 1,024 bytes. */
	public static function kilobytes( int $bytes ): string {
		return sprintf( '%.1F KB', $bytes / 1024 );
	}
}
