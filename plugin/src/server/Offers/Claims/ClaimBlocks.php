<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Content\BlockSupports;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks that are claims: their block.json says `"supports": { "hvacBlocks": { "claim": true } }`. With `"claim": "price"` only the price is the
 * claim, and the block is shown without it, too.
 */
final class ClaimBlocks {
	public static function has( string $name ): bool {
		return self::is_whole( $name ) || 'price' === BlockSupports::of( $name, 'claim' );
	}

	/** Whether the whole block disappears with its claim. */
	public static function is_whole( string $name ): bool {
		return true === BlockSupports::of( $name, 'claim' );
	}

	/** @return array<string, WP_Block_Type> by name */
	public static function all(): array {
		return array_filter( BlockSupports::having( 'claim' ), static fn ( WP_Block_Type $type ): bool => self::has( $type->name ) );
	}
}
