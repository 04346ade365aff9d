<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\DemoSite\PageRedirects;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class PageMakerTest extends TestCase {
	private static ?DemoContent $content = null;

	#[Before]
	public function forget_addresses(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '' );
		$wp_rewrite->init();
	}

	public function test_it_makes_the_chosen_pages_in_the_chosen_languages_below_the_home(): void {
		$progress = $this->make( array( Language::Spanish ), array( 'warranty' ) );

		// The base and the resources are above them, and lead to the home page.
		self::assertSame( array( 'residential', 'residential/es', 'residential/es/resources', 'residential/es/resources/warranty', 'residential/es/resources/warranty/lookup', 'residential/es/resources/warranty/register' ), self::paths() );
		self::assertSame( array( 6, 6 ), array( $progress->done, $progress->total ) );
		self::assertSame( 'Garantía', self::page( 'residential/es/resources/warranty' )->post_title );
		self::assertSame( '/residential/es/', get_post_meta( self::page( 'residential/es/resources' )->ID, PageRedirects::META, true ) );
		self::assertSame( '', get_post_meta( self::page( 'residential/es/resources/warranty' )->ID, PageRedirects::META, true ) );
		self::assertNotSame( '', get_option( 'permalink_structure' ) );
	}

	public function test_pages_are_drafts_unless_they_are_to_be_published(): void {
		$this->make( array( Language::English ), array( 'home' ) );
		self::assertSame( 'draft', self::page( 'residential' )->post_status );

		$this->make( array( Language::French ), array( 'home' ), true );
		self::assertSame( array( 'draft', 'publish' ), array( self::page( 'residential' )->post_status, self::page( 'residential/fr' )->post_status ) );
	}

	public function test_nothing_that_is_there_is_written_over(): void {
		$ours = self::insert( 'residential', 0, 'Ours' );
		$this->make( array( Language::English ), array( 'dealers' ) );
		$page = self::page( 'residential/en/dealer-locator' )->ID;
		wp_update_post( array( 'ID' => $page, 'post_content' => 'Mine' ) );
		$this->make( array( Language::English ), array( 'dealers' ), true );

		self::assertSame( array( $ours, 'Ours' ), array( self::page( 'residential' )->ID, self::page( 'residential' )->post_content ) );
		self::assertSame( array( 'Mine', 'draft' ), array( self::page( 'residential/en/dealer-locator' )->post_content, self::page( 'residential/en/dealer-locator' )->post_status ) );
	}

	public function test_a_page_that_only_led_to_the_home_gives_way_to_the_real_one_but_not_when_it_was_changed(): void {
		$this->make( array( Language::Spanish ), array( 'home' ) );
		$leading = self::page( 'residential' )->ID;
		self::assertSame( '/residential/es/', get_post_meta( $leading, PageRedirects::META, true ) );

		$this->make( array( Language::English ), array( 'home' ) );
		self::assertSame( array( $leading, '' ), array( self::page( 'residential' )->ID, get_post_meta( $leading, PageRedirects::META, true ) ) );
		self::assertStringContainsString( 'wp:hvac-blocks/hero-video', self::page( 'residential' )->post_content );

		update_post_meta( $leading, PageRedirects::META, '/elsewhere/' );
		wp_update_post( array( 'ID' => $leading, 'post_content' => 'Mine' ) );
		$this->make( array( Language::English ), array( 'home' ) );
		self::assertSame( 'Mine', self::page( 'residential' )->post_content );
	}

	public function test_a_batch_is_bounded_and_another_goes_on(): void {
		$maker = $this->maker();
		$first = $maker->make( Language::cases(), array( 'dealers' ), false );
		self::assertLessThanOrEqual( 12, $first->done );
		self::assertSame( 19, $first->total, 'three homes, the English place, and five pages in each language' );

		$second = $maker->make( Language::cases(), array( 'dealers' ), false );
		self::assertGreaterThan( $first->done, $second->done );
	}

	public function test_it_counts_what_is_there(): void {
		$this->make( array( Language::French ), array( 'warranty' ), true );
		$counts = $this->maker()->counts();

		self::assertEquals( new PageCounts( 3, 3, 3 ), $counts['fr']['warranty'] );
		self::assertEquals( new PageCounts( 1, 1, 1 ), $counts['fr']['home'] );
		self::assertEquals( new PageCounts( 1, 0, 0 ), $counts['en']['home'], 'it only leads to the French one' );
		self::assertSame( DemoContent::GROUPS, array_keys( $counts['en'] ) );
	}

	public function test_a_page_that_the_settings_choose_is_not_made_again(): void {
		$own = self::insert( 'our-dealers', 0, 'Ours', 'publish' );
		update_option( Settings::OPTION, array( ConfiguredPages::SETTING => array( array( 'page' => 'dealer-locator', 'lang' => 'en', 'id' => $own ) ) ) );
		$this->make( array( Language::English ), array( 'dealers' ) );

		self::assertNull( get_page_by_path( 'residential/en/dealer-locator' ) );
		self::assertEquals( new PageCounts( 5, 5, 1 ), $this->maker()->counts()['en']['dealers'] );
	}

	public function test_they_are_its_owners_from_the_first(): void {
		$this->make( array( Language::English ), array( 'home' ) );
		$page = self::page( 'residential' );

		self::assertTrue( ( new DemoPosts() )->is_done( $page, 'Newer text of the demo site' ) );
	}

	public function test_nothing_is_invented_and_all_blocks_are_known(): void {
		foreach ( Language::cases() as $language ) {
			foreach ( self::content()->real_pages( DemoContent::GROUPS, $language ) as $page ) {
				self::assertDoesNotMatchRegularExpression( '/demonstration|demostración|démonstration|\{\{/', $page->content, $page->path );

				foreach ( ContentBlocks::in( $page->content ) as $block ) {
					self::assertTrue( null === $block['blockName'] || WP_Block_Type_Registry::get_instance()->is_registered( $block['blockName'] ), (string) $block['blockName'] );
				}
			}
		}
	}

	public function test_links_to_pages_that_are_not_there_are_named(): void {
		$this->make( array( Language::English ), array( 'pricing' ) );
		$this->as_role( 'administrator' );
		$dead = array_column( ( new DeadLinks( self::wpdb(), self::content() ) )->all(), 'links', 'title' );

		self::assertContains( '/residential/en/dealer-locator/', $dead['Home'] );
		self::assertNotContains( '/residential/en/pricing/', array_merge( ...array_values( $dead ) ) );

		wp_update_post( array( 'ID' => self::page( 'residential' )->ID, 'post_content' => '<a href="/residential/en/pricing/#top">Prices</a> <a href="https://example.com/residential/en/find-a-dealer/">Elsewhere</a> <a href="/residential/en/ours/">Ours</a>' ) );
		self::assertArrayNotHasKey( 'Home', array_column( ( new DeadLinks( self::wpdb(), self::content() ) )->all(), 'links', 'title' ) );
	}

	/**
	 * @param list<Language> $languages
	 * @param list<string>   $groups
	 */
	private function make( array $languages, array $groups, bool $is_published = false ): \HvacBlocks\Site\DemoSite\Steps\StepProgress {
		do {
			$progress = $this->maker()->make( $languages, $groups, $is_published );
		} while ( ! $progress->is_finished() );

		return $progress;
	}

	private function maker(): PageMaker {
		return new PageMaker( self::wpdb(), new BasePath(), new ConfiguredPages(), self::content(), new DemoPosts() );
	}

	private static function content(): DemoContent {
		return self::$content ??= new DemoContent( dirname( __DIR__, 3 ) . '/starter-site', plugins_url( 'src/starter-site/images', dirname( __DIR__, 4 ) . '/plugin.php' ) );
	}

	/** @return list<string> */
	private static function paths(): array {
		$paths = array();

		foreach ( get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'numberposts' => -1 ) ) as $page ) {
			$path = $page instanceof WP_Post ? (string) get_page_uri( $page ) : '';

			if ( str_starts_with( $path, 'residential' ) ) {
				$paths[] = $path;
			}
		}

		sort( $paths );

		return $paths;
	}

	private static function page( string $path ): WP_Post {
		$page = get_page_by_path( $path );
		self::assertInstanceOf( WP_Post::class, $page, "There is no page $path." );

		return $page;
	}

	private static function insert( string $name, int $parent, string $content, string $status = 'publish' ): int {
		return wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => $name,
				'post_name'    => $name,
				'post_parent'  => $parent,
				'post_content' => $content,
				'post_status'  => $status,
			)
		);
	}
}
