<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\PagePaths;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use WP_Post;
use WP_Sitemaps_Renderer;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a page's counterparts to WordPress' sitemap, as in its head.
 *
 * A sitemap lists up to 2000 pages: they are looked up in the paths of all pages, which are read once.
 */
final class SitemapAlternates implements Feature {
	/** @var array<string, int>|null IDs by path */
	private ?array $paths = null;

	public function __construct( private readonly PagePaths $pages, private readonly UnindexedPosts $unindexed ) {}

	public function boot(): void {
		add_action( 'template_redirect', self::take_over( ... ), 9 );
		add_filter( 'wp_sitemaps_posts_query_args', self::with_meta( ... ), 10, 2 );
		add_filter( 'wp_sitemaps_posts_entry', $this->entry( ... ), 10, 2 );
	}

	/** Before WordPress prints a sitemap. */
	private static function take_over(): void {
		$sitemaps = '' === get_query_var( 'sitemap' ) && '' === get_query_var( 'sitemap-stylesheet' ) ? null : wp_sitemaps_get_server();

		// Another plugin's renderer is left alone.
		if ( null !== $sitemaps && WP_Sitemaps_Renderer::class === $sitemaps->renderer::class ) {
			$sitemaps->renderer = new SitemapRenderer();
		}
	}

	/** Also loads the meta data that marks home pages, for all posts at once. */
	private static function with_meta( mixed $query, mixed $type = '' ): mixed {
		return is_array( $query ) && 'page' === $type ? array( 'update_post_meta_cache' => true ) + $query : $query;
	}

	private function entry( mixed $entry, mixed $page = null ): mixed {
		if ( ! is_array( $entry ) || ! $page instanceof WP_Post || 'page' !== $page->post_type || ! LanguageLinks::are_ours( $page ) ) {
			return $entry;
		}

		$links = LanguageLinks::with_default( ( new LanguageAlternates( find: $this->find( ... ) ) )->of_page( $page ) );

		return array() === $links ? $entry : $entry + array( 'alternates' => $links );
	}

	/** Returns the page at a path that search engines may show. */
	private function find( string $path ): ?WP_Post {
		$this->paths ??= array_flip( array_diff_key( array_map( static fn ( array $page ): string => $page['path'], $this->pages->all() ), array_flip( $this->unindexed->ids() ) ) );
		$id            = $this->paths[ $path ] ?? 0;

		return $id > 0 ? get_post( $id ) : null;
	}
}
