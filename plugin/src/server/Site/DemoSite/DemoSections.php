<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

defined( 'ABSPATH' ) || exit;

/** Parts of pages that editors can insert on their own: blocks without a parent block whose `metadata` say so. */
final readonly class DemoSections {
	public const KEY = 'section';

	/** @return array<string, array{name: string, content: string}> by key; the name is in the page's language */
	public static function of( string $content ): array {
		$sections = array();

		foreach ( parse_blocks( $content ) as $block ) {
			$metadata = $block['attrs']['metadata'] ?? null;
			$key      = is_array( $metadata ) ? $metadata[ self::KEY ] ?? null : null;
			$name     = is_array( $metadata ) ? $metadata['name'] ?? null : null;

			if ( is_string( $key ) && is_string( $name ) ) {
				$sections[ $key ] = array(
					'name'    => $name,
					'content' => serialize_block( $block ),
				);
			}
		}

		return $sections;
	}
}
