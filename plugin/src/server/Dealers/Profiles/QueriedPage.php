<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Editing\Seo\SocialImages;
use HvacBlocks\Kernel\Feature;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the main query that of a page, so that WordPress, themes and other plugins recognize its kind: caches store it, SEO plugins describe it.
 *
 * Assumption: the page's ID is 0, as in BuddyPress and bbPress. No post has it, so no post data is read, stored, edited or linked for it;
 * `get_permalink()` returns false.
 */
final readonly class QueriedPage implements Feature {
	public function __construct( private Page $page ) {}

	public function boot(): void {
		add_action( 'pre_get_posts', self::name_its_kind( ... ) );
		add_filter( 'posts_pre_query', fn ( mixed $posts, WP_Query $query ): mixed => $query->is_main_query() ? array( $this->post() ) : $posts, 10, 2 );

		add_filter( 'get_canonical_url', fn ( mixed $url, mixed $post ): mixed => self::is( $post ) ? $this->page->url : $url, 10, 2 );

		// WordPress' links for a post in the head and in the admin bar.
		foreach ( array( 'pre_get_shortlink', 'get_edit_post_link', 'rest_queried_resource_route', 'oembed_discovery_links' ) as $link ) {
			add_filter( $link, static fn ( mixed $found ): mixed => 0 === get_queried_object_id() && is_page() ? '' : $found );
		}
	}

	private static function name_its_kind( WP_Query $query ): void {
		if ( $query->is_main_query() ) {
			$query->is_home     = false;
			$query->is_page     = true;
			$query->is_singular = true;
			// The object cache stores no post with ID 0.
			$query->set( 'cache_results', false );
		}
	}

	private function post(): WP_Post {
		$now = current_time( 'mysql' );

		return new WP_Post(
			(object) array(
				'ID'                => 0,
				'post_type'         => 'page',
				'post_status'       => 'publish',
				'post_title'        => $this->page->title,
				'post_excerpt'      => $this->page->description,
				SocialImages::META  => 'dealers',
				'post_name'         => basename( (string) wp_parse_url( $this->page->url, PHP_URL_PATH ) ),
				'post_date'         => $now,
				'post_date_gmt'     => get_gmt_from_date( $now ),
				'post_modified'     => $now,
				'post_modified_gmt' => get_gmt_from_date( $now ),
				'comment_status'    => 'closed',
				'ping_status'       => 'closed',
				'filter'            => 'raw',
			)
		);
	}

	private static function is( mixed $post ): bool {
		return $post instanceof WP_Post && 0 === $post->ID;
	}
}
