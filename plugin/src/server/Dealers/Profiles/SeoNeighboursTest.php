<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Testing\SeoPluginStandIns;
use HvacBlocks\Testing\VisitsDealerPages;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** With each SEO plugin, the plugin's pages state every fact once, and correctly. */
final class SeoNeighboursTest extends DealerPagesTestCase {
	use VisitsDealerPages;

	/** @return iterable<string, array{string, string, string}> plugin, path and a word of the description */
	public static function pages(): iterable {
		foreach ( array( '', ...array_keys( SeoPluginStandIns::all() ) ) as $plugin ) {
			foreach ( array( 'en', 'es', 'fr' ) as $language ) {
				yield "$plugin profile $language" => array( $plugin, "/residential/$language/dealers/north-star-sons-plano-tx-100/", 'North Star' );
				yield "$plugin directory $language" => array( $plugin, "/residential/$language/find-a-dealer/texas/plano/", 'Plano' );
			}
		}
	}

	#[DataProvider( 'pages' )]
	public function test_it_is_told_once( string $plugin, string $path, string $word ): void {
		$this->visit( $path );
		$this->stand_in( $plugin );
		$head = $this->head();

		self::assertSame( array( "http://example.test$path" ), self::found( '~<link rel="canonical" href="([^"]*)"~', $head ) );
		self::assertStringNotContainsString( 'noindex', $head );

		foreach ( array( 'description', 'og:title', 'og:description', 'og:image', 'og:url', 'og:locale' ) as $tag ) {
			$contents = self::found( "~<meta (?:name|property)=\"$tag\" content=\"([^\"]*)\"~", $head );

			self::assertCount( 1, $contents, "$tag: $head" );
			self::assertNotSame( '', $contents[0], $tag );
		}

		self::assertStringContainsString( $word, self::found( '~name="description" content="([^"]*)"~', $head )[0] );
		self::assertStringContainsString( '/social/dealers.png', $head );
		self::assertSame( array( 'en', 'es', 'fr', 'x-default' ), self::found( '~hreflang="([^"]+)"~', $head ) );
		self::assertSame( array( array( 'en' => 'en_US', 'es' => 'es_US', 'fr' => 'fr_CA' )[ substr( $path, 13, 2 ) ] ), self::found( '~"og:locale" content="([^"]*)"~', $head ) ); // phpcs:ignore WordPress.Arrays -- one row.
	}

	/** @return iterable<string, array{string}> */
	public static function plugins(): iterable {
		foreach ( array_keys( SeoPluginStandIns::all() ) as $plugin ) {
			yield $plugin => array( $plugin );
		}
	}

	#[DataProvider( 'plugins' )]
	public function test_a_page_without_a_dealer_stays_out_of_search_results( string $plugin ): void {
		$this->visit( '/residential/en/dealers/nobody-plano-tx-9/' );
		$this->stand_in( $plugin );
		$robots = self::found( '~<meta name=[\'"]robots[\'"] content=[\'"]([^\'"]*)~', $this->head() );

		self::assertNotSame( array(), $robots );
		foreach ( $robots as $content ) {
			self::assertStringContainsString( 'noindex', $content );
		}
	}

	public function test_nothing_of_a_post_is_linked_or_edited(): void {
		$this->visit( '/residential/en/dealers/north-star-sons-plano-tx-100/' );
		$user = wp_insert_user( array( 'user_login' => 'editor-9', 'user_pass' => 'x', 'role' => 'administrator' ) ); // phpcs:ignore WordPress.Arrays -- one row.
		self::assertIsInt( $user );
		wp_set_current_user( $user );

		self::assertSame( 'http://example.test/residential/en/dealers/north-star-sons-plano-tx-100/', wp_get_canonical_url() );
		self::assertSame( '', wp_get_shortlink( 0, 'query' ) );
		self::assertSame( '', rest_get_queried_resource_route() );
		self::assertEmpty( get_edit_post_link( 0 ) );
		self::assertFalse( comments_open() );
		ob_start();
		wp_oembed_add_discovery_links();
		rest_output_link_wp_head();
		self::assertSame( '', preg_replace( '~<link rel="https://api.w.org/"[^>]*>~', '', trim( (string) ob_get_clean() ) ) );
	}

	private function stand_in( string $plugin ): void {
		( SeoPluginStandIns::all()[ $plugin ] ?? static function (): void {} )();
	}

	/** @return list<string> */
	private static function found( string $pattern, string $html ): array {
		preg_match_all( $pattern, $html, $found );

		return $found[1];
	}
}
