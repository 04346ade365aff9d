<?php
declare(strict_types=1);

namespace HvacBlocks\Claims;

use WP_Block_Type;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** The blocks that are claims: their block.json says `"supports": { "hvacBlocks": { "claim": true } }`. */
final class ClaimBlocks {
	public static function has( string $name ): bool {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );

		return null !== $type && self::is_declared( $type );
	}

	/** @return array<string, WP_Block_Type> by name */
	public static function all(): array {
		/** @var array<string, WP_Block_Type> $types */
		$types = WP_Block_Type_Registry::get_instance()->get_all_registered();

		return array_filter( $types, self::is_declared( ... ) );
	}

	private static function is_declared( WP_Block_Type $type ): bool {
		$ours = $type->supports['hvacBlocks'] ?? null;

		return is_array( $ours ) && true === ( $ours['claim'] ?? null );
	}
}
