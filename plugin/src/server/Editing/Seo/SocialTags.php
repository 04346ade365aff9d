<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Prints tags for social networks that show a shared page: Open Graph, and the X card.
 *
 * Prints nothing if the filter `hvac_blocks_social_tags` returns none, or if there is only a title.
 *
 * Assumption: a block theme renders its blocks before the head, so it is known whether one of them marks the page as an article. In a classic theme only
 * posts are articles.
 */
final class SocialTags implements Feature {
	private bool $is_article = false;

	public function __construct( private readonly SocialImages $images, private readonly SitePages $pages = new SitePages(), private readonly BasePath $base = new BasePath() ) {}

	public function boot(): void {
		add_action( 'hvac_blocks_structured_data', fn ( array $node ) => $this->is_article = $this->is_article || 'Article' === ( $node['@type'] ?? '' ) );
		// Jetpack would print the same.
		add_filter( 'jetpack_enable_open_graph', '__return_false' );
	}

	/** @return list<array{string, string, bool}> for `Head` */
	private static function printed( SocialPage $page ): array {
		/**
		 * Filters the tags of a page for social networks.
		 *
		 * @param list<array{string, string}> $tags property (`og:…`) or name (`twitter:…`) and content; empty if another plugin prints them
		 * @param SocialPage                  $page
		 */
		$tags    = apply_filters( 'hvac_blocks_social_tags', self::of( $page ), $page );
		$printed = array();

		foreach ( is_array( $tags ) ? $tags : array() as $tag ) {
			if ( is_array( $tag ) && is_string( $tag[0] ?? null ) && is_string( $tag[1] ?? null ) ) {
				$subject   = self::subject( $tag[0] );
				$printed[] = array(
					$subject,
					sprintf( '<meta %s="%s" content="%s">' . "\n", str_starts_with( $tag[0], 'twitter:' ) ? 'name' : 'property', esc_attr( $tag[0] ), esc_attr( $tag[1] ) ),
					// Other plugins state the site's language, not that of the page's path.
					'og:locale' === $subject && null !== RequestLanguage::of_request(),
				);
			}
		}

		return $printed;
	}

	/** Returns what a tag belongs to: a picture's width to the picture, an article's dates to the type. */
	private static function subject( string $property ): string {
		return str_starts_with( $property, 'article:' ) ? 'og:type' : implode( ':', array_slice( explode( ':', $property ), 0, 2 ) );
	}

	/** @return list<array{string, string, bool}> for `Head` */
	public function tags(): array {
		$post = is_singular() ? get_queried_object() : null;

		if ( ! $post instanceof WP_Post || '' !== $post->post_password ) {
			return array();
		}

		$image = $this->images->of_post( $post );

		// A page unrelated to the plugin, and without a picture or excerpt of its own, stays as it is.
		if ( null === $image && '' === $post->post_excerpt && ! $this->is_of_plugin( $post ) ) {
			return array();
		}

		$is_article = $this->is_article || 'post' === $post->post_type;
		$url        = (string) wp_get_canonical_url( $post );
		// A home page has that title in menus only.
		$is_home = is_front_page() || $this->pages->home( PageLanguage::current() ) === $url;

		return self::printed(
			new SocialPage(
				title: $is_home ? self::site_name() : self::plain( get_the_title( $post ) ),
				description: self::plain( $post->post_excerpt ),
				url: $url,
				image: $image ?? $this->images->of_site(),
				published: $is_article ? (string) get_post_time( 'c', true, $post ) : '',
				modified: $is_article ? (string) get_post_modified_time( 'c', true, $post ) : '',
			)
		);
	}

	private function is_of_plugin( WP_Post $post ): bool {
		return str_contains( $post->post_content, '<!-- wp:hvac-blocks/' ) || null !== $this->base->below_any( (string) get_page_uri( $post ) );
	}

	/** @return list<array{string, string}> */
	private static function of( SocialPage $page ): array {
		$language = PageLanguage::current();
		$others   = array_diff( array_keys( ( new LanguageAlternates() )->of_request() ), array( $language->value ) );
		$image    = $page->image;
		$tags     = array(
			array( 'og:type', '' === $page->published ? 'website' : 'article' ),
			array( 'og:title', $page->title ),
			array( 'og:description', $page->description ),
			array( 'og:url', $page->url ),
			array( 'og:site_name', self::site_name() ),
			array( 'og:locale', $language->open_graph_locale() ),
			...array_map( static fn ( string $other ): array => array( 'og:locale:alternate', Language::from( $other )->open_graph_locale() ), array_values( $others ) ),
			array( 'article:published_time', $page->published ),
			array( 'article:modified_time', $page->modified ),
			array( 'og:image', $image->url ?? '' ),
			array( 'og:image:width', null === $image ? '' : (string) $image->width ),
			array( 'og:image:height', null === $image ? '' : (string) $image->height ),
			array( 'og:image:alt', $image->alt ?? '' ),
			array( 'twitter:card', 'summary_large_image' ),
		);

		return array_values( array_filter( $tags, static fn ( array $tag ): bool => '' !== $tag[1] ) );
	}

	private static function site_name(): string {
		return self::plain( get_bloginfo( 'name', 'display' ) );
	}

	/** Keeps no-break spaces, which French often uses. */
	private static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
