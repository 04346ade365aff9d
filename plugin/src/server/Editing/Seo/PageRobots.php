<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\Root\RootPage;
use HvacBlocks\Platform\Languages\SiteAddress;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Applies a page's `robots-meta` blocks: in the robots tag (`RobotsTags`), in sitemaps, in the site search and in hreflang links.
 *
 * Assumptions:
 * - A block theme renders a page's template, with its parts and patterns, before the head. With a classic theme, the page's content is read.
 * - Sitemaps and other languages' pages leave out a post by its own content and by its template.
 */
final class PageRobots implements Feature {
	/** @var array<'noindex'|'nofollow', true> the values of blocks rendered for the main query */
	private array $rendered = array();

	/** The main query that `$rendered` belongs to: `GET /content` also renders a page, as a query of its own. */
	private mixed $query = null;

	public function __construct( private readonly UnindexedPosts $unindexed, private readonly UnindexedTemplates $templates, private readonly ?CachedPage $cached = null ) {}

	public function boot(): void {
		$this->templates->boot();
		add_filter( 'render_block_' . RobotsBlocks::NAME, $this->collect( ... ), 10, 2 );
		RobotsTags::tell( $this->directives( ... ) );
		add_filter( 'hvac_blocks_print_hreflang', fn ( mixed $print ): mixed => isset( $this->directives()['noindex'] ) ? false : $print );
		add_filter( 'hvac_blocks_hreflang_addresses', $this->indexed( ... ) );
		add_filter( 'hvac_blocks_is_searchable', fn ( mixed $is, mixed $post = null ): bool => true === $is && $post instanceof WP_Post && ! $this->unindexed->has( $post ), 10, 2 );
		foreach ( array( 'wp_sitemaps_posts_query_args', 'seopress_sitemaps_single_query' ) as $filter ) {
			add_filter( $filter, $this->without_unindexed( ... ) );
		}
		foreach ( array( 'wpseo_exclude_from_sitemap_by_post_ids', 'aioseo_sitemap_exclude_posts', 'the_seo_framework_sitemap_exclude_ids' ) as $filter ) {
			add_filter( $filter, fn ( mixed $ids ): array => array( ...( is_array( $ids ) ? $ids : array() ), ...$this->unindexed->ids() ) );
		}
		add_filter( 'slim_seo_sitemap_post_ignore', fn ( mixed $ignore, mixed $post = null ): mixed => $post instanceof WP_Post && in_array( $post->ID, $this->unindexed->ids(), true ) ? true : $ignore, 10, 2 );
		add_filter( 'rank_math/sitemap/entry', $this->rank_math_entry( ... ), 10, 3 );
	}

	/** @param array<string, mixed> $block */
	private function collect( string $html, array $block ): string {
		// Articles shown in full in a list do not count.
		if ( ! doing_filter( 'the_content' ) || ( is_singular() && get_the_ID() === get_queried_object_id() ) ) {
			$this->rendered = $this->rendered() + array_fill_keys( RobotsBlocks::directives( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array() ), true );
		}

		return $html;
	}

	/** @return array<'noindex'|'nofollow', true> */
	private function rendered(): array {
		$query = $GLOBALS['wp_the_query'] ?? null;

		if ( $query !== $this->query ) {
			$this->query    = $query;
			$this->rendered = array();
		}

		return $this->rendered;
	}

	/** @return array<'noindex'|'nofollow', true> */
	private function directives(): array {
		$page = is_singular() ? get_queried_object() : null;

		return $this->rendered() + array_fill_keys( $page instanceof WP_Post ? RobotsBlocks::in_content( $page->post_content ) : array(), true );
	}

	/** @return array<array-key, mixed> */
	private function without_unindexed( mixed $query ): array {
		$query = is_array( $query ) ? $query : array();
		$own   = is_array( $query['post__not_in'] ?? null ) ? $query['post__not_in'] : array();
		$ids   = $this->unindexed->ids();

		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- WordPress' own sitemap has no other way to leave out a page; the IDs are few, and cached.
		return array() === $ids ? $query : array( 'post__not_in' => array( ...$own, ...$ids ) ) + $query;
	}

	private function rank_math_entry( mixed $entry, mixed $type = '', mixed $post = null ): mixed {
		return 'post' === $type && is_object( $post ) && isset( $post->ID ) && is_numeric( $post->ID ) && in_array( (int) $post->ID, $this->unindexed->ids(), true ) ? false : $entry;
	}

	/**
	 * Search engines are not sent to a page that must stay out of their index.
	 *
	 * @return array<array-key, mixed> addresses by language
	 */
	private function indexed( mixed $addresses ): array {
		$addresses = is_array( $addresses ) ? $addresses : array();
		$find      = function () use ( $addresses ): array {
			$page   = is_page() ? get_queried_object() : null;
			$linked = $page instanceof WP_Post ? ( new Counterparts() )->of( $page ) : array();

			return array_filter( $addresses, fn ( mixed $address, int|string $language ): bool => $this->is_indexed( $address, $linked[ $language ] ?? null ), ARRAY_FILTER_USE_BOTH );
		};

		return $this->cached?->value( 'indexed-' . implode( ' ', array_filter( $addresses, is_string( ... ) ) ), $find ) ?? $find();
	}

	/** @param WP_Post|null $likely the page that probably has this address: finding it by path takes a query */
	private function is_indexed( mixed $address, ?WP_Post $likely ): bool {
		if ( null !== $likely && get_permalink( $likely ) === $address ) {
			return ! $this->unindexed->has( $likely );
		}

		$path  = is_string( $address ) ? SiteAddress::path( $address ) : '';
		$front = get_option( 'page_on_front' );
		$page  = match ( true ) {
			'' !== $path => ( new RootPage() )->at( $path ) ?? get_page_by_path( rawurldecode( $path ) ),
			is_numeric( $front ) && (int) $front > 0 => get_post( (int) $front ),
			default => null,
		};

		return ! $page instanceof WP_Post || ! $this->unindexed->has( $page );
	}
}
