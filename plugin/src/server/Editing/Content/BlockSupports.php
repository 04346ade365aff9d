<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/** What blocks declare about themselves in block.json: `"supports": { "hvacBlocks": { "claim": true } }`. */
final class BlockSupports {
	/**
	 * @param WP_Block_Type|string|null $block a registered block, or its full name
	 * @return mixed null if the block does not declare it
	 */
	public static function of( WP_Block_Type|string|null $block, string $name ): mixed {
		// Called for every block of a page, and most are WordPress' own.
		if ( is_string( $block ) && str_starts_with( $block, 'core/' ) ) {
			return null;
		}

		$type = is_string( $block ) ? BlockTypes::get( $block ) : $block;
		$ours = $type->supports['hvacBlocks'] ?? null;

		return is_array( $ours ) ? ( $ours[ $name ] ?? null ) : null;
	}

	/** @return array<string, WP_Block_Type> the blocks that declare it, by their full names */
	public static function having( string $name ): array {
		/** @var array<string, WP_Block_Type> $types */
		$types = BlockTypes::all();

		return array_filter( $types, static fn ( WP_Block_Type $type ): bool => null !== self::of( $type, $name ) );
	}
}
