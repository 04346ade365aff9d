<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Testing\ArrayCache;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\VisitsCachedPages;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class UsedStylesTest extends TestCase {
	use VisitsCachedPages;

	private const FILTER  = 'wp_template_enhancement_output_buffer';
	private const CLASSES = "<?php return array( '' => 'hvac-sent', 'zip-form' => 'hvac-error hvac-busy', 'slider' => 'hvac-dot --hvac-drawn' );";

	private string $build = '';

	protected function setUp(): void {
		$this->build = sys_get_temp_dir() . '/hvac-used-styles-' . getmypid();
		mkdir( "$this->build/modules", recursive: true );
		file_put_contents( "$this->build/modules/classes.php", self::CLASSES );
		$this->boot( new CachedPage( new ArrayCache(), '' ) );
	}

	protected function tearDown(): void {
		unlink( "$this->build/modules/classes.php" );
		rmdir( "$this->build/modules" );
		rmdir( $this->build );
		remove_all_filters( self::FILTER );
		parent::tearDown();
	}

	private function boot( CachedPage $page ): void {
		remove_all_filters( self::FILTER );
		( new UsedStyles( $this->build, $page ) )->boot();
	}

	public function test_the_next_visitor_gets_the_same_styles_unless_the_page_differs(): void {
		$post  = get_post( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		$cache = new ArrayCache();
		self::assertInstanceOf( WP_Post::class, $post );
		$visit = function ( string $body ) use ( $post, $cache ): string {
			$this->boot( $this->request( $post, $cache ) );
			$page = $this->page( '.hvac-a{}.hvac-b{}', $body );
			do_action( 'shutdown' );

			return $page;
		};
		$first = $visit( '<p class="hvac-a"></p>' );
		self::assertStringContainsString( '>.hvac-a{}</style>', $first );
		self::assertCount( 1, $cache->values );

		// Classes of scripts are only read when the styles are made.
		file_put_contents( "$this->build/modules/classes.php", "<?php return array( '' => 'hvac-b' );" );
		self::assertSame( $first, $visit( '<p class="hvac-a"></p>' ) );
		self::assertStringContainsString( '>.hvac-b{}</style>', $visit( '<p class="hvac-b"></p>' ) );
	}

	public function test_the_record_contains_no_style(): void {
		$post  = get_post( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page' ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		$cache = new ArrayCache();
		self::assertInstanceOf( WP_Post::class, $post );
		$css   = '@media (width > 9em){.hvac-b{top:0}.hvac-a{top:1px}}.hvac-c,.hvac-a{top:2px}.hvac-b{top:3px}.hvac-a{top:4px}.hvac-a{top:5px}';
		$visit = function () use ( $post, $cache, $css ): string {
			$this->boot( $this->request( $post, $cache ) );
			$page = $this->page( $css, '<style id="wp-block-image-inline-css">.hvac-b{}</style><style id="empty-inline-css"></style><p class="hvac-a"></p>' );
			do_action( 'shutdown' );

			return $page;
		};

		self::assertSame( $visit(), $visit() );
		self::assertStringContainsString( '>@media (width > 9em){.hvac-a{top:1px}}.hvac-a{top:2px}.hvac-a{top:4px}.hvac-a{top:5px}</style>', $visit() );
		self::assertStringContainsString( '<style id="empty-inline-css"></style>', $visit() );
		self::assertStringNotContainsString( 'wp-block-image', $visit() );
		self::assertStringNotContainsString( 'top:5px', implode( '', array_filter( $cache->values, is_string( ... ) ) ) );
	}

	public function test_our_styles_keep_what_the_page_and_its_scripts_use(): void {
		$page = $this->page( '.hvac-a{}.hvac-b{}.hvac-sent{}.hvac-error{}.hvac-dot{}.theirs{}', '<div data-hvac="zip-form" class="hvac-block hvac-a"></div>' );

		self::assertStringContainsString( '>.hvac-a{}.hvac-sent{}.hvac-error{}.theirs{}</style>', $page );
	}

	public function test_classes_in_the_data_of_scripts_count(): void {
		$page = $this->page( '.hvac-a{}.hvac-b{}.hvac-c{}.hvac-d{}', '<script>{"html":"\u003Cp class=\"hvac-a\">","more":"class=\u0022hvac-b\u0022"}</script><p title="&lt;b class=&quot;hvac-c&quot;"></p>' );

		self::assertStringContainsString( '>.hvac-a{}.hvac-b{}.hvac-c{}</style>', $page );
	}

	public function test_styles_of_wordpress_are_shortened_too(): void {
		$style = '<style id="wp-block-image-inline-css">.wp-block-image{}.lightbox{}.is-open{}</style>';
		$body  = '<figure class="wp-block-image" data-wp-class--is-open="state.open"></figure>';

		self::assertStringContainsString( '>.wp-block-image{}.is-open{}</style>', $this->page( '', $style . $body ) );
	}

	public function test_styles_of_others_stay(): void {
		$style = '<style id="theirs-inline-css" media="print">.x{} /* note */</style>';

		self::assertStringContainsString( $style, $this->page( '', $style ) );
	}

	public function test_the_script_of_another_plugin_may_add_blocks_of_wordpress(): void {
		$style  = '<style id="wp-block-image-inline-css">.lightbox{}</style>';
		$script = '<script src="http://shop.test/wp-content/plugins/endless/more.js"></script>';
		$page   = $this->page( '.hvac-b{}', $style . $script );

		self::assertStringContainsString( $style, $page );
		self::assertStringNotContainsString( '.hvac-b{}', $page );
	}

	public function test_presets_that_nothing_names_are_left_out(): void {
		$style = '<style id="global-styles-inline-css">:root{--wp--preset--color--red: #f00;--wp--preset--color--blue: #00f;--wp--preset--color--pink: #fcc;--wp--preset--spacing--20: 4px;}'
			. '.has-red-color{color: var(--wp--preset--color--red) !important;}.has-pink-color{color: var(--wp--preset--color--pink) !important;}.owner{top:0}</style>';
		$body  = '<p class="has-red-color" style="background:var(--wp--preset--color--blue)"></p>';

		self::assertStringContainsString(
			'>:root{--wp--preset--color--red:#f00;--wp--preset--color--blue:#00f;}.has-red-color{color:var(--wp--preset--color--red) !important}.owner{top:0}<',
			$this->page( '', $style . $body )
		);
		self::assertStringContainsString( '--wp--preset--color--pink:#fcc;', $this->page( '', $style . $body . "<link rel='stylesheet' href='a.css'>" ) );
	}

	public function test_properties_that_nothing_names_are_left_out(): void {
		$css  = ':root{--hvac-used:1px;--hvac-base:2px;--hvac-of-one:3px;--hvac-lost:var(--hvac-of-one);--hvac-drawn:4px;--hvac-quoted:"a;b";--theirs:5px;--hvac-read:7px}.hvac-a{top:var( --hvac-used );left:var(--hvac-kept,var(--hvac-base))}';
		$body = '<div data-hvac="slider" class="hvac-a" style="--hvac-here:6px;top:0"></div><script>get("--hvac-read")</script>';

		self::assertStringContainsString(
			'>:root{--hvac-used:1px;--hvac-base:2px;--hvac-drawn:4px;--hvac-quoted:"a;b";--theirs:5px;--hvac-read:7px}.hvac-a{',
			$this->page( $css, $body )
		);
		self::assertStringContainsString( $body, $this->page( $css, $body ) );
		self::assertStringContainsString( '--hvac-lost', $this->page( $css, $body . '<script src="http://shop.test/wp-content/plugins/endless/more.js"></script>' ) );
	}

	public function test_styles_without_a_rule_left_go(): void {
		$style = '<style id="wp-emoji-styles-inline-css">img.emoji{width:1em}</style>';

		self::assertStringNotContainsString( 'wp-emoji-styles', $this->page( '', $style ) );
		self::assertStringContainsString( $style, $this->page( '', '<script>var _wpemojiSettings={}</script>' . $style ) );
	}

	public function test_all_rules_stay_if_the_build_does_not_know_an_island(): void {
		$page = $this->page( '.hvac-b{}', '<div data-hvac="new" class="a"></div>' );

		self::assertStringContainsString( '.hvac-b{}', $page );
	}

	public function test_other_pages_stay_as_they_are(): void {
		$page = '<style id="wp-block-image-inline-css">.lightbox{}</style><p class="a"></p>';

		self::assertSame( $page, apply_filters( self::FILTER, $page ) );
	}

	private function page( string $ours, string $body ): string {
		$page = apply_filters( self::FILTER, "<style id=\"hvac-blocks-base-inline-css\">$ours</style><body class=\"page\">$body" );
		self::assertIsString( $page );

		return $page;
	}
}
