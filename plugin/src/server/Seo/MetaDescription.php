<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Feature;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a page's excerpt as its description for search engines, and lets editors write one.
 *
 * Stands back where a plugin for search engines prints its own.
 */
final readonly class MetaDescription implements Feature {
	public function boot(): void {
		add_action( 'init', static fn () => add_post_type_support( 'page', 'excerpt' ) );
		add_action( 'wp_head', $this->print( ... ), 5 );
	}

	private function print(): void {
		$page = is_page() ? get_queried_object() : null;

		if ( ! $page instanceof WP_Post || '' === $page->post_excerpt || '' !== $page->post_password || SeoPlugins::are_active() ) {
			return;
		}

		printf( '<meta name="description" content="%s">' . "\n", esc_attr( wp_strip_all_tags( $page->post_excerpt, true ) ) );
	}
}
