<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\WpDied;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Sitemaps_Provider;

defined( 'ABSPATH' ) || exit;

final class SitemapsTest extends DealerPagesTestCase {
	public function test_profiles_are_listed_in_each_language(): void {
		self::assertSame( 1, $this->sitemap()->pages( 'fr' ) );

		$urls = array_column( $this->sitemap()->urls( 'fr', 1 ), 'loc' );
		self::assertCount( 8, $urls );
		self::assertContains( 'http://example.test/residential/fr/dealers/hidden-air-plano-tx-TX~9/', $urls );
		self::assertContains( 'http://example.test/residential/fr/dealers/stateless-air-plano-600/', $urls );
	}

	public function test_each_address_names_those_in_other_languages(): void {
		foreach ( array( 'fr' => 'dealers/hidden-air-plano-tx-TX~9/', 'places-es' => 'find-a-dealer/texas/plano/' ) as $type => $path ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
			$entries = array_column( $this->sitemap()->urls( $type, 1 ), 'alternates', 'loc' );

			self::assertSame(
				array(
					'en'        => "http://example.test/residential/en/$path",
					'es'        => "http://example.test/residential/es/$path",
					'fr'        => "http://example.test/residential/fr/$path",
					'x-default' => "http://example.test/residential/en/$path",
				),
				$entries[ 'http://example.test/residential/' . substr( $type, -2 ) . "/$path" ]
			);
		}
	}

	public function test_the_directory_is_listed_as_its_pages_are_written(): void {
		self::assertSame(
			array(
				'http://example.test/residential/es/find-a-dealer/missouri/',
				'http://example.test/residential/es/find-a-dealer/missouri/st-louis/',
				'http://example.test/residential/es/find-a-dealer/quebec/',
				'http://example.test/residential/es/find-a-dealer/quebec/montreal/',
				'http://example.test/residential/es/find-a-dealer/texas/',
				'http://example.test/residential/es/find-a-dealer/texas/plano/',
				'http://example.test/residential/es/find-a-dealer/texas/other-places/',
			),
			array_column( $this->sitemap()->urls( 'places-es', 1 ), 'loc' )
		);
	}

	/** @param non-empty-string $filter */
	#[TestWith( array( 'wpseo_sitemap_index' ) )]
	#[TestWith( array( 'rank_math/sitemap/index' ) )]
	#[TestWith( array( 'aioseo_sitemap_indexes' ) )]
	public function test_an_index_without_the_dealers_that_cannot_be_read_is_not_answered( string $filter ): void {
		( new Sitemaps( fn (): DealerSitemap => $this->sitemap() ) )->boot();
		new BrokenDatabase( 'dealers' );
		$this->expectException( WpDied::class );

		apply_filters( $filter, '' );
	}

	public function test_a_sitemap_of_wordpress_without_the_dealers_that_cannot_be_read_is_not_answered(): void {
		$provider = new SitemapProvider( $this->sitemap() );
		new BrokenDatabase( 'dealers' );
		$died = 0;

		foreach ( array( static fn () => $provider->get_max_num_pages( 'en' ), static fn () => $provider->get_url_list( 1, 'places-en' ), static fn () => $provider->get_url_list( 1, 'fr' ) ) as $ask ) {
			try {
				$ask();
			} catch ( WpDied ) {
				++$died;
			}
		}

		self::assertSame( 3, $died );
	}

	public function test_pages_hold_two_thousand_and_nothing_is_lost_or_twice(): void {
		$this->many( 4100 );
		$sitemap = $this->sitemap();
		$pages   = array_map( static fn ( int $page ): array => array_column( $sitemap->urls( 'en', $page ), 'loc' ), range( 1, 3 ) );

		self::assertSame( 3, $sitemap->pages( 'en' ) );
		self::assertSame( array( 2000, 2000, 108 ), array_map( 'count', $pages ) );
		self::assertCount( 4108, array_unique( array_merge( ...$pages ) ) );
	}

	public function test_one_page_is_a_fixed_number_of_queries(): void {
		$this->many( 2100 );
		// The site's language, which pages also read.
		get_option( 'WPLANG' );
		$before = self::wpdb()->num_queries;
		$this->sitemap()->urls( 'en', 2 );

		self::assertLessThanOrEqual( 2, self::wpdb()->num_queries - $before );
	}

	/** @param int $page that does not exist */
	#[TestWith( array( 'en', 0 ) )]
	#[TestWith( array( 'en', 2 ) )]
	#[TestWith( array( 'de', 1 ) )]
	#[TestWith( array( 'places-en', 2 ) )]
	#[TestWith( array( '', 1 ) )]
	public function test_other_pages_are_empty( string $type, int $page ): void {
		self::assertSame( array(), $this->sitemap()->urls( $type, $page ) );
	}

	public function test_another_service_has_no_sitemap(): void {
		self::set( array( 'dealers_provider' => 'http', 'dealers_url' => 'https://dealers.example/' ) );

		foreach ( DealerSitemap::types() as $type ) {
			self::assertSame( 0, $this->sitemap()->pages( $type ) );
		}
	}

	public function test_a_service_without_an_address_leaves_the_sites_own_dealers_in_the_sitemap(): void {
		self::set( array( 'dealers_provider' => 'http' ) );

		self::assertGreaterThan( 0, $this->sitemap()->pages( 'en' ) );
		self::assertGreaterThan( 0, $this->sitemap()->pages( 'places-en' ) );
	}

	public function test_wordpress_names_them_in_its_index(): void {
		remove_all_actions( 'wp_sitemaps_init' );
		$this->feature()->boot();
		$GLOBALS['wp_sitemaps'] = null;
		$list                   = array_column( wp_sitemaps_get_server()->index->get_sitemap_list(), 'loc' );
		$GLOBALS['wp_sitemaps'] = null;

		self::assertContains( 'http://example.test/wp-sitemap-dealers-en-1.xml', $list );
		self::assertContains( 'http://example.test/wp-sitemap-dealers-places-fr-1.xml', $list );
	}

	public function test_polylang_does_not_hide_them(): void {
		remove_all_actions( 'wp_sitemaps_init' );
		// WordPress does this with every provider.
		add_filter(
			'wp_sitemaps_add_provider',
			static fn (): WP_Sitemaps_Provider => new class() extends WP_Sitemaps_Provider {
				/** @return list<array{loc: string}> */
				public function get_url_list( $page_num, $object_subtype = '' ) {
					return array();
				}

				public function get_max_num_pages( $object_subtype = '' ) {
					return 0;
				}
			}
		);
		$this->feature()->boot();
		$GLOBALS['wp_sitemaps'] = null;
		$list                   = array_column( wp_sitemaps_get_server()->index->get_sitemap_list(), 'loc' );
		$GLOBALS['wp_sitemaps'] = null;

		self::assertContains( 'http://example.test/wp-sitemap-dealers-en-1.xml', $list );
	}

	public function test_other_plugins_name_them_in_their_index(): void {
		foreach ( array( 'wpseo_sitemap_index', 'rank_math/sitemap/index', 'aioseo_sitemap_indexes', 'seopress_sitemaps_external_link', 'the_seo_framework_sitemap_endpoint_list' ) as $filter ) {
			remove_all_filters( $filter );
		}
		$this->feature()->boot();
		$ours = array();
		foreach ( array( 'en', 'es', 'fr', 'places-en', 'places-es', 'places-fr' ) as $type ) {
			$ours[] = "http://example.test/hvac-blocks-sitemap-$type-1.xml";
		}

		foreach ( array( 'wpseo_sitemap_index', 'rank_math/sitemap/index' ) as $filter ) {
			$index = apply_filters( $filter, '<sitemap><loc>http://example.test/post-sitemap.xml</loc></sitemap>' );
			self::assertIsString( $index );
			$xml = simplexml_load_string( "<sitemapindex>$index</sitemapindex>" );
			self::assertNotFalse( $xml );
			self::assertSame( array( 'http://example.test/post-sitemap.xml', ...$ours ), array_map( 'strval', $xml->xpath( '//loc' ) ?: array() ) );
		}

		self::assertSame( array( array( 'loc' => 'x' ), ...array_map( static fn ( string $url ): array => array( 'loc' => $url ), $ours ) ), apply_filters( 'aioseo_sitemap_indexes', array( array( 'loc' => 'x' ) ) ) );
		self::assertSame( $ours, array_column( (array) apply_filters( 'seopress_sitemaps_external_link', null ), 'sitemap_url' ) );

		$_SERVER['REQUEST_URI'] = '/residential/en/';
		self::assertSame( array(), apply_filters( 'the_seo_framework_sitemap_endpoint_list', array() ) );
		$_SERVER['REQUEST_URI'] = '/robots.txt';
		$endpoints              = (array) apply_filters( 'the_seo_framework_sitemap_endpoint_list', array( 'base' => array( 'endpoint' => 'sitemap.xml', 'robots' => true ) ) ); // phpcs:ignore WordPress.Arrays -- one row.
		self::assertSame( array( 'sitemap.xml', ...array_map( basename( ... ), $ours ) ), array_column( array_filter( $endpoints, static fn ( mixed $each ): bool => is_array( $each ) && true === $each['robots'] ), 'endpoint' ) );
	}

	public function test_slim_seo_prints_them_at_the_end_of_its_index(): void {
		remove_all_actions( 'slim_seo_sitemap_before_output' );
		$this->feature()->boot();

		foreach ( array( 'post-type-page' => 0, 'index' => 6 ) as $type => $count ) { // phpcs:ignore WordPress.Arrays -- one row.
			set_query_var( 'ss_sitemap', $type );
			$level = ob_get_level();
			ob_start();
			do_action( 'slim_seo_sitemap_before_output' );
			echo '<sitemapindex></sitemapindex>';

			while ( ob_get_level() > $level + 1 ) {
				ob_end_flush();
			}

			$xml = simplexml_load_string( (string) ob_get_clean() );
			self::assertNotFalse( $xml );
			self::assertCount( $count, $xml->sitemap );
		}
	}

	private function feature(): Sitemaps {
		return new Sitemaps( $this->sitemap( ... ) );
	}

	private function sitemap(): DealerSitemap {
		return new DealerSitemap( self::wpdb(), new Settings(), $this->places() );
	}

	private function many( int $count ): void {
		$wpdb = self::wpdb();

		foreach ( array_chunk( range( 1, $count ), 500 ) as $numbers ) {
			$rows = implode( ',', array_map( static fn ( int $number ): string => "('M$number','Dealer $number','Waco','TX',31.5,-97.1,'')", $numbers ) );
			$wpdb->query( 'INSERT INTO ' . DealerTables::dealers( $wpdb ) . " (company_id, name, city, state, lat, lon, assigned_numbers) VALUES $rows" );
		}
	}
}
