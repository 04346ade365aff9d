<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Dealers\Directory\ConfiguredDealerDirectory;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\Profiles\DealerPagesTestCase;
use HvacBlocks\Dealers\Profiles\ProfilesModule;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\PageRedirects;
use HvacBlocks\Testing\FixedPostalAreas;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Whole requests on a site whose pages have moved to another base path. */
final class FormerAddressesTest extends DealerPagesTestCase {
	#[TestWith( array( '/residential/en/pricing/', '/comfort/en/pricing/' ) )]
	#[TestWith( array( '/residential/fr/pricing', '/comfort/fr/pricing/' ) )]
	#[TestWith( array( '/old/es/pricing/?zipcode=75024&a=%26', '/comfort/es/pricing/?zipcode=75024&a=%26' ) )]
	#[TestWith( array( '/residential/', '/comfort/' ) )]
	#[TestWith( array( '/residential/es/', '/comfort/es/' ) )]
	#[TestWith( array( '/fr/pricing/', '/comfort/fr/pricing/' ) )]
	#[TestWith( array( '/residential/en/dealers/north-star-sons-plano-tx-100/', '/comfort/en/dealers/north-star-sons-plano-tx-100/' ) )]
	#[TestWith( array( '/residential/es/dealers/a-name-of-before-100/?a=1', '/comfort/es/dealers/north-star-sons-plano-tx-100/?a=1' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/', '/comfort/en/find-a-dealer/' ) )]
	#[TestWith( array( '/old/fr/find-a-dealer/texas/plano/', '/comfort/fr/find-a-dealer/texas/plano/' ) )]
	public function test_an_address_of_before_leads_to_the_page( string $asked, string $page ): void {
		self::assertSame( '301 ' . home_url( $page ), $this->visit( $asked ) );
		self::assertSame( '', $this->visit( $page ), 'It leads on.' );
		self::assertFalse( is_404() );
	}

	#[TestWith( array( '/residential/en/nothing/' ) )]
	#[TestWith( array( '/residential/en/draft/' ) )]
	#[TestWith( array( '/residential/en/dealers/nobody-999/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/alaska/' ) )]
	#[TestWith( array( '/comfort/en/nothing/' ) )]
	#[TestWith( array( '/comfort/en/dealers/nobody-999/' ) )]
	#[TestWith( array( '/other/en/pricing/' ) )]
	public function test_an_address_without_a_page_stays_one( string $asked ): void {
		self::assertSame( '', $this->visit( $asked ) );
		self::assertTrue( is_404() );
	}

	public function test_a_page_that_stands_at_an_old_address_wins(): void {
		self::write( 'pricing', self::write( 'en', self::write( 'residential' ) ) );

		self::assertSame( '', $this->visit( '/residential/en/pricing/' ) );
		self::assertTrue( is_page( 'pricing' ) );
	}

	public function test_a_page_that_sends_its_visitors_to_an_old_address_sends_them_to_todays(): void {
		$english = get_page_by_path( 'comfort/en' );
		self::assertInstanceOf( \WP_Post::class, $english );
		update_post_meta( $english->ID, PageRedirects::META, '/residential/' );
		self::assertSame( '301 ' . home_url( '/comfort/' ), $this->visit( '/comfort/en/' ) );

		// And not to itself.
		update_post_meta( $english->ID, PageRedirects::META, '/residential/en/' );
		self::assertSame( '', $this->visit( '/comfort/en/' ) );
	}

	#[TestWith( array( '/comfort/en/find-a-dealer/', '/dealers/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer', '/dealers/' ) )]
	#[TestWith( array( '/Residential/EN/Find-a-Dealer/?a=1', '/dealers/?a=1' ) )]
	#[TestWith( array( '/residential/fr/', '/dealers/' ) )]
	#[TestWith( array( '/comfort/en/products/', '/dealers/' ) )]
	#[TestWith( array( '/comfort/en/find-a-dealer/Texas/', '/comfort/en/find-a-dealer/texas/' ) )]
	public function test_the_address_of_a_page_leads_to_the_one_chosen_in_its_place( string $asked, string $page ): void {
		$id   = self::write( 'dealers' );
		$rows = array( array( 'find-a-dealer', 'en' ), array( 'home', 'fr' ), array( 'products', 'en' ) );
		self::set(
			array(
				'base_path' => 'comfort',
				'pages'     => array_map( static fn ( array $row ): array => array( 'page' => $row[0], 'lang' => $row[1], 'id' => $id ), $rows ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- a row.
			)
		);

		self::assertSame( '301 ' . home_url( $page ), $this->visit( $asked ) );
		self::assertSame( '', $this->visit( $page ), 'It leads on.' );
	}

	#[TestWith( array( '/comfort/en/pricing/', '/en/pricing/' ) )]
	#[TestWith( array( '/residential/es/dealers/x-100/', '/es/dealers/north-star-sons-plano-tx-100/' ) )]
	#[TestWith( array( '/comfort/', '/' ) )]
	public function test_pages_without_a_base_path( string $asked, string $page ): void {
		self::set( array( 'base_path' => '', 'former_base_paths' => array( '/comfort/' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		// Its languages move up one level.
		wp_delete_post( get_page_by_path( 'comfort' )->ID ?? 0, true );

		self::assertSame( '301 ' . home_url( $page ), $this->visit( $asked ) );
		self::assertSame( '', $this->visit( $page ), 'It leads on.' );
	}

	protected function setUp(): void {
		parent::setUp();
		self::set(
			array(
				'base_path'         => 'comfort',
				'former_base_paths' => array( '/old/', '/' ),
			)
		);

		$home = self::write( 'comfort' );
		foreach ( array( 'en', 'es', 'fr' ) as $language ) {
			$parent = self::write( $language, $home );
			self::write( 'pricing', $parent );
			self::write( 'draft', $parent, 'draft' );
		}
	}

	/** The redirect of a visitor: the status and the address; empty for none. */
	private function visit( string $address ): string {
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PHP_SELF']    = '/index.php';
		$_SERVER['HTTP_HOST']   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$_GET                   = array();

		foreach ( array( 'parse_request', 'template_redirect', 'pre_get_posts', 'posts_pre_query', 'pre_handle_404', 'wp', 'do_redirect_guess_404_permalink' ) as $hook ) {
			remove_all_filters( $hook );
		}
		add_action( 'template_redirect', 'redirect_canonical' );

		$settings = new Settings();
		$embedded = new EmbeddedDealerDirectory( self::wpdb(), new DealerStore( self::wpdb() ), new FixedPostalAreas(), $settings );
		$dealers  = new ProfilesModule( self::wpdb(), $settings, new ConfiguredDealerDirectory( $settings, static fn (): DealerDirectory => $embedded, static fn (): DealerDirectory => $embedded ) );
		$base     = new BasePath( $settings );

		foreach ( array( ...$dealers->features(), ...( new NotFoundModule( $base, new SitePages( $base ), new ConfiguredPages( $settings ), $dealers ) )->features(), new PageRedirects() ) as $feature ) {
			$feature->boot();
		}

		$GLOBALS['wp_the_query'] = new \WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp']           = new \WP();
		$GLOBALS['wp']->main();

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

	private static function write( string $name, int $parent = 0, string $status = 'publish' ): int {
		return wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_name'   => $name,
				'post_title'  => $name,
				'post_parent' => $parent,
				'post_status' => $status,
			)
		);
	}
}
