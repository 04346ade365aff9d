<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages\Root;

use HvacBlocks\Editing\Seo\Head;
use HvacBlocks\Editing\Seo\HreflangLinks;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\PageRedirects;
use HvacBlocks\Site\Navigation\AddressRedirects;
use HvacBlocks\Site\Navigation\ShortAddresses;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Whole requests on a site whose root begins with another language. */
final class RootPageTest extends TestCase {
	/** @var array<string, int> */
	private array $pages = array();

	protected function setUp(): void {
		self::structure( '/%postname%/' );
		remove_all_actions( 'save_post_page' );
		add_action( 'save_post_page', ( new LanguageAlternates() )->link( ... ), 10, 2 );

		foreach ( array( 'start', 'residential', 'residential/en', 'residential/es', 'residential/fr', 'residential/en/resources', 'residential/fr/resources', 'residential/es/resources' ) as $path ) {
			$this->page( $path );
		}
		// As in the demo site: two pages that only redirect.
		update_post_meta( $this->pages['start'], PageRedirects::META, '/residential/' );
		update_post_meta( $this->pages['residential/en'], PageRedirects::META, '/residential/' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $this->pages['start'] );
	}

	#[TestWith( array( '/', '302 /residential/' ) )]
	#[TestWith( array( '/residential/', 'residential' ) )]
	#[TestWith( array( '/residential/en/', '301 /residential/' ) )]
	#[TestWith( array( '/residential/fr/', 'residential/fr' ) )]
	public function test_without_a_choice_the_root_is_as_the_editor_made_it( string $path, string $answer ): void {
		self::assertSame( $answer, $this->visit( $path ) );
		self::choose( array( 'first_language' => 'en' ) );
		self::assertSame( $answer, $this->visit( $path ) );
		// Without a page in Spanish, the root stays.
		wp_trash_post( $this->pages['residential/es'] );
		self::choose( array( 'first_language' => 'es' ) );
		self::assertSame( $answer, $this->visit( $path ) );
	}

	#[TestWith( array( '/', '302 /residential/fr/' ) )]
	#[TestWith( array( '/?utm_source=a%26b', '302 /residential/fr/?utm_source=a%26b' ) )]
	#[TestWith( array( '/residential/', '302 /residential/fr/' ) )]
	#[TestWith( array( '/Residential', '302 /residential/fr/' ) )]
	#[TestWith( array( '/residential/en/', 'residential' ) )]
	#[TestWith( array( '/residential/en', 'residential' ) )]
	#[TestWith( array( '/residential/fr/', 'residential/fr' ) )]
	#[TestWith( array( '/residential/es/', 'residential/es' ) )]
	#[TestWith( array( '/residential/en/resources/', 'residential/en/resources' ) )]
	#[TestWith( array( '/nothing/', '' ) )]
	#[TestWith( array( '/?s=furnace', '' ) )]
	#[TestWith( array( '/residential/?s=furnace', '302 /residential/fr/?s=furnace' ) )]
	#[TestWith( array( '/residential/?s=a%26b&paged=2', '302 /residential/fr/?s=a%26b&paged=2' ) )]
	#[TestWith( array( '/residential/fr/?s=furnace', '' ) )]
	#[TestWith( array( '/residential/es/?s=furnace', '' ) )]
	#[TestWith( array( '/feed/', '' ) )]
	public function test_a_chosen_language_comes_first( string $path, string $answer ): void {
		self::choose( array( 'first_language' => 'fr' ) );

		self::assertSame( $answer, $this->visit( $path ) );
	}

	#[TestWith( array( 'home', '/', '302 /fr/' ) )]
	#[TestWith( array( 'home', '/?s=furnace', '' ) )]
	#[TestWith( array( 'home', '/en/', 'home' ) )]
	#[TestWith( array( 'home', '/fr/', 'fr' ) )]
	#[TestWith( array( 'en', '/', '302 /fr/' ) )]
	#[TestWith( array( 'en', '/en/', 'en' ) )]
	#[TestWith( array( 'en', '/fr/', 'fr' ) )]
	public function test_without_a_base_path( string $home, string $path, string $answer ): void {
		$this->page( $home );
		update_option( 'page_on_front', $this->pages[ $home ] );
		$this->page( 'fr' );
		self::choose( array( 'first_language' => 'fr', 'base_path' => '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.

		self::assertSame( $answer, $this->visit( $path ) );
		self::assertSame( home_url( '/en/' ), ( new SitePages() )->home( Language::English ) );
		self::assertSame( array( 'en' => home_url( '/en/' ), 'fr' => home_url( '/fr/' ) ), ( new LanguageAlternates() )->of_page( get_post( $this->pages[ $home ] ) ?? self::fail() ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
	}

	#[TestWith( array( '', '/index.php/residential/', '302 /index.php/residential/fr/' ) )]
	#[TestWith( array( '', '/', '302 /index.php/residential/fr/' ) )]
	#[TestWith( array( '', '/index.php/residential/en/', 'residential' ) )]
	#[TestWith( array( '/%postname%', '/residential', '302 /residential/fr' ) )]
	#[TestWith( array( '/%postname%', '/residential/en', 'residential' ) )]
	#[TestWith( array( '/index.php/%postname%/', '/index.php/residential/', '302 /index.php/residential/fr/' ) )]
	#[TestWith( array( '/index.php/%postname%/', '/index.php/residential/en/', 'residential' ) )]
	public function test_every_permalink_structure( string $structure, string $path, string $answer ): void {
		self::structure( $structure );
		self::choose( array( 'first_language' => 'fr' ) );

		self::assertSame( $answer, $this->visit( $path ) );
	}

	/** The host of a visitor may be another than that of the site's addresses. */
	#[TestWith( array( 'fr.example.ca', '/', '302 /residential/fr/' ) )]
	#[TestWith( array( 'FR.example.ca:8080', '/residential/', '302 /residential/fr/' ) )]
	#[TestWith( array( 'fr.example.ca', '/residential/?s=furnace', '302 /residential/fr/?s=furnace' ) )]
	#[TestWith( array( 'example.test', '/residential/?s=furnace', '' ) )]
	#[TestWith( array( 'unknown.example', '/residential/', 'residential' ) )]
	#[TestWith( array( 'example.test', '/residential/', 'residential' ) )]
	public function test_the_host_chooses( string $host, string $path, string $answer ): void {
		self::choose( array( 'first_language' => 'host', 'first_language_hosts' => array( 'fr.example.ca = fr' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		$_SERVER['HTTP_ACCEPT_LANGUAGE'] = 'es-US';

		self::assertSame( $answer, $this->visit( $path, $host ) );
		// The site's own host has its own root.
		self::assertSame( home_url( '/residential/' ), ( new SitePages() )->home( Language::English ) );
	}

	/** A site with WP_HOME by host. */
	public function test_a_host_of_its_own_addresses(): void {
		self::choose( array( 'first_language' => 'host', 'first_language_hosts' => array( 'fr.example.ca = fr' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		add_filter( 'home_url', static fn ( string $url ): string => str_replace( 'http://example.test', 'http://fr.example.ca', $url ) );

		self::assertSame( '302 /residential/fr/', $this->visit( '/residential/', 'fr.example.ca' ) );
		self::assertSame( 'residential', $this->visit( '/residential/en/', 'fr.example.ca' ) );
		self::assertSame( 'http://fr.example.ca/residential/en/', ( new SitePages() )->home( Language::English ) );
	}

	public function test_search_engines_find_each_home_page_at_one_address(): void {
		self::choose( array( 'first_language' => 'fr' ) );
		$expected = array(
			'en'        => home_url( '/residential/en/' ),
			'es'        => home_url( '/residential/es/' ),
			'fr'        => home_url( '/residential/fr/' ),
			'x-default' => home_url( '/residential/fr/' ),
		);

		foreach ( array( 'en', 'es', 'fr' ) as $language ) {
			$this->visit( "/residential/$language/" );
			$head = self::head();

			self::assertSame( $expected, self::links( $head ), $language );
			self::assertStringContainsString( '<link rel="canonical" href="' . $expected[ $language ] . '" />', $head );
			self::assertStringContainsString( 'lang="' . Language::from( $language )->tag() . '"', get_language_attributes() );
		}

		$this->visit( '/residential/en/resources/' );
		self::assertSame( home_url( '/residential/fr/resources/' ), self::links( self::head() )['x-default'] ?? '' );

		// Without French, x-default is the site's language.
		wp_trash_post( $this->pages['residential/fr/resources'] );
		$this->visit( '/residential/en/resources/' );
		self::assertSame( home_url( '/residential/en/resources/' ), self::links( self::head() )['x-default'] ?? '' );
	}

	public function test_a_page_written_for_the_folder_of_the_sites_language_takes_precedence(): void {
		delete_post_meta( $this->pages['residential/en'], PageRedirects::META );
		self::choose( array( 'first_language' => 'fr' ) );

		self::assertSame( 'residential/en', $this->visit( '/residential/en/' ) );
		self::assertSame( home_url( '/residential/' ), get_permalink( $this->pages['residential'] ) );
		self::assertSame( home_url( '/residential/en/' ), self::links( self::head() )['en'] ?? '' );
	}

	/** WordPress in French, and the demo site, whose root is in English. */
	public function test_the_sites_own_language_comes_first_if_it_has_a_page_below_the_root(): void {
		add_filter( 'pre_option_WPLANG', static fn (): string => 'fr_CA' );
		self::choose( array( 'first_language' => 'fr' ) );

		self::assertSame( '302 /residential/fr/', $this->visit( '/residential/' ) );
		self::assertSame( 'residential', $this->visit( '/residential/en/' ) );
	}

	#[TestWith( array( '', 'en', '' ) )]
	#[TestWith( array( 'fr_CA', 'fr', '302 /residential/fr/?s=furnace' ) )]
	#[TestWith( array( 'fr_CA', 'en', '302 /residential/en/?s=furnace' ) )]
	#[TestWith( array( 'fr_CA', 'site', '' ) )]
	public function test_a_search_above_the_languages_is_answered_in_the_first_one( string $locale, string $first, string $answer ): void {
		add_filter( 'pre_option_WPLANG', static fn (): string => $locale );
		self::choose( array( 'first_language' => $first ) );

		self::assertSame( $answer, $this->visit( '/residential/?s=furnace' ) );
	}

	public function test_a_search_stays_if_the_first_language_has_no_home_page(): void {
		wp_trash_post( $this->pages['residential/fr'] );
		self::choose( array( 'first_language' => 'fr' ) );

		self::assertSame( '', $this->visit( '/residential/?s=furnace' ) );
	}

	/** As by WPML, which may put a page's language in its query. */
	public function test_the_address_of_a_home_page_may_have_a_query(): void {
		self::choose( array( 'first_language' => 'fr' ) );
		add_filter( '_get_page_link', static fn ( string $url ): string => str_ends_with( $url, '/residential/fr/' ) ? "$url?lang=fr" : $url );

		self::assertSame( '302 /residential/fr/?lang=fr', $this->visit( '/residential/' ) );
		self::assertSame( '302 /residential/fr/?lang=fr&a=1', $this->visit( '/?a=1' ) );
		self::assertSame( 'residential/fr', $this->visit( '/residential/fr/?lang=fr' ) );
	}

	public function test_a_chosen_home_page_comes_first(): void {
		$this->page( 'accueil' );
		self::choose( array( 'first_language' => 'fr', 'pages' => array( array( 'page' => 'home', 'lang' => 'fr', 'id' => $this->pages['accueil'] ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- a row.

		self::assertSame( '302 /accueil/', $this->visit( '/' ) );
		self::assertSame( 'accueil', $this->visit( '/accueil/' ) );
		self::assertSame( '302 /residential/fr/?s=furnace', $this->visit( '/residential/?s=furnace' ) );
	}

	public function test_the_root_chosen_as_a_home_page_stays(): void {
		self::choose( array( 'first_language' => 'fr', 'pages' => array( array( 'page' => 'home', 'lang' => 'fr', 'id' => $this->pages['residential'] ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- a row.

		self::assertSame( 'residential', $this->visit( '/residential/' ) );
	}

	public function test_short_addresses_lead_to_the_first_language(): void {
		$this->page( 'residential/en/pricing' );
		$this->page( 'residential/en/schedule-service' );
		$this->page( 'residential/fr/pricing' );
		self::choose( array( 'first_language' => 'fr' ) );

		self::assertSame( '301 /residential/fr/pricing/', $this->visit( '/pricing/' ) );
		self::assertSame( '301 /residential/en/schedule-service/', $this->visit( '/schedule-service/' ) );
	}

	public function test_a_site_without_a_choice_pays_no_query(): void {
		update_option( Settings::OPTION, array( 'base_path' => 'comfort' ) );
		get_option( 'WPLANG' );
		$before = self::wpdb()->num_queries;
		( new RootPage() )->leads();
		( new RootPage() )->language();

		self::assertSame( $before, self::wpdb()->num_queries );
	}

	/** The path of the page that a visitor reads, or the status and path of a redirect. */
	private function visit( string $address, string $host = 'example.test' ): string {
		$_SERVER['REQUEST_URI']    = $address;
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['PHP_SELF']       = '/index.php';
		$_SERVER['HTTP_HOST']      = $host;
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );

		foreach ( array( 'parse_request', 'template_redirect', 'page_link', 'determine_locale', 'language_attributes', 'wp_head', 'do_redirect_guess_404_permalink' ) as $hook ) {
			remove_all_filters( $hook );
		}
		add_action( 'template_redirect', 'redirect_canonical' );
		add_action( 'wp_head', 'rel_canonical' );

		$links = new HreflangLinks( new LanguageAlternates() );
		foreach ( array( new SiteAddress( new BasePath() ), new RootPage(), new PageRedirects(), new RequestLanguage(), new Head( array( $links->tags( ... ) ) ) ) as $feature ) {
			$feature->boot();
		}
		$this->short_addresses();

		$GLOBALS['wp_the_query'] = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as a request begins.
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp']           = new \WP(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp']->main();

		$stop = static fn ( string $url, int $status ) => throw new RuntimeException( "$status " . wp_make_link_relative( $url ) );
		add_filter( 'wp_redirect', $stop, 10, 2 );

		try {
			do_action( 'template_redirect' );
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		} finally {
			remove_filter( 'wp_redirect', $stop );
		}

		return is_page() ? (string) get_page_uri( get_queried_object_id() ) : '';
	}

	private function short_addresses(): void {
		( new AddressRedirects( new ShortAddresses( new SitePages() ) ) )->boot();
	}

	private static function head(): string {
		ob_start();
		do_action( 'wp_head' );

		return (string) ob_get_clean();
	}

	/** @return array<string, string> */
	private static function links( string $head ): array {
		preg_match_all( '~<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">~', $head, $found );

		return array_combine( $found[1], $found[2] );
	}

	/** @param array<string, mixed> $settings */
	private static function choose( array $settings ): void {
		update_option( Settings::OPTION, $settings );
	}

	private static function structure( string $structure ): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', $structure );
		$wp_rewrite->init();
	}

	private function page( string $path ): void {
		$this->pages[ $path ] = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => $path,
				'post_name'   => basename( $path ),
				'post_status' => 'publish',
				'post_parent' => $this->pages[ dirname( $path ) ] ?? 0,
			)
		);
	}
}
