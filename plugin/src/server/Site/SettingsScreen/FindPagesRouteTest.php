<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class FindPagesRouteTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/admin/pages';

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		$this->as_role( 'administrator' );
	}

	public function test_the_published_pages_of_the_language_and_of_none_by_title(): void {
		$shop = self::write( 'Shop' );
		foreach ( array( 'en', 'fr' ) as $language ) {
			$parent = self::write( $language, $shop );
			self::write( 'Our dealers & more', $parent );
			self::write( 'Dealers of before', $parent, 'draft' );
		}
		self::write( 'About our dealers' );

		self::assertSame( array( 'About our dealers /about-our-dealers/', 'Our dealers & more /shop/fr/our-dealers-more/' ), $this->found( 'fr', 'dealers' ) );
		self::assertSame( array( 'About our dealers /about-our-dealers/', 'Our dealers & more /shop/en/our-dealers-more/' ), $this->found( 'en', 'DEALERS' ) );
		self::assertSame( array( 'About our dealers /about-our-dealers/' ), $this->found( 'es', 'dealers' ) );
		self::assertSame( array(), $this->found( 'en', 'nobody' ) );
	}

	public function test_pages_that_are_asked_for_come_too_with_whether_visitors_see_them(): void {
		$draft = self::write( 'A draft', 0, 'draft' );
		$page  = self::write( 'A page' );
		$data  = self::data( $this->rest( 'GET', self::PATH, array( 'lang' => 'es', 'search' => 'nobody', 'include' => "$draft,$page,999999" ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertIsArray( $data['pages'] );

		self::assertEqualsCanonicalizing( array( array( $draft, false ), array( $page, true ) ), array_map( static fn ( mixed $one ): array => is_array( $one ) ? array( $one['id'], $one['published'] ) : array(), $data['pages'] ) );
	}

	public function test_it_says_where_links_lead_without_a_choice(): void {
		update_option( Settings::OPTION, array( BasePath::SETTING => 'comfort', 'pages' => array( array( 'page' => 'pricing', 'lang' => 'en', 'id' => self::write( 'Prices' ) ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one row.

		$addresses = (array) self::data( $this->rest( 'GET', self::PATH, array( 'lang' => 'en' ) ) )['addresses'];
		self::assertSame( array( '/comfort/', '/comfort/en/pricing/' ), array( $addresses['home'], $addresses['pricing'] ) );

		$addresses = (array) self::data( $this->rest( 'GET', self::PATH, array( 'lang' => 'fr' ) ) )['addresses'];
		self::assertSame( array( '/comfort/fr/', '/comfort/fr/pricing/' ), array( $addresses['home'], $addresses['pricing'] ) );
	}

	public function test_a_language_is_needed(): void {
		self::assertSame( 400, $this->rest( 'GET', self::PATH )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', self::PATH, array( 'lang' => 'de' ) )->get_status() );
	}

	/** @return list<string> title and path */
	private function found( string $language, string $search ): array {
		$pages = self::data( $this->rest( 'GET', self::PATH, array( 'lang' => $language, 'search' => $search ) ) )['pages']; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		self::assertIsArray( $pages );

		return array_map( static fn ( mixed $page ): string => is_array( $page ) && is_string( $page['title'] ) && is_string( $page['path'] ) ? "{$page['title']} {$page['path']}" : '', array_values( $pages ) );
	}

	private static function write( string $title, int $parent = 0, string $status = 'publish' ): int {
		return wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_parent' => $parent,
				'post_status' => $status,
			)
		);
	}
}
