<?php
declare(strict_types=1);

namespace HvacBlocks\DealerPages;

use Closure;
use HvacBlocks\Feature;
use HvacBlocks\Seo\SitemapRenderer;
use WP;
use WP_Sitemaps;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the dealers' pages into the site's sitemap: WordPress' own, or the one of Yoast, Rank Math or All in One SEO.
 *
 * Those plugins turn WordPress' sitemaps off and name in their index what others serve: `/hvac-blocks-sitemap-en-1.xml`.
 */
final readonly class Sitemaps implements Feature {
	private const FILE = '~^hvac-blocks-sitemap-([a-z-]+)-(\d{1,6})\.xml$~D';

	/** @param Closure(): DealerSitemap $sitemap */
	public function __construct( private Closure $sitemap ) {}

	public function boot(): void {
		add_action( 'wp_sitemaps_init', fn ( WP_Sitemaps $sitemaps ) => $sitemaps->registry->add_provider( SitemapProvider::NAME, new SitemapProvider( ( $this->sitemap )() ) ) );
		add_filter( 'wpseo_sitemap_index', $this->append( ... ) );
		add_filter( 'rank_math/sitemap/index', $this->append( ... ), 11 );
		add_filter( 'aioseo_sitemap_indexes', $this->add( ... ) );
		add_action( 'parse_request', $this->serve( ... ), 20 );
	}

	/** @param mixed $xml the entries of an index */
	private function append( mixed $xml ): string {
		$xml = is_string( $xml ) ? $xml : '';

		foreach ( $this->files() as $url ) {
			$xml .= '<sitemap><loc>' . esc_url( $url ) . "</loc></sitemap>\n";
		}

		return $xml;
	}

	/**
	 * @param mixed $entries
	 * @return array<array-key, mixed>
	 */
	private function add( mixed $entries ): array {
		return array( ...( is_array( $entries ) ? $entries : array() ), ...array_map( static fn ( string $url ): array => array( 'loc' => $url ), $this->files() ) );
	}

	/** @return list<string> */
	private function files(): array {
		$sitemap = ( $this->sitemap )();
		$files   = array();

		foreach ( DealerSitemap::types() as $type ) {
			for ( $page = 1, $pages = $sitemap->pages( $type ); $page <= $pages; $page++ ) {
				$files[] = home_url( "/hvac-blocks-sitemap-$type-$page.xml" );
			}
		}

		return $files;
	}

	private function serve( WP $wp ): void {
		if ( 1 !== preg_match( self::FILE, (string) $wp->request, $part ) || ! (bool) get_option( 'blog_public' ) ) {
			return;
		}

		$urls = ( $this->sitemap )()->urls( $part[1], (int) $part[2] );

		// WordPress answers 404 itself.
		if ( array() !== $urls ) {
			status_header( 200 );
			( new SitemapRenderer() )->render_sitemap( $urls );
			exit;
		}
	}
}
