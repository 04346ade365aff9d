<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Kernel\Feature;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Stops Astra and Kadence from printing the page title above content with a level-one heading, such as a hero's.
 *
 * Each theme has its own filter. In a block theme, the page's template decides.
 */
final readonly class ThemeTitle implements Feature {
	private const HEADING = '~<!-- wp:(?:hvac-blocks/[a-z-]+|heading) \{[^>]*"level":1[,}]~';

	public function boot(): void {
		add_filter( 'astra_the_title_enabled', static fn ( mixed $is_shown ): mixed => self::has_heading() ? false : $is_shown );
		add_filter( 'kadence_post_layout', static fn ( mixed $layout ): mixed => is_array( $layout ) && self::has_heading() ? array( 'title' => 'hide' ) + $layout : $layout );
	}

	private static function has_heading(): bool {
		$page = is_page() ? get_queried_object() : null;

		// A virtual page, which has no post, is made of blocks that name it.
		return $page instanceof WP_Post && ( 0 === $page->ID || 1 === preg_match( self::HEADING, $page->post_content ) );
	}
}
