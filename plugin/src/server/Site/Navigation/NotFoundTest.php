<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Dealers\Profiles\Places\ExampleDealers;
use HvacBlocks\Dealers\Profiles\ProfilesModule;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class NotFoundTest extends TestCase {
	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();

		$parent = self::write( 'residential' );

		foreach ( array( 'en', 'es', 'fr' ) as $language ) {
			$home = self::write( $language, $parent );
			self::write( 'schedule-service', $home );
			self::write( 'savings-and-offers', self::write( 'pricing', $home ) );
		}
	}

	#[TestWith( array( '/schedule-service/', 'schedule-service/' ) )]
	#[TestWith( array( '/Schedule-Service', 'schedule-service/' ) )]
	#[TestWith( array( '/schedule-service/?zipcode=75024&utm_source=a', 'schedule-service/?zipcode=75024&utm_source=a' ) )]
	#[TestWith( array( '/pricing/', 'pricing/' ) )]
	#[TestWith( array( '/pricing/savings-and-offers/', 'pricing/savings-and-offers/' ) )]
	#[TestWith( array( '/pricing/savings-and-offers?utm_source=a', 'pricing/savings-and-offers/?utm_source=a' ) )]
	public function test_the_short_address_leads_to_the_page( string $asked, string $page ): void {
		$this->visit( $asked );

		self::assertSame( '301 ' . home_url( "/residential/en/$page" ), $this->redirect() );
	}

	#[TestWith( array( '/products/' ) )]
	#[TestWith( array( '/pricing/financing/' ) )]
	public function test_a_short_address_without_its_page_is_not_there( string $asked ): void {
		$this->visit( $asked );

		self::assertTrue( is_404() );
		self::assertSame( '', $this->redirect() );
	}

	public function test_a_page_that_an_editor_published_there_wins(): void {
		self::write( 'schedule-service' );
		$this->visit( '/schedule-service/' );

		self::assertFalse( is_404() );
		self::assertSame( '', $this->redirect() );
	}

	public function test_it_leads_to_no_page_that_is_not_published(): void {
		$page = get_page_by_path( 'residential/en/schedule-service' );
		self::assertInstanceOf( \WP_Post::class, $page );
		wp_update_post( array( 'ID' => $page->ID, 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		$this->visit( '/schedule-service/' );

		self::assertTrue( is_404() );
		self::assertSame( '', $this->redirect() );
	}

	#[TestWith( array( '/schedule-servic/' ) )]
	#[TestWith( array( '/residential/es/schedule/' ) )]
	#[TestWith( array( '/nothing' ) )]
	public function test_wordpress_does_not_guess_the_page_of_another_language( string $asked ): void {
		$this->visit( $asked );

		self::assertTrue( is_404() );
		self::assertSame( '', $this->redirect() );
	}

	/** @param non-empty-string $title */
	#[TestWith( array( '/residential/es/nada/', 'Página no encontrada', 'Esta página no existe' ) )]
	#[TestWith( array( '/residential/fr/rien/', 'Page introuvable', 'Cette page n’existe pas' ) )]
	#[TestWith( array( '/nothing/', 'Page not found', 'This page does not exist' ) )]
	public function test_the_page_speaks_the_language_of_the_address( string $asked, string $title, string $heading ): void {
		$this->visit( $asked );

		self::assertStringStartsWith( $title, wp_get_document_title() );
		self::assertSame( 'page-not-found', $this->template() );

		$html = do_blocks( '<!-- wp:hvac-blocks/page-not-found {"level":1} /-->' );
		self::assertStringContainsString( ">$heading</h1>", html_entity_decode( $html ) );
	}

	public function test_a_404_template_of_an_editor_stays_where_the_address_names_no_language(): void {
		$id = wp_insert_post( array( 'post_type' => 'wp_template', 'post_name' => '404', 'post_title' => '404', 'post_status' => 'publish', 'post_content' => 'Ours' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- a list of words.
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );

		$this->visit( '/nothing/' );
		self::assertSame( '404', $this->template() );

		$this->visit( '/residential/es/nada/' );
		self::assertSame( 'page-not-found', $this->template() );
	}

	/** The slug of the page's template. */
	private function template(): string {
		get_404_template();
		$id = $GLOBALS['_wp_current_template_id'] ?? '';

		return is_string( $id ) ? substr( $id, (int) strrpos( $id, '/' ) + 1 ) : '';
	}

	private function visit( string $address ): void {
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PHP_SELF']    = '/index.php';
		$_SERVER['HTTP_HOST']   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$_GET                   = array();

		foreach ( array( 'template_redirect', '404_template_hierarchy', 'document_title_parts', 'do_redirect_guess_404_permalink' ) as $hook ) {
			remove_all_filters( $hook );
		}

		add_action( 'template_redirect', 'redirect_canonical' );
		// WordPress loads a request's texts before any page is looked up.
		remove_all_filters( 'determine_locale' );
		LanguageSwitch::start( RequestLanguage::of_request() );
		( new RequestLanguage() )->boot();

		foreach ( ( new NotFoundModule( new BasePath(), new SitePages(), new ConfiguredPages(), new ProfilesModule( self::wpdb(), new Settings(), new ExampleDealers( array( 'dealers' => array() ) ) ) ) )->features() as $feature ) {
			$feature->boot();
		}

		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp']           = new \WP();
		$GLOBALS['wp']->main();
	}

	/** The redirect of a visitor: the status and the address; empty for none. */
	private function redirect(): string {
		$stop = static fn ( string $url, int $status ) => throw new RuntimeException( "$status $url" );
		add_filter( 'wp_redirect', $stop, 10, 2 );

		try {
			do_action( 'template_redirect' );
		} catch ( RuntimeException $redirect ) {
			return $redirect->getMessage();
		} finally {
			remove_filter( 'wp_redirect', $stop );
		}

		return '';
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
