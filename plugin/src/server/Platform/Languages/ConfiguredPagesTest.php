<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;
use HvacBlocks\Platform\Settings\SettingsWriter;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class ConfiguredPagesTest extends TestCase {
	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		( new ConfiguredPages() )->boot();
	}

	public function test_links_lead_to_the_chosen_page_of_the_language(): void {
		$page = self::write( 'dealers-near-you', self::write( 'our' ) );
		self::choose( array( 'dealer-locator', 'en', $page ) );
		$pages = new SitePages();

		self::assertSame( home_url( '/our/dealers-near-you/' ), $pages->dealer_locator( Language::English ) );
		self::assertSame( home_url( '/residential/es/dealer-locator/' ), $pages->dealer_locator( Language::Spanish ) );
		self::assertSame( home_url( '/residential/en/find-a-dealer/' ), $pages->find_a_dealer( Language::English ) );
	}

	public function test_a_home_may_be_chosen(): void {
		self::choose( array( 'home', 'en', self::write( 'welcome' ) ), array( 'home', 'fr', self::write( 'bienvenue' ) ) );
		$pages = new SitePages();

		self::assertSame( home_url( '/welcome/' ), $pages->home( Language::English ) );
		self::assertSame( home_url( '/residential/es/' ), $pages->home( Language::Spanish ) );
		self::assertSame( home_url( '/bienvenue/' ), $pages->home( Language::French ) );
	}

	public function test_a_page_that_visitors_cannot_see_is_not_used(): void {
		$page = self::write( 'locator' );
		self::choose( array( 'dealer-locator', 'en', $page ) );
		$address = static fn (): string => (string) wp_parse_url( ( new SitePages() )->dealer_locator( Language::English ), PHP_URL_PATH );

		self::assertSame( '/locator/', $address() );

		wp_update_post( array( 'ID' => $page, 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		self::assertSame( '/residential/en/dealer-locator/', $address() );

		wp_publish_post( $page );
		self::assertSame( '/locator/', $address() );

		wp_trash_post( $page );
		self::assertSame( '/residential/en/dealer-locator/', $address() );

		wp_untrash_post( $page );
		wp_publish_post( $page );
		self::assertSame( '/locator/', $address() );

		wp_delete_post( $page, true );
		self::assertSame( '/residential/en/dealer-locator/', $address() );
	}

	public function test_the_address_follows_the_page(): void {
		$parent = self::write( 'our' );
		$page   = self::write( 'locator', $parent );
		self::choose( array( 'dealer-locator', 'en', $page ) );
		( new SitePages() )->dealer_locator( Language::English );

		wp_update_post( array( 'ID' => $parent, 'post_name' => 'their' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		self::assertSame( home_url( '/their/locator/' ), ( new SitePages() )->dealer_locator( Language::English ) );

		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		self::assertSame( home_url( '/' ), ( new SitePages() )->dealer_locator( Language::English ) );
	}

	public function test_another_choice_and_none(): void {
		self::choose( array( 'dealer-locator', 'en', self::write( 'one' ) ) );
		self::choose( array( 'dealer-locator', 'en', self::write( 'two' ) ) );
		self::assertSame( home_url( '/two/' ), ( new SitePages() )->dealer_locator( Language::English ) );

		self::choose();
		self::assertSame( home_url( '/residential/en/dealer-locator/' ), ( new SitePages() )->dealer_locator( Language::English ) );
	}

	public function test_only_known_pages_and_languages_are_stored(): void {
		foreach ( array( array( 'page' => 'imprint', 'lang' => 'en', 'id' => 1 ), array( 'page' => 'home', 'lang' => 'de', 'id' => 1 ), array( 'page' => 'home', 'lang' => 'en', 'id' => 0 ), array( 'page' => 'home', 'lang' => 'en' ) ) as $row ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- rows.
			self::assertArrayHasKey( 'pages', ( new SettingsWriter( new Settings() ) )->save( array( 'pages' => array( $row ) ) ) );
		}
	}

	public function test_reading_costs_no_query(): void {
		$rows = array();
		foreach ( array( 'dealer-locator', 'find-a-dealer', 'pricing' ) as $name ) {
			foreach ( array( 'en', 'es', 'fr' ) as $language ) {
				$rows[] = array( $name, $language, self::write( "$name-$language" ) );
			}
		}
		self::choose( ...$rows );
		( new SitePages() )->home( Language::English );

		wp_cache_flush();
		wp_load_alloptions();
		$before = self::wpdb()->num_queries;

		self::assertSame( home_url( '/pricing-fr/' ), ( new SitePages() )->page( 'pricing', Language::French ) );
		self::assertSame( home_url( '/dealer-locator-es/' ), ( new SitePages() )->dealer_locator( Language::Spanish ) );
		self::assertSame( $before, self::wpdb()->num_queries );
	}

	public function test_chosen_pages_are_counterparts(): void {
		$english = self::write( 'dealers' );
		$french  = self::write( 'concessionnaires', self::write( 'fr' ) );
		$base    = self::write( 'residential' );
		$spanish = self::write( 'find-a-dealer', self::write( 'es', $base ) );
		$left    = self::write( 'find-a-dealer', self::write( 'fr', $base ) );
		self::choose( array( 'find-a-dealer', 'en', $english ), array( 'find-a-dealer', 'fr', $french ) );

		$all = array(
			'en' => home_url( '/dealers/' ),
			'es' => home_url( '/residential/es/find-a-dealer/' ),
			'fr' => home_url( '/fr/concessionnaires/' ),
		);

		foreach ( array( $english, $spanish, $french ) as $id ) {
			self::assertSame( $all, self::alternates( $id ) );
		}

		// The former French page: another one is chosen.
		self::assertNotContains( home_url( '/dealers/' ), self::alternates( $left ) );
	}

	public function test_every_page_that_the_code_asks_for_by_name_can_be_chosen(): void {
		$rows = (array) ( ( new SettingsSchema() )->json_schema( 'pages' )['items'] ?? array() );
		$page = (array) ( ( (array) ( $rows['properties'] ?? array() ) )['page'] ?? array() );
		$free = array( 'resources/', 'resources/glossary/what-is-', ...array_filter( (array) ( $page['enum'] ?? array() ), is_string( ... ) ) );
		$code = array( ...glob( dirname( __DIR__, 4 ) . '/blocks/*/*.php' ) ?: array(), ...glob( dirname( __DIR__, 2 ) . '/*/*/*.php' ) ?: array() );
		$own  = array();

		foreach ( $code as $file ) {
			if ( ! str_ends_with( $file, 'Test.php' ) ) {
				preg_match_all( '~->page\( \'([a-z/-]+)\'[ ,]~', (string) file_get_contents( $file ), $found );
				$own = array( ...$own, ...$found[1] );
			}
		}

		self::assertContains( 'dealer-locator', $own );
		// These prefixes belong to families of articles.
		self::assertSame( array(), array_values( array_filter( $own, static fn ( string $name ): bool => ! in_array( $name, $free, true ) ) ) );
	}

	/** @param array{string, string, int} ...$rows name, language, page */
	private static function choose( array ...$rows ): void {
		$pages = array_map( static fn ( array $row ): array => array_combine( array( 'page', 'lang', 'id' ), $row ), $rows );

		self::assertSame( array(), ( new SettingsWriter( new Settings() ) )->save( array( 'pages' => $pages ) ) );
	}

	/** @return array<string, string> */
	private static function alternates( int $id ): array {
		$page = get_post( $id );
		self::assertInstanceOf( \WP_Post::class, $page );

		return ( new LanguageAlternates() )->of_page( $page );
	}

	private static function write( string $name, int $parent = 0 ): int {
		return wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_name'   => $name,
				'post_title'  => $name,
				'post_parent' => $parent,
				'post_status' => 'publish',
			)
		);
	}
}
