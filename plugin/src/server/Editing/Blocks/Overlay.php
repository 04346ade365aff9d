<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/** What lies over a hero's picture: how strong the overlay is, and where the words are. What no editor chose is absent, and the block's own design shows. */
final class Overlay {
	/** @return array{dim?: int, position?: string} */
	public static function props( Attributes $attributes ): array {
		$dim      = $attributes->value( 'dimRatio' );
		$position = $attributes->text( 'contentPosition' );

		return array(
			...( is_int( $dim ) ? array( 'dim' => max( 0, min( 100, $dim ) ) ) : array() ),
			...( '' === $position ? array() : array( 'position' => $position ) ),
		);
	}
}
