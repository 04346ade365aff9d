<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Root\RootPage;
use HvacBlocks\Platform\Languages\SiteAddress;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Redirects visitors of a page such as `/{base}/en/` to the page that replaces it, and refers search engines and site searches directly to that one. */
final readonly class PageRedirects implements Feature {
	/** The path to redirect visitors to, stored with the page; it follows the base path. */
	public const META = RootPage::REDIRECT;

	public function boot(): void {
		add_action( 'template_redirect', $this->redirect( ... ) );
		add_filter( 'wp_sitemaps_posts_query_args', self::without_redirects( ... ), 10, 2 );
		add_filter( 'hvac_blocks_is_searchable', static fn ( mixed $is, mixed $post = null ): bool => true === $is && $post instanceof WP_Post && '' === get_post_meta( $post->ID, self::META, true ), 10, 2 );
	}

	private function redirect(): void {
		if ( ! is_page() || is_preview() || is_customize_preview() ) {
			return;
		}

		$path = get_post_meta( get_queried_object_id(), self::META, true );

		$page = is_string( $path ) && '' !== $path ? SiteAddress::of( ( new BasePath() )->current( $path ) ) : '';

		// The redirect of a site's bare address may change; the others are permanent.
		if ( '' !== $page && get_permalink() !== $page && wp_safe_redirect( $page, is_front_page() ? 302 : 301, 'HVAC Blocks' ) ) {
			exit;
		}
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private static function without_redirects( array $query, string $type = '' ): array {
		if ( 'page' === $type ) {
			$there               = is_array( $query['meta_query'] ?? null ) ? $query['meta_query'] : array();
			$query['meta_query'] = array( ...$there, array( 'key' => self::META, 'compare' => 'NOT EXISTS' ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- a sitemap is asked for seldom.
		}

		return $query;
	}
}
