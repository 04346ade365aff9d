<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Editing\Seo\HreflangLinks;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\Steps\DemoNavigationStep;
use HvacBlocks\Site\DemoSite\Steps\DemoPagesStep;
use HvacBlocks\Site\DemoSite\Steps\DemoSettingsStep;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The demo site below a base path other than the plugin's default. */
final class DemoSiteBaseTest extends TestCase {
	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '' );
		$wp_rewrite->init();
		update_option( 'fresh_site', '1' );
		update_option( 'show_on_front', 'posts' );
		delete_option( DemoSettingsStep::OPTION );
		( new HreflangLinks( new LanguageAlternates() ) )->boot();
	}

	#[TestWith( array( 'comfort', 'pages' ) )]
	#[TestWith( array( 'us/home/comfort', 'end' ) )]
	public function test_its_pages_stand_below_the_base_path( string $base, string $up_to ): void {
		$this->make( $base, $up_to );

		foreach ( array( '', '/es', '/fr', '/en/dealer-locator', ...( 'end' === $up_to ? array( '/fr/campaigns/mg/repair-or-replace' ) : array() ) ) as $path ) {
			self::assertSame( home_url( "/$base$path/" ), get_permalink( $this->page( "$base$path" ) ) );
		}

		self::assertNull( get_page_by_path( 'residential' ) );
		self::assertStringContainsString( "\"/$base/es/dealer-locator/", $this->page( "$base/es" )->post_content );
		self::assertSame( array(), $this->contents_with( '/residential/' ) );
		self::assertSame( "/$base/", get_post_meta( $this->page( 'start' )->ID, PageRedirects::META, true ) );
	}

	public function test_the_pages_above_lead_to_the_home(): void {
		$this->make( 'us/home/comfort' );

		foreach ( array( 'us', 'us/home', 'us/home/comfort/en' ) as $path ) {
			self::assertSame( '/us/home/comfort/', get_post_meta( $this->page( $path )->ID, PageRedirects::META, true ), $path );
		}
		self::assertSame( '', get_post_meta( $this->page( 'us/home/comfort' )->ID, PageRedirects::META, true ) );
	}

	public function test_without_a_base_path_the_home_is_the_front_page_of_a_new_site(): void {
		$this->make( '' );
		$home = $this->page( 'en' );

		self::assertEquals( $home->ID, get_option( 'page_on_front' ) );
		self::assertSame( 'page', get_option( 'show_on_front' ) );
		self::assertSame( '', get_post_meta( $home->ID, PageRedirects::META, true ) );
		self::assertSame( home_url( '/' ), get_permalink( $home ) );
		self::assertSame( home_url( '/fr/dealer-locator/' ), get_permalink( $this->page( 'fr/dealer-locator' ) ) );
		self::assertNull( get_page_by_path( 'start' ) );
		self::assertSame( array(), $this->contents_with( '/residential/' ) );
		self::assertSame(
			array(
				'en' => home_url( '/' ),
				'es' => home_url( '/es/' ),
				'fr' => home_url( '/fr/' ),
			),
			( new LanguageAlternates() )->of_page( $home )
		);
	}

	public function test_without_a_base_path_a_site_in_use_keeps_its_front_page(): void {
		update_option( 'fresh_site', '0' );
		$this->make( '' );

		self::assertSame( 'posts', get_option( 'show_on_front' ) );
		self::assertNotSame( '', $this->page( 'en' )->post_content );
	}

	/** @param string $up_to the first step to leave out; `pages`, the last one, is most of the work */
	private function make( string $base, string $up_to = 'pages' ): void {
		update_option( Settings::OPTION, array( 'base_path' => $base ) );
		$content = new DemoContent( dirname( __DIR__, 3 ) . '/starter-site', plugins_url( 'src/starter-site/images', dirname( __DIR__, 4 ) . '/plugin.php' ) );
		$posts   = new DemoPosts();
		$site    = new DemoSite( new DemoSettingsStep( new DemoSettings( $content ) ), new DemoPagesStep( $content, $posts, first: true ), new DemoNavigationStep( $content, $posts ), new DemoPagesStep( $content, $posts ) );

		do {
			$status = $site->next();
		} while ( ! $status['done'] && $status['step'] !== $up_to );
	}

	/** @return list<string> the titles of the posts that contain the text */
	private function contents_with( string $text ): array {
		$posts = get_posts(
			array(
				'post_type'   => array( 'page', 'wp_navigation', 'wp_template_part' ),
				'numberposts' => -1,
			)
		);

		return array_column( array_filter( $posts, static fn ( WP_Post $post ): bool => str_contains( $post->post_content, $text ) ), 'post_title' );
	}

	private function page( string $path ): WP_Post {
		$page = get_page_by_path( $path );
		self::assertInstanceOf( WP_Post::class, $page, "There is no page $path." );

		return $page;
	}
}
