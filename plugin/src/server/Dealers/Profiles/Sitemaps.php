<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use Closure;
use HvacBlocks\Editing\Seo\SitemapRenderer;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Languages\SiteAddress;
use WP;
use WP_Sitemaps;
use WP_Sitemaps_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the dealers' pages to the site's sitemap: WordPress' own, or that of an SEO plugin.
 *
 * SEO plugins turn WordPress' sitemaps off and list other plugins' sitemaps in their index: `/hvac-blocks-sitemap-en-1.xml`. The SEO Framework has no
 * index, and lists them in robots.txt.
 */
final readonly class Sitemaps implements Feature {
	private const FILE = '~^hvac-blocks-sitemap-([a-z-]+)-(\d{1,6})\.xml$~D';

	/** @param Closure(): DealerSitemap $sitemap */
	public function __construct( private Closure $sitemap ) {}

	public function boot(): void {
		add_action( 'wp_sitemaps_init', $this->provide( ... ) );
		add_filter( 'wpseo_sitemap_index', $this->append( ... ) );
		add_filter( 'rank_math/sitemap/index', $this->append( ... ), 11 );
		add_filter( 'aioseo_sitemap_indexes', fn ( mixed $entries ): array => $this->added( $entries, static fn ( string $url ): array => array( 'loc' => $url ) ) );
		add_filter( 'seopress_sitemaps_external_link', fn ( mixed $entries ): array => $this->added( $entries, static fn ( string $url ): array => array( 'sitemap_url' => esc_url( $url ) ) ) );
		add_filter( 'the_seo_framework_sitemap_endpoint_list', $this->with_endpoints( ... ) );
		add_action( 'slim_seo_sitemap_before_output', $this->extend_slim( ... ) );
		add_action( 'parse_request', $this->serve( ... ), 20 );
	}

	private function provide( WP_Sitemaps $sitemaps ): void {
		$provider = new SitemapProvider( ( $this->sitemap )() );

		// Polylang replaces each provider with one of its own, which shows only posts and terms.
		add_filter( 'wp_sitemaps_add_provider', static fn ( mixed $given, mixed $name = '' ): mixed => SitemapProvider::NAME === $name && $given instanceof WP_Sitemaps_Provider ? $provider : $given, PHP_INT_MAX, 2 );
		$sitemaps->registry->add_provider( SitemapProvider::NAME, $provider );
	}

	/**
	 * Reads a part of a sitemap. A search engine drops dealers that are missing from it: if they cannot be read, the response is 503.
	 *
	 * @template T
	 * @param Closure(): T $read
	 * @return T
	 */
	public static function read( Closure $read ): mixed {
		try {
			return $read();
		} catch ( Unavailable $failure ) {
			if ( ! headers_sent() ) {
				header( 'Retry-After: ' . ( $failure->retry_after() ?? DealerPages::RETRY_SECONDS ) );
			}

			wp_die( esc_html__( 'This page is not available right now', 'hvac-blocks' ), '', array( 'response' => 503 ) );
		}
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
	 * @param Closure( string ): array<string, string> $entry
	 * @return array<array-key, mixed>
	 */
	private function added( mixed $entries, Closure $entry ): array {
		return array( ...( is_array( $entries ) ? $entries : array() ), ...array_map( $entry, $this->files() ) );
	}

	/**
	 * The SEO Framework's list of its sitemaps. It reads the list on every page, and prints it in robots.txt; the plugin serves its own.
	 *
	 * @return array<array-key, mixed>
	 */
	private function with_endpoints( mixed $list ): array {
		$list = is_array( $list ) ? $list : array();

		foreach ( '/robots.txt' === RequestPath::get() ? $this->files() : array() as $url ) {
			$file          = basename( $url );
			$list[ $file ] = array(
				'lock_id'  => false,
				'cache_id' => false,
				'endpoint' => $file,
				'regex'    => '/^' . preg_quote( $file, '/' ) . '$/D',
				'callback' => '__return_null',
				'robots'   => true,
			);
		}

		return $list;
	}

	/** Slim SEO prints its index without a filter, and ends the request. */
	private function extend_slim(): void {
		if ( 'index' === get_query_var( 'ss_sitemap' ) ) {
			$more = $this->append( '' );

			ob_start( static fn ( string $xml ): string => str_replace( '</sitemapindex>', "$more</sitemapindex>", $xml ) );
		}
	}

	/** @return list<string> */
	private function files(): array {
		$sitemap = ( $this->sitemap )();
		$files   = array();

		foreach ( DealerSitemap::types() as $type ) {
			for ( $page = 1, $pages = self::read( static fn (): int => $sitemap->pages( $type ) ); $page <= $pages; $page++ ) {
				$files[] = SiteAddress::file( "hvac-blocks-sitemap-$type-$page.xml" );
			}
		}

		return $files;
	}

	private function serve( WP $wp ): void {
		if ( 1 !== preg_match( self::FILE, (string) $wp->request, $part ) || ! (bool) get_option( 'blog_public' ) ) {
			return;
		}

		$urls = self::read( fn (): array => ( $this->sitemap )()->urls( $part[1], (int) $part[2] ) );

		// WordPress itself answers 404.
		if ( array() !== $urls ) {
			status_header( 200 );
			( new SitemapRenderer() )->render_sitemap( $urls );
			exit;
		}
	}
}
