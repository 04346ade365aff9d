<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Testing\TestCase;
use WP_Query;

defined( 'ABSPATH' ) || exit;

final class ListedContentTest extends TestCase {
	private const HERO = '<!-- wp:hvac-blocks/hero-video {"heading":"A hero","level":1} /-->';

	/** A theme's template that shows a list in full. */
	private const LIST = '<!-- wp:query {"query":{"inherit":true}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->';

	public function test_a_search_shows_the_excerpts_of_pages_and_posts_with_our_blocks(): void {
		self::write( 'page', self::HERO . '<!-- wp:paragraph --><p>Furnaces heat.</p><!-- /wp:paragraph -->', 'About furnaces.' );
		self::write( 'post', self::HERO . '<!-- wp:paragraph --><p>Furnaces are warm.</p><!-- /wp:paragraph -->' );
		self::write( 'post', '<!-- wp:paragraph --><p>Furnaces <em>whole</em>.</p><!-- /wp:paragraph -->' );
		$html = self::shown( array( 's' => 'furnaces' ) );

		self::assertStringNotContainsString( 'hvac-hero', $html );
		self::assertStringNotContainsString( '<h1', $html );
		self::assertStringContainsString( '<p>About furnaces.</p>', $html );
		self::assertStringContainsString( '<p>Furnaces are warm.</p>', $html );
		self::assertStringContainsString( 'Furnaces <em>whole</em>.', $html );
	}

	public function test_another_list_shows_posts_whole_and_pages_not(): void {
		self::write( 'page', self::HERO, 'About furnaces.' );
		self::write( 'post', '<!-- wp:hvac-blocks/titling {"titling_title":"Asked"} /-->' );
		self::assertStringNotContainsString( 'hvac-hero', self::shown( array( 'post_type' => 'page', 'is_archive' => true ) ) ); // phpcs:ignore WordPress.Arrays -- one row.
		self::assertStringContainsString( 'hvac-titling', self::shown( array( 'post_type' => 'post' ) ) );
	}

	public function test_a_page_shows_itself_and_what_its_blocks_show_of_others(): void {
		$id = self::write( 'page', self::HERO );

		self::assertStringContainsString( 'hvac-hero', self::shown( array( 'page_id' => $id ), '<!-- wp:post-content /-->' ) );
	}

	public function test_a_feed_has_what_is_read_and_no_script(): void {
		$id = self::write( 'post', '<!-- wp:hvac-blocks/zip-form {"heading":"Near you"} /-->' );
		self::assertStringContainsString( '<script', self::shown( array( 'p' => $id ), '<!-- wp:post-content /-->' ) );

		$feed = self::shown( array( 'p' => $id, 'feed' => 'rss2' ), '<!-- wp:post-content /-->' ); // phpcs:ignore WordPress.Arrays -- one row.
		self::assertStringContainsString( 'Near you', $feed );
		self::assertStringNotContainsString( '<script', $feed );
		self::assertStringNotContainsString( 'data-hvac=', $feed );
	}

	/** @param array<string, mixed> $query */
	private static function shown( array $query, string $template = self::LIST ): string {
		$GLOBALS['wp_query'] = new WP_Query( $query ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- another request's.
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as above.
		$GLOBALS['wp_query']->is_singular() && the_post();

		return do_blocks( $template );
	}

	private static function write( string $type, string $content, string $excerpt = '' ): int {
		return wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Furnaces', 'post_status' => 'publish', 'post_content' => wp_slash( $content ), 'post_excerpt' => $excerpt ) ); // phpcs:ignore WordPress.Arrays -- one row.
	}
}
