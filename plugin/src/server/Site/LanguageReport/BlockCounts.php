<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Editing\Content\ContentBlocks;

defined( 'ABSPATH' ) || exit;

/** The number of blocks of each kind in a content, including inner ones. The content of a synced pattern counts as the pattern's own. */
final class BlockCounts {
	/** @return array<string, int> by full block name */
	public static function in( string $content ): array {
		$counts = array();

		foreach ( ContentBlocks::in( $content ) as $block ) {
			if ( null !== $block['blockName'] ) {
				$counts[ $block['blockName'] ] = 1 + ( $counts[ $block['blockName'] ] ?? 0 );
			}
		}

		return $counts;
	}

	/**
	 * @param array<string, int> $page
	 * @param array<string, int> $counterpart
	 * @return array<string, int> the number of the page's blocks that its counterpart lacks
	 */
	public static function lacking( array $page, array $counterpart ): array {
		$lacking = array();

		foreach ( $page as $name => $count ) {
			$lacking[ $name ] = $count - ( $counterpart[ $name ] ?? 0 );
		}

		return array_filter( $lacking, static fn ( int $count ): bool => $count > 0 );
	}
}
