<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\PagePaths;
use HvacBlocks\Editing\Content\PublishedPosts;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Testing\PolylangPages;
use HvacBlocks\Testing\TestCase;
use SimpleXMLElement;

defined( 'ABSPATH' ) || exit;

final class SitemapAlternatesTest extends TestCase {
	/** @var array<string, int> */
	private array $pages = array();

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();

		foreach ( array( 'template_redirect', 'wp_sitemaps_posts_query_args', 'wp_sitemaps_posts_entry', 'save_post_page', 'hvac_blocks_print_hreflang' ) as $hook ) {
			remove_all_actions( $hook );
		}

		delete_option( UnindexedTemplates::OPTION );
		add_action( 'save_post_page', ( new LanguageAlternates() )->link( ... ), 10, 2 );
		( new SitemapAlternates( new PagePaths( self::wpdb() ), new UnindexedPosts( new PublishedPosts( self::wpdb() ), new UnindexedTemplates() ) ) )->boot();

		foreach ( array( 'residential', 'residential/en', 'residential/es', 'residential/fr', 'residential/en/resources', 'residential/es/resources', 'residential/en/alone' ) as $path ) {
			$this->page( $path );
		}
	}

	public function test_a_page_names_its_counterparts_and_the_default(): void {
		$entries = self::entries();
		$links   = array(
			'en'        => home_url( '/residential/en/resources/' ),
			'es'        => home_url( '/residential/es/resources/' ),
			'x-default' => home_url( '/residential/en/resources/' ),
		);

		self::assertSame( $links, $entries[ home_url( '/residential/en/resources/' ) ] );
		self::assertSame( $links, $entries[ home_url( '/residential/es/resources/' ) ] );
		self::assertSame( array(), $entries[ home_url( '/residential/en/alone/' ) ] );
		self::assertSame( home_url( '/residential/' ), $entries[ home_url( '/residential/fr/' ) ]['x-default'] ?? null );
	}

	public function test_a_counterpart_that_search_engines_may_not_show_is_not_named(): void {
		$this->page( 'residential/fr/resources', '<!-- wp:hvac-blocks/robots-meta /-->' );

		self::assertArrayNotHasKey( 'fr', self::entries()[ home_url( '/residential/en/resources/' ) ] );
	}

	public function test_polylang_links_the_pages_that_were_joined_and_no_other(): void {
		require_once __DIR__ . '/../../Testing/polylang.php';
		PolylangPages::$joined = array( $this->pages['residential/en/resources'] => array( 'en' => 1, 'es' => 2 ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$entries               = self::entries();
		PolylangPages::$joined = array();

		self::assertSame( array(), $entries[ home_url( '/residential/en/resources/' ) ] );
		self::assertArrayHasKey( 'fr', $entries[ home_url( '/residential/fr/' ) ] );
	}

	public function test_a_multilingual_plugin_names_them_itself(): void {
		add_filter( 'hvac_blocks_print_hreflang', '__return_false' );

		self::assertSame( array(), array_merge( ...array_values( self::entries() ) ) );
	}

	public function test_more_pages_cost_no_more_queries(): void {
		$count = static function (): int {
			wp_cache_flush();
			$before = self::wpdb()->num_queries;
			self::entries();

			return self::wpdb()->num_queries - $before;
		};
		// From here on, the template results are cached.
		$count();
		$few = $count();

		foreach ( range( 1, 20 ) as $number ) {
			$this->page( "residential/en/page-$number" );
			$this->page( "residential/es/page-$number" );
		}

		self::assertSame( $few, $count() );
	}

	public function test_the_renderer_of_another_plugin_stays(): void {
		$theirs = new class() extends \WP_Sitemaps_Renderer {};

		self::assertSame( $theirs, self::renderer( $theirs, 'index' ) );
	}

	public function test_a_page_makes_no_renderer(): void {
		$cores = new \WP_Sitemaps_Renderer();

		self::assertSame( $cores, self::renderer( $cores, '' ) );
	}

	public function test_the_file_is_valid_with_any_address(): void {
		$xml = ( new SitemapRenderer() )->get_sitemap_xml( array( array( 'loc' => 'https://example.test/?a=1&b=2', 'alternates' => array( 'en' => 'https://example.test/?a=1&b="<x>' ) ) ) ); // phpcs:ignore WordPress.Arrays -- one row.

		self::assertIsString( $xml );
		self::assertSame( 1, substr_count( $xml, 'xmlns:xhtml' ) );
		self::assertSame( array( 'https://example.test/?a=1&b=2' => array( 'en' => 'https://example.test/?a=1&b=x' ) ), self::read( $xml ) );
	}

	/** @return array<string, array<string, string>> the alternates of each page in the sitemap, by address */
	private static function entries(): array {
		return self::read( (string) self::renderer( new \WP_Sitemaps_Renderer(), 'posts' )->get_sitemap_xml( ( new \WP_Sitemaps_Posts() )->get_url_list( 1, 'page' ) ) );
	}

	private static function renderer( \WP_Sitemaps_Renderer $renderer, string $requested ): \WP_Sitemaps_Renderer {
		$sitemaps           = wp_sitemaps_get_server();
		$sitemaps->renderer = $renderer;
		set_query_var( 'sitemap', $requested );
		do_action( 'template_redirect' );
		set_query_var( 'sitemap', '' );

		return $sitemaps->renderer;
	}

	/** @return array<string, array<string, string>> */
	private static function read( string $xml ): array {
		$entries = array();

		foreach ( ( new SimpleXMLElement( $xml ) )->children() as $url ) {
			$links = array();

			foreach ( $url->children( 'xhtml', true ) as $link ) {
				$attributes                                 = $link->attributes();
				$links[ (string) $attributes?->hreflang ] = (string) $attributes?->href;
			}

			$entries[ (string) $url->loc ] = $links;
		}

		return $entries;
	}

	private function page( string $path, string $content = '' ): void {
		$this->pages[ $path ] = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => $path,
				'post_name'    => basename( $path ),
				'post_status'  => 'publish',
				'post_content' => $content,
				'post_parent'  => $this->pages[ dirname( $path ) ] ?? 0,
			)
		);
	}
}
