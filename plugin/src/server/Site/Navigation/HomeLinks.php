<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Root\RootPage;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\SitePages;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the site's title and logo link to the home page in the page's language.
 *
 * Assumptions:
 * - On pages outside the base path they link to the site's front page, as in WordPress.
 * - Nothing links to a home page that is not published.
 */
final class HomeLinks implements Feature {
	/** @var array<string, array<string, string>> by path and language of the page: what the title and the logo print, and what instead */
	private array $links = array();

	public function __construct( private readonly BasePath $base, private readonly SitePages $pages, private readonly CachedPage $page, private readonly RootPage $root = new RootPage() ) {}

	public function boot(): void {
		add_filter( 'render_block_core/site-title', $this->lead( ... ) );
		add_filter( 'render_block_core/site-logo', $this->lead( ... ) );
	}

	private function lead( mixed $html ): mixed {
		if ( ! is_string( $html ) || null === $this->base->below( RequestPath::get() ) ) {
			return $html;
		}

		$language = PageLanguage::current();

		return strtr( $html, $this->links[ RequestPath::get() . " $language->value" ] ??= $this->links( $language ) );
	}

	/** @return array<string, string> */
	private function links( Language $language ): array {
		$home = $this->pages->home( $language );

		return $this->is_published( $home ) ? array_fill_keys( array( 'href="' . esc_url( home_url() ) . '"', 'href="' . esc_url( home_url( '/' ) ) . '"' ), 'href="' . esc_url( $home ) . '"' ) : array();
	}

	private function is_published( string $url ): bool {
		$path = SiteAddress::path( $url );

		return '' !== $path && array( 'publish' ) === $this->page->value( "status-of-$path", fn (): array => array( ( $this->root->at( $path ) ?? self::page_above( $path ) ?? get_page_by_path( $path ) )?->post_status ) );
	}

	/** Returns the page at a path if it is this request's page or above it: these are loaded, any other takes a query. */
	private static function page_above( string $path ): ?WP_Post {
		$page  = is_page() ? get_queried_object() : null;
		$pages = $page instanceof WP_Post ? array( $page, ...array_map( get_post( ... ), get_post_ancestors( $page ) ) ) : array();

		return array_find( $pages, static fn ( ?WP_Post $one ): bool => null !== $one && trim( $path, '/' ) === get_page_uri( $one ) );
	}
}
