<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\State\ConfiguredCache;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** WordPress' own header blocks as visitors receive them. */
final class NavigationTest extends TestCase {
	private const MENU = '<!-- wp:navigation {"className":"is-style-hvac-panels"} --><!-- wp:navigation-submenu {"label":"Resources","url":"/residential/en/resources/","kind":"custom"} --><!-- wp:navigation-link {"label":"Warranty","url":"/residential/en/resources/warranty/","kind":"custom"} /--><!-- /wp:navigation-submenu --><!-- /wp:navigation -->';

	protected function setUp(): void {
		foreach ( array( 'render_block_core/navigation', 'render_block_core/search', 'render_block_core/list', 'render_block_core/site-title', 'render_block_core/site-logo' ) as $hook ) {
			remove_all_filters( $hook );
		}

		foreach ( ( new NavigationModule( '/build', 'https://example.test/build', '1', new BasePath(), new SitePages(), new CachedPage( new ConfiguredCache(), '' ) ) )->features() as $feature ) {
			$feature->boot();
		}
	}

	/** @param list<string> $current */
	#[TestWith( array( '/residential/en/resources/warranty/?zipcode=75024', array( 'Warranty' ) ) )]
	#[TestWith( array( '/residential/en/resources/', array( 'Resources' ) ) )]
	#[TestWith( array( '/residential/en/', array() ) )]
	#[TestWith( array( '/residential/es/resources/', array() ) )]
	public function test_a_menu_says_which_of_its_links_leads_to_the_page_in_view( string $address, array $current ): void {
		$_SERVER['REQUEST_URI'] = $address;
		preg_match_all( '~<a [^>]*aria-current="page"[^>]*><span[^>]*>([^<]*)<~', do_blocks( self::MENU ), $found );

		self::assertSame( $current, $found[1] );
	}

	#[TestWith( array( '/residential/es/resources/', 'Ayuda' ) )]
	#[TestWith( array( '/residential/en/resources/', 'Help' ) )]
	#[TestWith( array( '/about/', 'Help' ) )]
	// It is not published.
	#[TestWith( array( '/residential/fr/resources/', 'Ayuda' ) )]
	public function test_a_header_without_a_menu_of_its_own_has_the_one_in_the_pages_language( string $address, string $label ): void {
		foreach ( array( array( 'en', 'Help', 'publish' ), array( 'fr', 'Aide', 'draft' ), array( 'es', 'Ayuda', 'publish' ) ) as $i => [ $language, $text, $status ] ) {
			wp_insert_post(
				array(
					'post_type'    => 'wp_navigation',
					'post_name'    => MenuInLanguage::SLUG . $language,
					'post_title'   => $text,
					'post_status'  => $status,
					'post_date'    => "202$i-01-01 00:00:00",
					'post_content' => "<!-- wp:navigation-link {\"label\":\"$text\",\"url\":\"/$language/\",\"kind\":\"custom\"} /-->",
				)
			);
		}
		$_SERVER['REQUEST_URI'] = $address;

		self::assertStringContainsString( ">$label<", do_blocks( '<!-- wp:navigation /-->' ) );
	}

	public function test_the_style_is_loaded_where_one_of_its_looks_is_shown(): void {
		do_blocks( '<!-- wp:list --><ul class="wp-block-list"></ul><!-- /wp:list --><!-- wp:search {"label":"Search"} /-->' );
		self::assertFalse( wp_style_is( 'hvac-blocks-navigation' ) );

		do_blocks( self::MENU );
		self::assertTrue( wp_style_is( 'hvac-blocks-navigation' ) );
	}

	#[TestWith( array( '/residential/es/resources/', '/residential/es/' ) )]
	#[TestWith( array( '/residential/en/resources/', '/residential/' ) )]
	#[TestWith( array( '/residential/', '/residential/' ) )]
	// It is not published.
	#[TestWith( array( '/residential/fr/resources/', '' ) )]
	#[TestWith( array( '/about/', '' ) )]
	public function test_the_sites_title_leads_to_the_home_in_the_pages_language( string $address, string $home ): void {
		$parent = self::write( 'residential' );
		self::write( 'es', $parent );
		self::write( 'fr', $parent, 'draft' );
		$_SERVER['REQUEST_URI'] = $address;
		remove_all_filters( 'determine_locale' );
		LanguageSwitch::start( RequestLanguage::of_request() );
		( new RequestLanguage() )->boot();

		self::assertStringContainsString( 'href="' . home_url( $home ) . '"', do_blocks( '<!-- wp:site-title {"level":0} /-->' ) );
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
