<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class IslandsTest extends TestCase {
	private Islands $islands;

	protected function setUp(): void {
		remove_all_actions( 'wp_head' );
		remove_all_actions( 'wp_footer' );
		add_action( 'wp_head', 'print_emoji_detection_script', 7 );
		add_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' );
		$this->islands = new Islands( '', 'https://example.org/build', '1' );
		$this->islands->boot();
	}

	protected function tearDown(): void {
		wp_dequeue_script_module( '@hvac-blocks/loader' );
		parent::tearDown();
	}

	public function test_a_page_without_islands_keeps_the_emoji_script(): void {
		do_action( 'wp_head' );
		do_action( 'wp_footer' );

		self::assertNotFalse( has_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' ) );
	}

	public function test_a_page_with_an_island_has_none(): void {
		$this->islands->add( 'zip-form' );
		do_action( 'wp_head' );

		self::assertFalse( has_action( 'wp_head', 'print_emoji_detection_script' ) );
		self::assertFalse( has_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' ) );
	}

	public function test_an_island_that_a_classic_theme_prints_after_the_head_is_in_time(): void {
		do_action( 'wp_head' );
		$this->islands->add( 'zip-form' );
		do_action( 'wp_footer' );

		self::assertFalse( has_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' ) );
	}

	#[TestWith( array( 'elementor/modules/page-templates/templates/canvas.php', true ) )]
	#[TestWith( array( 'wp-includes/template-canvas.php', false ) )]
	public function test_a_template_that_renders_blocks_after_the_head_has_the_import_map_in_the_footer( string $template, bool $is_late ): void {
		switch_theme( 'twentytwentyfive' );
		$modules = wp_script_modules();
		remove_all_filters( 'template_include' );
		$this->islands->boot();
		add_action( 'wp_head', array( $modules, 'print_import_map' ) );
		add_action( 'wp_head', array( $modules, 'print_head_enqueued_script_modules' ) );
		add_action( 'wp_footer', array( $modules, 'print_enqueued_script_modules' ) );

		self::assertSame( $template, apply_filters( 'template_include', $template ) );
		$head = self::printed( 'wp_head' );
		$this->islands->add( 'zip-form' );
		$footer = self::printed( 'wp_footer' );

		self::assertStringNotContainsString( 'type="importmap"', $head );
		self::assertSame( $is_late, 1 === preg_match( '~type="importmap".*@hvac-blocks/island/zip-form.*<script[^>]+loader\.js~s', $footer ) );
		self::assertSame( $is_late, ! has_action( 'wp_head', array( $modules, 'print_head_enqueued_script_modules' ) ) );
	}

	public function test_optimizers_leave_the_loader_alone(): void {
		$tag = wp_get_script_tag(
			array(
				'type' => 'module',
				'id'   => '@hvac-blocks/loader-js-module',
				'src'  => 'loader.js',
			)
		);

		foreach ( array( 'data-noptimize="1"', 'data-no-optimize="1"', 'data-no-defer="1"', 'data-no-minify="1"', 'data-cfasync="false"', 'nowprocket' ) as $mark ) {
			self::assertStringContainsString( $mark, $tag );
		}
		self::assertStringNotContainsString( 'data-cfasync', wp_get_script_tag( array( 'id' => 'theirs' ) ) );
	}

	/** @param non-empty-string $action */
	private static function printed( string $action ): string {
		ob_start();
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions -- WordPress' own.

		return (string) ob_get_clean();
	}

	public function test_the_address_of_a_module_carries_the_hash_of_its_content(): void {
		$build   = dirname( __DIR__, 4 ) . '/build';
		$islands = new Islands( $build, 'https://example.org/build', '1' );
		$islands->add( 'zip-form' );
		remove_all_actions( 'wp_head' );
		$islands->boot();
		do_action( 'wp_head' );

		ob_start();
		wp_script_modules()->print_import_map();
		wp_script_modules()->print_enqueued_script_modules();
		$printed = str_replace( '\/', '/', (string) ob_get_clean() );

		foreach ( array( 'loader', 'island/zip-form' ) as $name ) {
			self::assertStringContainsString( "modules/$name.js?ver=" . substr( (string) md5_file( "$build/modules/$name.js" ), 0, 12 ), $printed );
		}
		self::assertMatchesRegularExpression( '~modules/runtime(\.dev)?\.js\?ver=[0-9a-f]{12}"~', $printed );
	}

	public function test_islands_with_the_same_code_have_one_address(): void {
		$build   = dirname( __DIR__, 4 ) . '/build';
		$islands = new Islands( $build, 'https://example.org/build', '1' );
		remove_all_actions( 'wp_head' );
		$islands->boot();
		$islands->add( 'newsletter' );
		$islands->add( 'contact-dealer-form' );
		do_action( 'wp_head' );

		ob_start();
		wp_script_modules()->print_import_map();
		$printed = str_replace( '\/', '/', (string) ob_get_clean() );

		preg_match_all( '~"@hvac-blocks/island/(newsletter|contact-dealer-form)":"([^"]+)"~', $printed, $found );
		self::assertCount( 2, $found[2] );
		self::assertSame( $found[2][0], $found[2][1] );
		self::assertFileExists( $build . substr( (string) strtok( $found[2][0], '?' ), strlen( 'https://example.org/build' ) ) );
	}
}
