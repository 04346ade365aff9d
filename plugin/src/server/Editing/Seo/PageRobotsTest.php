<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Editing\Content\PublishedPosts;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Query;

defined( 'ABSPATH' ) || exit;

final class PageRobotsTest extends TestCase {
	private const BLOCK = '<!-- wp:hvac-blocks/robots-meta /-->';

	protected function setUp(): void {
		foreach ( array( 'wp_robots', 'wpseo_robots', 'rank_math/frontend/robots', 'aioseo_robots_meta', 'the_seo_framework_robots_meta_array', 'seopress_titles_robots_attrs', 'wp_sitemaps_posts_query_args', 'seopress_sitemaps_single_query', 'wpseo_exclude_from_sitemap_by_post_ids', 'aioseo_sitemap_exclude_posts', 'the_seo_framework_sitemap_exclude_ids', 'slim_seo_sitemap_post_ignore', 'rank_math/sitemap/entry', 'hvac_blocks_print_hreflang', 'hvac_blocks_hreflang_addresses', 'wp_head', 'render_block_' . RobotsBlocks::NAME ) as $hook ) {
			remove_all_filters( $hook );
		}

		delete_option( UnindexedTemplates::OPTION );
		$templates = new UnindexedTemplates();
		( new PageRobots( new UnindexedPosts( new PublishedPosts( self::wpdb() ), $templates ), $templates ) )->boot();
	}

	/** @param array<string, true> $expected */
	#[TestWith( array( '{"value":"noin"}', array( 'noindex' => true ) ) )]
	#[TestWith( array( '{"value":"nofo"}', array( 'nofollow' => true ) ) )]
	#[TestWith( array( '{"value":"noinfo"}', array( 'noindex' => true, 'nofollow' => true ) ) )] // phpcs:ignore WordPress.Arrays -- one row.
	#[TestWith( array( '{"value":"noarchive"}', array() ) )]
	#[TestWith( array( '{"value":["noin"]}', array() ) )]
	#[TestWith( array( '', array( 'noindex' => true ) ) )]
	public function test_each_value_is_what_the_head_says( string $attributes, array $expected ): void {
		$this->open( $this->page( "<!-- wp:hvac-blocks/robots-meta $attributes /-->" ) );

		self::assertSame( $expected, apply_filters( 'wp_robots', array() ) );
		self::assertSame( $expected + array( 'max-image-preview' => 'large' ), apply_filters( 'wp_robots', array( 'max-image-preview' => 'large' ) ) );
	}

	public function test_it_stands_deep_in_the_content_or_in_a_synced_pattern_within_another(): void {
		$inner = $this->page( self::BLOCK, 'wp_block' );
		$outer = $this->page( "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:block {\"ref\":$inner} /--></div><!-- /wp:group -->", 'wp_block' );

		foreach ( array( "<!-- wp:block {\"ref\":$outer} /-->", '<!-- wp:group --><div>' . self::BLOCK . '</div><!-- /wp:group -->' ) as $content ) {
			$this->open( $this->page( $content ) );
			self::assertSame( array( 'noindex' => true ), apply_filters( 'wp_robots', array() ), $content );
		}
	}

	public function test_patterns_that_show_each_other_end(): void {
		$one   = $this->page( 'x', 'wp_block' );
		$other = $this->page( "<!-- wp:block {\"ref\":$one} /-->", 'wp_block' );
		wp_update_post( array( 'ID' => $one, 'post_content' => "<!-- wp:block {\"ref\":$other} /-->" ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$this->open( $this->page( "<!-- wp:block {\"ref\":$one} /-->" ) );

		self::assertSame( array(), apply_filters( 'wp_robots', array() ) );
	}

	public function test_a_block_of_the_template_counts_and_one_in_a_listed_article_does_not(): void {
		$listed = $this->page( self::BLOCK, 'post' );
		$this->open( $this->page( 'Hello' ) );
		$GLOBALS['post'] = get_post( $listed );
		apply_filters( 'the_content', self::BLOCK );

		self::assertSame( array(), apply_filters( 'wp_robots', array() ) );

		// The template is rendered outside any content.
		do_blocks( self::BLOCK );

		self::assertSame( array( 'noindex' => true ), apply_filters( 'wp_robots', array() ) );
	}

	public function test_plugins_for_search_engines_say_the_same(): void {
		$this->open( $this->page( '<!-- wp:hvac-blocks/robots-meta {"value":"noinfo"} /-->' ) );

		self::assertSame( 'noindex, nofollow, max-snippet:-1', apply_filters( 'wpseo_robots', 'index, follow, max-snippet:-1' ) );
		self::assertEquals( array( 'index' => 'noindex', 'follow' => 'nofollow', 'max-snippet' => '-1' ), apply_filters( 'rank_math/frontend/robots', array( 'index' => 'index', 'follow' => 'follow', 'max-snippet' => '-1' ) ) ); // phpcs:ignore WordPress.Arrays -- one row each.
	}

	public function test_what_may_be_indexed_is_not_said_beside(): void {
		$this->open( $this->page( self::BLOCK ) );

		self::assertSame( array( 'noindex' => 'noindex', 'max-image-preview' => 'max-image-preview:large' ), apply_filters( 'aioseo_robots_meta', array( 'noindex' => '', 'max-image-preview' => 'max-image-preview:large' ) ) ); // phpcs:ignore WordPress.Arrays -- one row each.
		self::assertSame( array( 'noindex' => 'noindex', 'max_snippet' => 'max-snippet:-1' ), apply_filters( 'the_seo_framework_robots_meta_array', array( 'max_snippet' => 'max-snippet:-1' ), null, 0 ) ); // phpcs:ignore WordPress.Arrays -- one row each.
		self::assertSame( array( 'noindex' => '' ), apply_filters( 'the_seo_framework_robots_meta_array', array( 'noindex' => '' ), array( 'id' => 7 ), 0 ) );
		self::assertSame( array( 'noindex', 'follow', 'max-snippet:-1', 'max-image-preview:large' ), apply_filters( 'seopress_titles_robots_attrs', array( 'index, follow', 'max-snippet:-1, max-image-preview:large' ) ) );
	}

	public function test_a_page_without_the_block_is_left_as_it_is(): void {
		$this->open( $this->page( 'Hello' ) );

		self::assertSame( array( 'follow' => true ), apply_filters( 'wp_robots', array( 'follow' => true ) ) );
		self::assertSame( 'index, follow', apply_filters( 'wpseo_robots', 'index, follow' ) );
		self::assertSame( array( 'index' => 'index' ), apply_filters( 'rank_math/frontend/robots', array( 'index' => 'index' ) ) );
		self::assertSame( array( 'noindex' => '' ), apply_filters( 'aioseo_robots_meta', array( 'noindex' => '' ) ) );
		self::assertSame( array( 'index, follow' ), apply_filters( 'seopress_titles_robots_attrs', array( 'index, follow' ) ) );
		self::assertSame( array(), apply_filters( 'wp_sitemaps_posts_query_args', array() ) );
	}

	public function test_sitemaps_leave_it_out(): void {
		$pattern = $this->page( self::BLOCK, 'wp_block' );
		$hidden  = array( $this->page( self::BLOCK ), $this->page( "<!-- wp:block {\"ref\":$pattern} /-->" ) );
		$shown   = array( $this->page( '<!-- wp:hvac-blocks/robots-meta {"value":"nofo"} /-->' ), $this->page( 'About wp:hvac-blocks/robots-meta' ) );

		/** @var array{post__not_in: list<int>} $query */
		$query = apply_filters( 'wp_sitemaps_posts_query_args', array( 'post__not_in' => array( 7 ) ), 'page' );

		self::assertEqualsCanonicalizing( array( 7, ...$hidden ), $query['post__not_in'] );
		self::assertSame( $query, apply_filters( 'seopress_sitemaps_single_query', array( 'post__not_in' => array( 7 ) ), 'page' ) );
		foreach ( array( 'wpseo_exclude_from_sitemap_by_post_ids', 'aioseo_sitemap_exclude_posts', 'the_seo_framework_sitemap_exclude_ids' ) as $filter ) {
			self::assertEqualsCanonicalizing( $hidden, apply_filters( $filter, array() ), $filter );
		}
		self::assertTrue( apply_filters( 'slim_seo_sitemap_post_ignore', false, get_post( $hidden[0] ) ) );
		self::assertFalse( apply_filters( 'slim_seo_sitemap_post_ignore', false, get_post( $shown[0] ) ) );
		self::assertFalse( apply_filters( 'rank_math/sitemap/entry', array( 'loc' => 'x' ), 'post', get_post( $hidden[1] ) ) );
		self::assertSame( array( 'loc' => 'x' ), apply_filters( 'rank_math/sitemap/entry', array( 'loc' => 'x' ), 'post', get_post( $shown[0] ) ) );
	}

	public function test_a_template_speaks_for_the_pages_that_it_shows(): void {
		$pattern = $this->page( self::BLOCK, 'wp_block' );
		$this->template( 'wp_template_part', 'quiet', "<!-- wp:block {\"ref\":$pattern} /-->" );
		$this->template( 'wp_template', 'page-by-name', '<!-- wp:group --><div><!-- wp:template-part {"slug":"quiet"} /--></div><!-- /wp:group -->' );
		$this->template( 'wp_template', 'chosen', self::BLOCK );
		$this->template( 'wp_template', 'single-post', '<!-- wp:hvac-blocks/robots-meta {"value":"nofo"} /-->' );
		$chosen = $this->page( 'Hello' );
		update_post_meta( $chosen, '_wp_page_template', 'chosen' );
		$hidden = array( $chosen, $this->page( 'Hello', 'page', 'by-name' ), $this->page( self::BLOCK ) );
		$this->page( 'Hello' );
		$this->page( 'Hello', 'post', 'by-name' );

		self::assertEqualsCanonicalizing( $hidden, self::posts()->ids() );
	}

	public function test_what_templates_say_is_read_once_and_again_when_one_changes(): void {
		$page     = get_post( $this->page( 'Hello', 'page', 'by-name' ) );
		$template = $this->template( 'wp_template', 'page-by-name', self::BLOCK );
		self::assertNotNull( $page );

		self::assertTrue( self::posts()->has( $page ) );
		$before = self::wpdb()->num_queries;
		self::assertTrue( self::posts()->has( $page ) );
		self::assertSame( 0, self::wpdb()->num_queries - $before );

		wp_update_post( array( 'ID' => $template, 'post_content' => 'Hello' ) ); // phpcs:ignore WordPress.Arrays -- one row.
		self::assertFalse( self::posts()->has( $page ) );
		wp_update_post( array( 'ID' => $template, 'post_content' => self::BLOCK ) ); // phpcs:ignore WordPress.Arrays -- one row.
		self::assertTrue( self::posts()->has( $page ) );
		wp_delete_post( $template, true );
		self::assertFalse( self::posts()->has( $page ) );
	}

	public function test_the_template_of_the_front_page_and_of_the_blog(): void {
		$this->template( 'wp_template', 'front-page', self::BLOCK );
		$this->template( 'wp_template', 'home', self::BLOCK );
		$front = get_post( $this->page( 'Hello' ) );
		$blog  = get_post( $this->page( 'Hello' ) );
		self::assertNotNull( $front );
		self::assertNotNull( $blog );

		self::assertFalse( self::posts()->has( $front ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front->ID );
		update_option( 'page_for_posts', $blog->ID );
		self::assertTrue( self::posts()->has( $front ) );
		self::assertTrue( self::posts()->has( $blog ) );
	}

	/** As in another request. */
	private static function posts(): UnindexedPosts {
		return new UnindexedPosts( new PublishedPosts( self::wpdb() ), new UnindexedTemplates() );
	}

	/** A theme template that an administrator changed. */
	private function template( string $type, string $slug, string $content ): int {
		$id = $this->page( $content, $type, $slug );
		wp_set_post_terms( $id, array( get_stylesheet() ), 'wp_theme' );

		// Its terms name its theme.
		wp_update_post( array( 'ID' => $id, 'post_content' => $content ) ); // phpcs:ignore WordPress.Arrays -- one row.

		return $id;
	}

	public function test_hreflang_neither_stands_on_it_nor_leads_to_it(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		$links = new HreflangLinks( new LanguageAlternates() );
		$links->boot();
		( new Head( array( $links->tags( ... ) ) ) )->boot();
		$english = $this->page( 'Hello', 'page', 'thanks', $this->page( '', 'page', 'en' ) );
		$spanish = $this->page( self::BLOCK, 'page', 'thanks', $this->page( '', 'page', 'es' ) );
		$this->page( 'Bonjour', 'page', 'thanks', $this->page( '', 'page', 'fr' ) );

		$this->open( $spanish );
		self::assertStringNotContainsString( 'hreflang', self::head() );

		$this->open( $english );
		self::assertStringContainsString( 'hreflang="fr"', self::head() );
		self::assertStringNotContainsString( 'hreflang="es"', self::head() );
	}

	private static function head(): string {
		ob_start();
		do_action( 'wp_head' );

		return (string) ob_get_clean();
	}

	private function open( int $page ): void {
		$GLOBALS['wp_query']     = new WP_Query( array( 'page_id' => $page ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	}

	private function page( string $content, string $type = 'page', string $name = '', int $parent = 0 ): int {
		return wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => 'A page',
				'post_name'    => $name,
				'post_parent'  => $parent,
				'post_content' => wp_slash( $content ),
			)
		);
	}
}
