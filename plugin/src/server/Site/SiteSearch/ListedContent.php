<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the excerpt of a page with the plugin's blocks if a theme lists it with its whole content: heroes, forms and first headings belong to the page
 * itself.
 *
 * In search results this applies to any post with the plugin's blocks, in other lists only to pages: a theme may show posts in full.
 */
final readonly class ListedContent implements Feature {
	public function boot(): void {
		// Before its blocks are rendered.
		add_filter( 'the_content', self::listed( ... ), 8 );
	}

	private static function listed( mixed $content ): mixed {
		/** @var WP_Query|null $wp_query */
		global $wp_query;

		$post = get_post();

		if ( ! is_string( $content ) || ! str_contains( $content, BlockTypes::PREFIX ) || ! $post instanceof WP_Post || null === $wp_query || ! self::is_listed( $post, $wp_query ) ) {
			return $content;
		}

		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own filter, as in `the_excerpt()`.
		return apply_filters( 'the_excerpt', get_the_excerpt( $post ) );
	}

	private static function is_listed( WP_Post $post, WP_Query $query ): bool {
		return ! $query->is_singular()
			&& ( $query->is_search() || is_post_type_hierarchical( $post->post_type ) )
			&& in_array( $post->ID, array_column( $query->posts ?? array(), 'ID' ), true );
	}
}
