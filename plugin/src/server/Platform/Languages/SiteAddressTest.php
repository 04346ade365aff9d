<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestSite;
use HvacBlocks\Testing\WebSite;
use PDO;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** Every kind of page in every permalink structure, over HTTP: it responds, and no redirect leads back. */
final class SiteAddressTest extends TestCase {
	private const STRUCTURES = array(
		'plain'           => '',
		'with index.php'  => '/index.php/%postname%/',
		'names'           => '/%postname%/',
		'dates'           => '/%year%/%postname%/',
		'without a slash' => '/%postname%',
	);

	private PDO $database;

	#[Before]
	public function visit(): void {
		$site = $GLOBALS['hvac_test_site'];
		self::assertInstanceOf( TestSite::class, $site );
		$constants = $site->database->constants( WebSite::instance()->database );

		if ( ! isset( $constants['DB_FILE'] ) ) {
			self::markTestSkipped( 'The pages of this test are made in SQLite.' );
		}

		$this->database = new PDO( 'sqlite:' . $constants['DB_DIR'] . $constants['DB_FILE'] );
	}

	/** @return iterable<string, array{string}> */
	public static function structures(): iterable {
		foreach ( self::STRUCTURES as $name => $structure ) {
			yield $name => array( $structure );
		}
	}

	#[DataProvider( 'structures' )]
	public function test_each_kind_of_page_answers( string $structure ): void {
		$this->visit_each_kind( $structure );
	}

	#[DataProvider( 'structures' )]
	public function test_each_kind_of_page_answers_in_a_folder( string $structure ): void {
		update_option( 'home', 'http://example.test/shop' );
		update_option( 'siteurl', 'http://example.test/shop' );
		$this->visit_each_kind( $structure, '/shop' );
	}

	/** The query names the page: forms keep it, whether the browser submits them or they post a lead. */
	public function test_forms_come_back_to_a_page_that_its_query_names(): void {
		$id                = $this->write( 'tools', 'Tools', 0, '<!-- wp:hvac-blocks/dealer-locator /--><!-- wp:group --><!-- wp:hvac-blocks/repair-or-replace-calculator /--><!-- /wp:group --><!-- wp:hvac-blocks/contact-dealer-form /-->' );
		[ $status, $body ] = $this->follow( home_url( "/?page_id=$id" ), '' );
		preg_match_all( '~<form\b(?=[^>]*method="get")(?![^>]*action="[^"#]).*?</form>~s', $body, $forms );
		preg_match( '~<form class="hvac-form"[^>]*action="([^"]+)"~', $body, $posted );

		self::assertSame( 200, $status );
		self::assertCount( 2, $forms[0] );
		foreach ( $forms[0] as $form ) {
			self::assertStringContainsString( '<input type="hidden" name="page_id" value="' . $id . '"/>', $form );
		}

		self::assertSame( "/?page_id=$id&hvac-blocks-api=/leads", html_entity_decode( $posted[1] ?? '' ) );
		self::assertStringNotContainsString( 'name="page_id"', $this->follow( home_url( "/?page_id=$id" ), '/%postname%/' )[1] );
	}

	private function visit_each_kind( string $structure, string $folder = '' ): void {
		update_option( 'permalink_structure', $structure );
		$home  = $this->write( 'residential', 'English home' );
		$es    = $this->write( 'es', 'Inicio', $home );
		$page  = $this->write( 'about-us', 'Quiénes somos', $es );
		$pages = array(
			'home'      => array( ( new SitePages() )->home( Language::English ), 'en', 'English home' ),
			'es'        => array( ( new SitePages() )->home( Language::Spanish ), 'es', 'Inicio' ),
			'page'      => array( ( new SitePages() )->page( 'about-us', Language::Spanish ), 'es', 'Quiénes somos' ),
			'by id'     => array( home_url( "/?page_id=$page" ), 'es', 'Quiénes somos' ),
			'directory' => array( ( new BasePath() )->url( 'fr/find-a-dealer' ), 'fr', 'concessionnaires|détaillants|Dealers' ),
			'search'    => array( add_query_arg( 's', 'somos', ( new \HvacBlocks\Site\SiteSearch\SearchAddress() )->of( Language::Spanish ) ), 'es', 'somos' ),
			'written'   => array( home_url( '/residential/es/about-us/' ), 'es', 'Quiénes somos' ),
		);

		foreach ( $pages as $kind => [ $address, $language, $title ] ) {
			[ $status, $body, $way ] = $this->follow( $address, $structure, $folder );

			self::assertSame( 200, $status, "$kind: " . implode( ' → ', $way ) );
			self::assertMatchesRegularExpression( "~<title>[^<]*(?:$title)~iu", $body, "$kind: " . implode( ' → ', $way ) );
			self::assertStringContainsString( "<html lang=\"$language", $body, "$kind: " . implode( ' → ', $way ) );
		}

		[ $status, $body, $way ] = $this->follow( DealerProfileAddress::folder( Language::Spanish ) . 'nobody-1x/', $structure, $folder );
		self::assertSame( 404, $status, substr( $body, (int) strpos( $body, '<title>' ), 200 ) . implode( ' → ', $way ) );
		self::assertStringContainsString( '<html lang="es', $body );

		[ $status, $body, $way ] = $this->follow( home_url( '/residential/es/nothing/' ), $structure, $folder );
		self::assertSame( 404, $status, implode( ' → ', $way ) . substr( $body, (int) strpos( $body, '<title>' ), 200 ) );
	}

	public function test_an_address_leads_back_to_its_path(): void {
		foreach ( self::STRUCTURES as $structure ) {
			update_option( 'permalink_structure', $structure );
			self::assertSame( 'residential/es/about-us', SiteAddress::path( SiteAddress::of( '/residential/es/about-us/' ) ) );
			self::assertSame( 'es/about-us', ( new BasePath() )->below( (string) wp_parse_url( SiteAddress::of( '/residential/es/about-us/' ), PHP_URL_PATH ) ) );
			self::assertSame( 'n-1', DealerProfileAddress::company_id( (string) wp_parse_url( DealerProfileAddress::folder( Language::French ) . 'x-n~1/', PHP_URL_PATH ) ) );
			self::assertSame( home_url( '/' ), SiteAddress::of( '/' ) );
		}
	}

	/** @return array{int, string, list<string>} the last status and body, and the addresses visited on the way */
	private function follow( string $address, string $structure, string $folder = '' ): array {
		$way = array();

		for ( $hops = 0; $hops < 5; $hops++ ) {
			$path   = substr( $address, strlen( 'http://example.test' ) );
			$way[]  = $path;
			$answer = WebSite::instance()->send( array( array( 'method' => 'GET', 'body' => '', 'path' => $path, 'headers' => array( 'X-Test-Permalinks' => $structure ) + ( '' === $folder ? array() : array( 'X-Test-Folder' => $folder ) ) ) ) )[0];

			if ( ! isset( $answer['headers']['location'] ) ) {
				return array( $answer['status'], $answer['body'], $way );
			}

			$address = \WP_Http::make_absolute_url( $answer['headers']['location'], $address );
		}

		self::fail( 'A loop: ' . implode( ' → ', $way ) );
	}

	/** Writes to the web site's database and to this one, so that addresses are made the same way. */
	private function write( string $name, string $title, int $parent = 0, string $content = '<p>Text</p>' ): int {
		$found = $this->database->query( "SELECT ID FROM wp_posts WHERE post_type = 'page' AND post_name = '$name' AND post_parent = $parent" );
		$id    = false === $found ? false : $found->fetchColumn();

		if ( false === $id ) {
			$this->database->prepare( "INSERT INTO wp_posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, post_type, guid) VALUES (1, '2026-01-01 00:00:00', '2026-01-01 00:00:00', ?, ?, '', 'publish', ?, '', '', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '', ?, 'page', '')" )->execute( array( $content, $title, $name, $parent ) );
			$id = $this->database->lastInsertId();
		}

		return (int) $id;
	}
}
