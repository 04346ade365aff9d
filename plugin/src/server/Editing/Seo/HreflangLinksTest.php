<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\PolylangPages;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WpmlPages;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class HreflangLinksTest extends TestCase {
	/** @var array<string, int> */
	private array $pages = array();

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		remove_all_actions( 'wp_head' );
		remove_all_actions( 'save_post_page' );
		foreach ( array( 'trp-exclude-hreflang', 'pll_rel_hreflang_attributes', 'wpml_hreflangs' ) as $hook ) {
			remove_all_filters( $hook );
		}

		$links = new HreflangLinks( new LanguageAlternates() );
		$links->boot();
		add_action( 'save_post_page', ( new LanguageAlternates() )->link( ... ), 10, 2 );
		( new Head( array( $links->tags( ... ) ) ) )->boot();

		foreach ( array( 'residential', 'residential/en', 'residential/es', 'residential/fr', 'residential/en/resources', 'residential/es/resources', 'about' ) as $path ) {
			$this->page( $path );
		}
	}

	public function test_only_published_counterparts_are_named(): void {
		$this->page( 'residential/fr/resources', 'draft' );

		self::assertSame(
			array(
				'en'        => home_url( '/residential/en/resources/' ),
				'es'        => home_url( '/residential/es/resources/' ),
				'x-default' => home_url( '/residential/en/resources/' ),
			),
			$this->links_on( 'residential/es/resources' )
		);

		wp_publish_post( $this->pages['residential/fr/resources'] );

		self::assertSame( home_url( '/residential/fr/resources/' ), $this->links_on( 'residential/en/resources' )['fr'] ?? null );
	}

	public function test_a_new_slug_and_parent_keep_a_counterpart(): void {
		$page = $this->pages['residential/es/resources'];
		wp_update_post( array( 'ID' => $page, 'post_name' => 'recursos' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		$this->page( 'residential/es/ayuda' );
		wp_update_post( array( 'ID' => $page, 'post_parent' => $this->pages['residential/es/ayuda'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.

		$links = array(
			'en'        => home_url( '/residential/en/resources/' ),
			'es'        => home_url( '/residential/es/ayuda/recursos/' ),
			'x-default' => home_url( '/residential/en/resources/' ),
		);
		self::assertSame( $links, $this->links_on( 'residential/en/resources' ) );

		// Another page at the former path is no counterpart of a page that has one.
		$this->page( 'residential/es/resources', 'publish' );
		self::assertSame( array(), $this->links_on( 'residential/es/resources' ) );
		self::assertSame( $links, $this->links_on( 'residential/en/resources' ) );
	}

	public function test_a_page_that_moves_to_another_language_leaves_its_counterparts(): void {
		wp_update_post( array( 'ID' => $this->pages['residential/es/resources'], 'post_parent' => $this->pages['residential/fr'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.

		self::assertSame( array( 'en', 'fr', 'x-default' ), array_keys( $this->links_on( 'residential/en/resources' ) ) );
	}

	public function test_a_copy_of_a_page_is_linked_with_none(): void {
		$this->page( 'residential/es/resources-2' );
		add_post_meta( $this->pages['residential/es/resources-2'], Counterparts::META, get_post_meta( $this->pages['residential/es/resources'], Counterparts::META, true ) );

		self::assertSame( array(), $this->links_on( 'residential/es/resources-2' ) );
		self::assertSame( home_url( '/residential/es/resources/' ), $this->links_on( 'residential/en/resources' )['es'] ?? '' );
	}

	public function test_the_links_of_polylang_count(): void {
		require_once __DIR__ . '/../../Testing/polylang.php';
		$this->page( 'residential/es/guia' );
		$page = $this->pages['residential/en/resources'];
		PolylangPages::$joined[ $page ] = array( 'en' => $page, 'es' => $this->pages['residential/es/guia'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.

		$found = ( new LanguageAlternates() )->of_page( get_post( $page ) ?? self::fail() );
		PolylangPages::$joined = array();
		self::assertSame( home_url( '/residential/es/guia/' ), $found['es'] ?? '' );
	}

	public function test_the_links_of_wpml_count(): void {
		$this->page( 'residential/es/guia' );
		$page = $this->pages['residential/en/resources'];
		new WpmlPages( array( 7 => array( $page, $this->pages['residential/es/guia'] ) ) );

		self::assertSame( home_url( '/residential/es/guia/' ), ( new LanguageAlternates() )->of_page( get_post( $page ) ?? self::fail() )['es'] ?? '' );
	}

	/**
	 * Polylang 3.8.5 and WPML 4.6 pass the addresses by language, or by language and country, and print the links before our part of the head.
	 *
	 * @param non-empty-string $filter
	 */
	#[TestWith( array( 'pll_rel_hreflang_attributes', 'fr' ) )]
	#[TestWith( array( 'wpml_hreflangs', 'fr-ca' ) )]
	public function test_the_links_of_another_plugin_have_the_first_language_as_default( string $filter, string $code ): void {
		$theirs = array( 'en' => home_url( '/residential/' ), $code => home_url( '/residential/fr/' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		add_action(
			'wp_head',
			static function () use ( $filter, $theirs ): void {
				foreach ( (array) apply_filters( $filter, $theirs ) as $code => $url ) {
					printf( '<link rel="alternate" hreflang="%s" href="%s">', esc_attr( $code ), esc_url( is_string( $url ) ? $url : '' ) );
				}
			},
			1
		);

		self::assertSame( $theirs, $this->links_on( 'residential/fr' ) );

		update_option( Settings::OPTION, array( 'first_language' => 'fr' ) );
		self::assertSame( $theirs + array( 'x-default' => home_url( '/residential/fr/' ) ), $this->links_on( 'residential/fr' ) );

		update_option( Settings::OPTION, array( 'first_language' => 'es' ) );
		self::assertSame( $theirs, $this->links_on( 'residential/fr' ) );
	}

	#[TestWith( array( '/residential/fr/?s=furnace', array() ) )]
	#[TestWith( array( '/?s=furnace', array( 'en' => '/?s=furnace' ) ) )]
	public function test_another_plugin_links_no_search_below_the_languages( string $address, mixed $links ): void {
		$_SERVER['REQUEST_URI']         = $address;
		$GLOBALS['wp_query']            = new \WP_Query();
		$GLOBALS['wp_query']->is_search = true;

		self::assertSame( $links, apply_filters( 'pll_rel_hreflang_attributes', array( 'en' => '/?s=furnace' ) ) );
	}

	public function test_the_home_is_the_english_counterpart_of_its_languages(): void {
		$expected = array(
			'en'        => home_url( '/residential/' ),
			'es'        => home_url( '/residential/es/' ),
			'fr'        => home_url( '/residential/fr/' ),
			'x-default' => home_url( '/residential/' ),
		);

		self::assertSame( $expected, $this->links_on( 'residential' ) );
		self::assertSame( $expected, $this->links_on( 'residential/fr' ) );
	}

	public function test_a_page_without_counterparts_has_no_links(): void {
		$this->page( 'residential/en/alone' );

		self::assertSame( array(), $this->links_on( 'residential/en/alone' ) );
	}

	public function test_a_page_without_a_language_costs_no_query(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$this->open( 'about' );
		$before = $wpdb->num_queries;

		self::assertSame( array(), $this->links() );
		self::assertSame( $before, $wpdb->num_queries, $wpdb->last_query );
	}

	public function test_a_page_behind_a_password_is_no_counterpart(): void {
		wp_update_post(
			array(
				'ID'            => $this->pages['residential/es/resources'],
				'post_password' => 'secret',
			)
		);

		self::assertSame( array(), $this->links_on( 'residential/en/resources' ) );
	}

	public function test_the_filter_turns_the_links_off(): void {
		add_filter( 'hvac_blocks_print_hreflang', '__return_false' );

		self::assertSame( array(), $this->links_on( 'residential' ) );
	}

	public function test_another_plugins_links_stay_alone(): void {
		add_action( 'wp_head', static fn () => print( '<link rel="alternate" href="https://example.test/theirs/" hreflang="es" />' ) );
		$this->open( 'residential' );

		self::assertSame( array(), $this->links() );
	}

	public function test_translatepress_prints_its_own_where_a_page_has_no_counterpart(): void {
		$this->open( 'about' );
		self::assertFalse( apply_filters( 'trp-exclude-hreflang', false, '' ) );

		$this->open( 'residential' );
		self::assertTrue( apply_filters( 'trp-exclude-hreflang', false, '' ) );
	}

	/** @return array<string, string> */
	private function links_on( string $path ): array {
		$this->open( $path );

		return $this->links();
	}

	private function open( string $path ): void {
		$GLOBALS['wp_query']     = new \WP_Query( array( 'page_id' => $this->pages[ $path ] ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	}

	/** @return array<string, string> */
	private function links(): array {
		ob_start();
		do_action( 'wp_head' );
		preg_match_all( '~<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">~', (string) ob_get_clean(), $found );

		return array_combine( $found[1], $found[2] );
	}

	private function page( string $path, string $status = 'publish' ): void {
		$this->pages[ $path ] = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => $path,
				'post_name'   => basename( $path ),
				'post_status' => $status,
				'post_parent' => $this->pages[ dirname( $path ) ] ?? 0,
			)
		);
	}
}
