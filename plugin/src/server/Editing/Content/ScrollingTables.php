<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Kernel\Feature;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Lets the keyboard reach WordPress' tables whose columns are as wide as their words: on a phone they may scroll sideways, and in Safari only an element
 * with the focus scrolls by keyboard (WCAG 2.1.1).
 */
final readonly class ScrollingTables implements Feature {
	public function boot(): void {
		add_filter( 'render_block_core/table', self::reachable( ... ) );
	}

	private static function reachable( mixed $html ): mixed {
		// A table of fixed columns never scrolls.
		if ( ! is_string( $html ) || str_contains( $html, 'has-fixed-layout' ) ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );

		if ( $tags->next_tag( array( 'class_name' => 'wp-block-table' ) ) && null === $tags->get_attribute( 'tabindex' ) ) {
			$tags->set_attribute( 'tabindex', '0' );
		}

		return $tags->get_updated_html();
	}
}
