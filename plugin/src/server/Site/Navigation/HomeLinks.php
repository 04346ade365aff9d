<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Root\RootPage;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the site's title and logo link to the home page in the page's language.
 *
 * Assumptions:
 * - On pages outside the base path they link to the site's front page, as in WordPress.
 * - Nothing links to a home page that is not published.
 */
final class HomeLinks implements Feature {
	/** @var array<string, bool> by path, whether visitors can be sent there */
	private array $published = array();

	public function __construct( private readonly BasePath $base, private readonly SitePages $pages, private readonly RootPage $root = new RootPage() ) {}

	public function boot(): void {
		add_filter( 'render_block_core/site-title', $this->lead( ... ) );
		add_filter( 'render_block_core/site-logo', $this->lead( ... ) );
	}

	private function lead( mixed $html ): mixed {
		if ( ! is_string( $html ) || null === $this->base->below( RequestPath::get() ) ) {
			return $html;
		}

		$home = $this->pages->home( PageLanguage::current() );

		return $this->is_published( $home ) ? str_replace( self::fronts(), 'href="' . esc_url( $home ) . '"', $html ) : $html;
	}

	/** @return list<string> the address as the title and the logo print it */
	private static function fronts(): array {
		return array( 'href="' . esc_url( home_url() ) . '"', 'href="' . esc_url( home_url( '/' ) ) . '"' );
	}

	private function is_published( string $url ): bool {
		$path = SiteAddress::path( $url );

		return '' !== $path && ( $this->published[ $path ] ??= 'publish' === ( $this->root->at( $path ) ?? get_page_by_path( $path ) )?->post_status );
	}
}
