<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Testing\TestCase;
use WP_Block_Patterns_Registry;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class DemoPatternsTest extends TestCase {
	public function test_editors_are_offered_each_family_in_each_language(): void {
		$this->as_role( 'editor' );
		$patterns = self::ours();

		foreach ( array( 'home', 'product', 'troubleshooting', 'glossary-term', 'article', 'guidance', 'media', 'prices', 'warranty', 'campaign', 'locator' ) as $family ) {
			foreach ( array( 'en', 'es', 'fr' ) as $language ) {
				$pattern = $patterns[ "hvac-blocks/$family-$language" ] ?? array();

				self::assertSame( array( 'en' === $language ? 'hvac-blocks' : "hvac-blocks-$language" ), $pattern['categories'] ?? null );
				self::assertSame( array( 'page' ), $pattern['post_types'] ?? null );
				self::assertStringContainsString( '<!-- wp:hvac-blocks/', is_string( $pattern['content'] ?? null ) ? $pattern['content'] : '' );
			}
		}
		self::assertSame( 'Precios (Español)', $patterns['hvac-blocks/prices-es']['title'] );
	}

	public function test_sections_of_these_pages_can_be_inserted_by_themselves(): void {
		$this->as_role( 'editor' );
		$patterns = self::ours();
		$sections = array_filter( array_keys( $patterns ), static fn ( string $name ): bool => 1 === preg_match( '~^hvac-blocks/section-[a-z-]+-fr$~', $name ) );

		foreach ( array( 'hero', 'steps', 'products', 'prices', 'faq', 'opening', 'next-step', 'urgent', 'calculator', 'warranty-types', 'call', 'locator' ) as $key ) {
			self::assertContains( "hvac-blocks/section-$key-fr", $sections );
		}
		foreach ( $sections as $name ) {
			$section = $patterns[ $name ];
			$blocks  = parse_blocks( self::text( $section['content'] ) );

			self::assertCount( 1, $blocks, $name );
			self::assertSame( array( 'hvac-blocks-fr' ), $section['categories'], $name );
			self::assertArrayNotHasKey( 'block_types', $section, "$name is no whole page." );
		}
		self::assertSame( 'Prix de départ (Français)', $patterns['hvac-blocks/section-prices-fr']['title'] );
		self::assertStringContainsString( 'wp:hvac-blocks/pricing-guide', self::text( $patterns['hvac-blocks/section-prices-fr']['content'] ) );
	}

	public function test_a_page_is_offered_those_of_its_language(): void {
		$this->as_role( 'editor' );
		$parent = wp_insert_post( array( 'post_type' => 'page', 'post_name' => 'fr', 'post_title' => 'F', 'post_status' => 'publish' ) );
		$page   = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'P', 'post_parent' => $parent ) );

		$_SERVER['HTTP_REFERER'] = admin_url( "post.php?post=$page&action=edit" );
		$offered                 = array_keys( self::ours() );
		unset( $_SERVER['HTTP_REFERER'] );

		self::assertNotEmpty( $offered );
		self::assertSame( array(), preg_grep( '~-fr$~', $offered, PREG_GREP_INVERT ) );
	}

	public function test_a_new_page_is_offered_whole_pages_in_the_likely_language_only(): void {
		self::assertSame( array( 'en' ), self::languages_offered( 'post-new.php?post_type=page' ) );
		self::assertSame( array( 'fr' ), self::languages_offered( 'post-new.php?post_type=page', 'fr_CA' ), 'The user writes French.' );
		self::assertSame( array( 'es' ), self::languages_offered( 'post-new.php?post_type=page&lang=es', 'fr_CA' ), 'The address names Spanish.' );
	}

	public function test_whole_pages_in_the_language_of_the_page_come_before_those_of_the_theme_which_stay(): void {
		$this->as_role( 'editor' );
		register_block_pattern( 'theme/page', array( 'title' => 'Page', 'content' => '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->', 'blockTypes' => array( 'core/post-content' ), 'postTypes' => array( 'page' ) ) );
		$answer = (array) rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) )->get_data();
		unregister_block_pattern( 'theme/page' );

		$names   = array_column( $answer, 'name' );
		$offered = array_column( array_filter( $answer, static fn ( mixed $pattern ): bool => is_array( $pattern ) && in_array( 'core/post-content', (array) ( $pattern['block_types'] ?? array() ), true ) ), 'name' );

		self::assertTrue( array_is_list( $answer ) );
		$ours = array_values( preg_grep( '~^hvac-blocks/~', $offered ) ?: array() );

		self::assertNotEmpty( $ours );
		self::assertSame( $ours, array_slice( $names, 0, count( $ours ) ) );
		self::assertContains( 'theme/page', $offered );
		self::assertContains( 'hvac-blocks/section-faq-en', $names );
	}

	public function test_a_page_without_a_place_is_offered_those_of_the_site(): void {
		$page = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'P' ) );

		self::assertSame( array( 'en' ), self::languages_offered( "post.php?post=$page&action=edit", 'fr_CA' ) );
	}

	public function test_other_languages_have_categories_of_their_own(): void {
		$this->as_role( 'editor' );
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-patterns/categories' ) );
		$labels = array_column( (array) $answer->get_data(), 'label', 'name' );

		self::assertSame( 'HVAC Blocks (English)', $labels['hvac-blocks-en'] ?? null );
		self::assertSame( 'HVAC Blocks (Español)', $labels['hvac-blocks-es'] ?? null );
		self::assertSame( 'HVAC Blocks (Français)', $labels['hvac-blocks-fr'] ?? null );
	}

	public function test_they_stand_in_a_category_of_their_own(): void {
		$this->as_role( 'editor' );
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-patterns/categories' ) );

		self::assertContains( 'hvac-blocks', array_column( (array) $answer->get_data(), 'name' ) );
	}

	public function test_other_requests_do_not_read_them(): void {
		$this->as_role( 'editor' );
		rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types' ) );
		$this->as_role( 'subscriber' );
		self::ours();

		self::assertSame( array(), array_filter( array_column( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'name' ), static fn ( mixed $name ): bool => is_string( $name ) && str_starts_with( $name, 'hvac-blocks/' ) ) );
	}

	protected function setUp(): void {
		$this->forget_patterns();
	}

	/** @return list<string> the languages of the whole pages that the editor offers for a new page */
	private function languages_offered( string $editor, string $locale = '' ): array {
		$this->as_role( 'editor' );
		update_user_meta( get_current_user_id(), 'locale', $locale );
		$this->forget_patterns();

		$_SERVER['HTTP_REFERER'] = admin_url( $editor );
		$patterns                = self::ours();
		unset( $_SERVER['HTTP_REFERER'] );

		self::assertArrayHasKey( 'hvac-blocks/home-es', $patterns );
		self::assertArrayHasKey( 'hvac-blocks/section-hero-fr', $patterns );
		$offered = array_filter( $patterns, static fn ( array $pattern ): bool => in_array( 'core/post-content', (array) ( $pattern['block_types'] ?? array() ), true ) );

		return array_values( array_unique( array_map( static fn ( string $name ): string => substr( $name, -2 ), array_keys( $offered ) ) ) );
	}

	private function forget_patterns(): void {
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			if ( is_string( $pattern['name'] ?? null ) && str_starts_with( $pattern['name'], 'hvac-blocks/' ) ) {
				unregister_block_pattern( $pattern['name'] );
			}
		}
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** @return array<string, array<string, mixed>> by name */
	private static function ours(): array {
		$answer = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) );
		/** @var list<array{name: string, ...}> $patterns */
		$patterns = 200 === $answer->get_status() ? $answer->get_data() : array();
		$ours     = array();

		foreach ( $patterns as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'hvac-blocks/' ) ) {
				$ours[ $pattern['name'] ] = $pattern;
			}
		}

		return $ours;
	}
}
