<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockSupports;
use HvacBlocks\Kernel\BlockFilters;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a block's inner blocks apart, if its block.json says so: `"supports": { "hvacBlocks": { "innerBlocks": "slots" } }`.
 *
 * Each inner block that prints something is a slot of its own, `content-0`, `content-1` and so on. WordPress renders them as usual; the content is split
 * afterwards, so that WordPress' filters and those of other plugins see every inner block.
 */
final readonly class InnerBlocks implements Feature {
	public function boot(): void {
		// After repeater rows have become inner blocks.
		BlockFilters::before( BlockFilters::OURS, self::marked( ... ), 20 );
	}

	/**
	 * @param array<string, mixed> $block as WordPress parsed it
	 * @return array<string, mixed> with a mark before each inner block, and without the white space between them
	 */
	public static function marked( array $block ): array {
		$name  = $block['blockName'] ?? null;
		$inner = $block['innerBlocks'] ?? array();

		if ( ! is_string( $name ) || ! is_array( $inner ) || array() === $inner || ! self::are_slots( $name ) ) {
			return $block;
		}

		return array( 'innerContent' => array_merge( ...array_fill( 0, count( $inner ), array( self::mark(), null ) ) ) ) + $block;
	}

	/** @return list<string>|null the HTML of each inner block that printed something; null if the block does not keep them apart */
	public static function apart( string $block, string $content ): ?array {
		return self::are_slots( $block ) ? self::printed( $block, explode( self::mark(), $content ) ) : null;
	}

	/**
	 * @param array<string> $inner the HTML of each inner block
	 * @return list<string>|null as `apart()`
	 */
	public static function printed( string $block, array $inner ): ?array {
		return self::are_slots( $block ) ? array_values( array_filter( $inner, static fn ( string $html ): bool => '' !== trim( $html ) ) ) : null;
	}

	/**
	 * @param list<string> $inner the HTML of each inner block
	 * @return array<string, string> by slot name
	 */
	public static function slots( array $inner ): array {
		return array() === $inner ? array() : array_combine( array_map( static fn ( int $index ): string => "content-$index", array_keys( $inner ) ), $inner );
	}

	private static function are_slots( string $block ): bool {
		return 'slots' === BlockSupports::of( $block, 'innerBlocks' );
	}

	/**
	 * Unguessable, so an author cannot write it into a page.
	 *
	 * @return non-empty-string
	 */
	private static function mark(): string {
		/** @var non-empty-string|null $mark */
		static $mark = null;

		return $mark ??= '<!--inner-block ' . wp_generate_uuid4() . '-->';
	}
}
