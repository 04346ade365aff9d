<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use Closure;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use ReflectionFunction;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class BlockRegistrationTest extends TestCase {
	private const OPTION = 'hvac_blocks_in_templates';

	/** @var array<string, WP_Block_Type> */
	private array $types = array();

	protected function setUp(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		/** @var array<string, WP_Block_Type> $types */
		$types       = $registry->get_all_registered();
		$this->types = array_filter( $types, static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, BlockTypes::PREFIX ) );
		array_map( $registry->unregister( ... ), $this->types );
		array_map( remove_all_actions( ... ), array( 'init', 'wp', 'rest_pre_dispatch', 'template_redirect' ) );
		/** @var array<string, int> $wp_actions */
		global $wp_actions;
		unset( $wp_actions['template_redirect'] );
		switch_theme( 'twentytwentyfive' );
	}

	protected function tearDown(): void {
		$registry = WP_Block_Type_Registry::get_instance();

		BlockTypes::register();
		array_map( $registry->unregister( ... ), array_filter( array_keys( $this->types ), $registry->is_registered( ... ) ) );
		array_map( $registry->register( ... ), $this->types );
	}

	public function test_a_page_without_our_blocks_does_without_them(): void {
		$this->ask( '/terms/', '<!-- wp:paragraph --><p>Terms</p><!-- /wp:paragraph -->' );
		do_blocks( '<!-- wp:group --><div><!-- wp:paragraph --><p>Terms</p><!-- /wp:paragraph --></div><!-- /wp:group -->' );

		self::assertFalse( self::are_registered() );
		self::assertSame( array(), get_option( self::OPTION ) );
	}

	public function test_a_page_has_the_types_of_its_content_before_its_template_and_no_others(): void {
		$this->ask( '/heat-pumps/', '<!-- wp:hvac-blocks/faq /--><p>A <dfn data-hvac-tooltip="b">c</dfn></p>' );

		self::assertTrue( self::are_registered() );
		self::assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( 'hvac-blocks/tooltip' ) );
		self::assertFalse( WP_Block_Type_Registry::get_instance()->is_registered( 'hvac-blocks/zip-form' ) );
		self::assertSame( array(), get_option( self::OPTION ) );
		// `WP_Block_Supports` adds it on `init` to the types that exist then.
		self::assertArrayHasKey( 'className', WP_Block_Type_Registry::get_instance()->get_registered( 'hvac-blocks/faq' )->attributes ?? array() );
	}

	public function test_a_block_deep_in_a_template_is_shown_and_told_to_the_next_pages(): void {
		$this->ask( '/terms/', 'Terms' );
		do_action( 'template_redirect' );

		self::assertStringContainsString( 'wp-block-hvac-blocks-zip-form', do_blocks( '<!-- wp:group --><div class="wp-block-group"><!-- wp:hvac-blocks/zip-form /--></div><!-- /wp:group -->' ) );
		do_blocks( '<!-- wp:hvac-blocks/does-not-exist /-->' );
		self::assertSame( array( 'hvac-blocks/zip-form' ), get_option( self::OPTION ) );
	}

	public function test_a_block_that_a_filter_puts_into_another_is_shown(): void {
		$this->ask( '/terms/', 'Terms' );
		add_filter(
			'render_block_data',
			static fn ( array $block ): array => 'core/group' === $block['blockName'] ? array( 'innerBlocks' => parse_blocks( '<!-- wp:hvac-blocks/zip-form /-->' ), 'innerContent' => array( null ) ) + $block : $block // phpcs:ignore WordPress.Arrays -- one row.
		);

		self::assertStringContainsString( 'wp-block-hvac-blocks-zip-form', do_blocks( '<!-- wp:group --><div></div><!-- /wp:group -->' ) );
		self::assertStringContainsString( 'wp-block-hvac-blocks-zip-form', do_blocks( '<!-- wp:column --><div><!-- wp:group --><div></div><!-- /wp:group --></div><!-- /wp:column -->' ) );
	}

	public function test_a_block_in_a_menu_is_shown(): void {
		$menu = wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_title' => 'Menu', 'post_status' => 'publish', 'post_content' => '<!-- wp:hvac-blocks/zip-form /-->' ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$this->ask( '/terms/', 'Terms' );

		self::assertStringContainsString( 'wp-block-hvac-blocks-zip-form', do_blocks( "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:navigation {\"ref\":$menu} /--></div><!-- /wp:group -->" ) );
	}

	public function test_a_block_in_the_menu_that_wordpress_chooses_is_shown(): void {
		$this->ask( '/terms/', 'Terms' );
		apply_filters( 'block_core_navigation_render_fallback', parse_blocks( '<!-- wp:group --><!-- wp:hvac-blocks/faq /--><!-- /wp:group -->' ) ); // phpcs:ignore WordPress.NamingConventions -- WordPress' own.

		self::assertTrue( self::are_registered() );
	}

	public function test_types_that_templates_show_are_there_before_any_template(): void {
		update_option( self::OPTION, array( 'hvac-blocks/faq' ) );
		$this->ask( '/terms/', 'Terms' );

		self::assertTrue( self::are_registered() );
	}

	public function test_types_with_global_styles_are_on_every_page(): void {
		kses_remove_filters();
		$id = wp_insert_post( array( 'post_type' => 'wp_global_styles', 'post_title' => 'Styles', 'post_status' => 'publish', 'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"blocks":{"hvac-blocks\\\\/faq":{"color":{"text":"red"}}}}}' ) ); // phpcs:ignore WordPress.Arrays -- one row.
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		delete_option( self::OPTION );
		$this->ask( '/terms/', 'Terms' );

		self::assertTrue( self::are_registered() );
	}

	public function test_a_new_template_may_be_without_our_blocks(): void {
		update_option( self::OPTION, array( 'hvac-blocks/faq' ) );
		( new BlockRegistration( $this->library() ) )->boot();
		wp_insert_post( array( 'post_type' => 'wp_template_part', 'post_name' => 'header', 'post_title' => 'Header', 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays -- one row.

		self::assertSame( array(), get_option( self::OPTION ) );
	}

	public function test_a_route_that_asks_for_one_gets_all(): void {
		$this->begin( '/wp-json/hvac-blocks/v1/editor/previews' );

		self::assertNotNull( BlockTypes::get( 'hvac-blocks/faq' ) );
		self::assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( 'hvac-blocks/zip-form' ) );
		self::assertFalse( BlockTypes::are_waiting() );
	}

	public function test_whoever_asks_gets_them(): void {
		$this->ask( '/terms/', 'Terms' );

		self::assertNotNull( BlockTypes::get( 'hvac-blocks/faq' ) );
		self::assertTrue( self::are_registered() );
	}

	public function test_a_shortcode_shows_its_block(): void {
		$this->ask( '/terms/', 'Terms' );

		self::assertStringContainsString( 'wp-block-hvac-blocks-zip-form', do_shortcode( '[hvac_zip_form]' ) );
	}

	#[TestWith( array( '/wp-json/other/v1/thing', false ) )]
	#[TestWith( array( '/wp-json/hvac-blocks/v1/dealers', false ) )]
	#[TestWith( array( '/wp-json/wp/v2/pages', true ) )]
	#[TestWith( array( '/wp-json/wp-block-editor/v1/export', true ) )]
	#[TestWith( array( '/wp-json/batch/v1', true ) )]
	#[TestWith( array( '/wp-json/', true ) )]
	public function test_routes_of_wordpress_have_them_others_do_without( string $path, bool $are_registered ): void {
		$this->begin( $path );

		self::assertSame( $are_registered, self::are_registered() );
	}

	public function test_another_route_that_asks_one_of_wordpress_has_them(): void {
		$this->begin( '/wp-json/other/v1/thing' );
		apply_filters( 'rest_pre_dispatch', null, rest_get_server(), new WP_REST_Request( 'GET', '/other/v1/thing' ) );
		self::assertFalse( self::are_registered() );

		apply_filters( 'rest_pre_dispatch', null, rest_get_server(), new WP_REST_Request( 'GET', '/wp/v2/block-types' ) );
		self::assertTrue( self::are_registered() );
	}

	public function test_a_classic_theme_has_them_at_once(): void {
		switch_theme( 'classic' );
		$this->begin( '/terms/' );

		self::assertFalse( wp_is_block_theme() );
		self::assertTrue( self::are_registered() );
	}

	/** Runs a visitor's request as far as the main query. */
	private function ask( string $path, string $content ): void {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Page', 'post_status' => 'publish', 'post_content' => $content ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$this->begin( $path );

		$GLOBALS['wp_query']     = new WP_Query( array( 'page_id' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		do_action( 'wp', null );
	}

	private function begin( string $path ): void {
		$_SERVER['REQUEST_URI'] = $path;
		( new BlockRegistration( $this->library() ) )->boot();
		do_action( 'init' );
	}

	/** Uses the plugin's own renderer. */
	private function library(): BlockLibrary {
		$render = $this->types['hvac-blocks/faq']->render_callback;
		self::assertInstanceOf( Closure::class, $render );
		$renderer = ( new ReflectionFunction( $render ) )->getClosureThis();
		self::assertInstanceOf( BlockRenderer::class, $renderer );

		return new BlockLibrary( dirname( __DIR__, 4 ) . '/build', 'http://example.test/build', '1', $renderer );
	}

	private static function are_registered(): bool {
		return WP_Block_Type_Registry::get_instance()->is_registered( 'hvac-blocks/faq' );
	}
}
