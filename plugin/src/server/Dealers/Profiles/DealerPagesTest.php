<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Directory\SearchResult;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\VisitsDealerPages;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class DealerPagesTest extends DealerPagesTestCase {
	use VisitsDealerPages;

	private const PROFILE = '/residential/en/dealers/north-star-sons-plano-tx-100/';

	public function test_a_profile_is_a_page_with_its_own_template(): void {
		self::assertSame( 200, $this->visit( self::PROFILE ) );
		self::assertFalse( is_404() || is_home() || is_front_page() );
		self::assertTrue( is_page() && is_singular() );
		self::assertSame( 'North Star &#038; Sons, heating and cooling in Plano, TX &#8211; ' . get_bloginfo( 'name' ), wp_get_document_title() );

		self::assertStringEndsWith( '/template-canvas.php', self::text( apply_filters( 'template_include', '' ) ) );
		self::assertStringContainsString( '<!-- wp:hvac-blocks/dealer-profile ', self::text( $GLOBALS['_wp_current_template_content'] ) );
	}

	public function test_a_part_of_the_directory_is_a_page_with_its_own_template(): void {
		self::assertSame( 200, $this->visit( '/residential/en/find-a-dealer/texas/plano/' ) );
		self::assertStringStartsWith( 'Heating and cooling dealers in Plano, Texas ', wp_get_document_title() );

		apply_filters( 'template_include', '' );
		self::assertStringContainsString( '<!-- wp:hvac-blocks/dealer-directory ', self::text( $GLOBALS['_wp_current_template_content'] ) );
	}

	public function test_an_editor_may_change_the_template(): void {
		wp_set_object_terms(
			wp_insert_post(
				array(
					'post_type'    => 'wp_template',
					'post_name'    => 'dealer-profile',
					'post_title'   => 'Dealer profile',
					'post_status'  => 'publish',
					'post_content' => '<!-- wp:hvac-blocks/dealer-profile {"level":2} /-->',
				)
			),
			'twentytwentyfive',
			'wp_theme'
		);
		$this->visit( self::PROFILE );
		apply_filters( 'template_include', '' );

		self::assertSame( '<!-- wp:hvac-blocks/dealer-profile {"level":2} /-->', $GLOBALS['_wp_current_template_content'] );
	}

	public function test_a_page_has_one_main_element_in_every_theme(): void {
		$html = '<main class="wp-block-group"><p>Hello</p></main>';

		self::assertSame( $html, PageTemplates::within( '<header></header><div id="content">', $html ) );
		self::assertSame( $html, PageTemplates::within( '<main></main><div>', $html ) );
		self::assertSame( '<div class="wp-block-group"><p>Hello</p></div>', PageTemplates::within( '<header></header><main id="inner-wrap" class="wrap">', $html ) );
	}

	/** @param string $to a path and a query */
	#[TestWith( array( '/residential/en/dealers/an-old-name-dallas-tx-100/', self::PROFILE ) )]
	#[TestWith( array( '/residential/en/dealers/100', self::PROFILE ) )]
	#[TestWith( array( '/residential/en/dealers/north-star-sons-plano-tx-100', self::PROFILE ) )]
	#[TestWith( array( '/Residential/EN/Dealers/North-Star-Sons-Plano-TX-100/', self::PROFILE ) )]
	#[TestWith( array( '/residential/en/dealers/x-100/?zipcode=75024&a=%26', self::PROFILE . '?zipcode=75024&a=%26' ) )]
	#[TestWith( array( '/residential/fr/dealers/x-tx~9/', '/residential/fr/dealers/hidden-air-plano-tx-TX~9/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/TX', '/residential/en/find-a-dealer/texas/' ) )]
	#[TestWith( array( '/residential/es/find-a-dealer/Québec/montréal/', '/residential/es/find-a-dealer/quebec/montreal/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/missouri/saint-louis/', '/residential/en/find-a-dealer/missouri/st-louis/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/plano/page/1/', '/residential/en/find-a-dealer/texas/plano/' ) )]
	public function test_other_ways_to_write_an_address_lead_to_it( string $from, string $to ): void {
		$this->visit( $from );
		$this->assert_redirect( $to );
	}

	#[TestWith( array( self::PROFILE ) )]
	#[TestWith( array( self::PROFILE . '?zipcode=75024' ) )]
	#[TestWith( array( '/residential/es/dealers/hidden-air-plano-tx-TX~9/' ) )]
	#[TestWith( array( '/residential/es/dealers/hidden-air-plano-tx-TX%7E9/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/missouri/st-louis/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/other-places/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/' ) )]
	public function test_an_address_that_is_right_stays( string $path ): void {
		self::assertSame( 200, $this->visit( $path ) );
		add_filter( 'wp_redirect', static fn ( string $url ) => throw new RuntimeException( $url ) );
		do_action( 'template_redirect' );
	}

	/** @param string $path without a dealer */
	#[TestWith( array( '/residential/en/dealers/nobody-plano-tx-9/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/nowhere/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/alaska/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/atlantis/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/plano/page/2/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/plano/page/0/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/%27%20OR%201/x/' ) )]
	public function test_nobody_is_not_found( string $path ): void {
		self::assertSame( 404, $this->visit( $path ) );
		self::assertTrue( is_404() );
		self::assertStringContainsString( "name='robots' content='noindex", $this->head() );
		self::assertStringNotContainsString( 'canonical', $this->head() );
		self::assertStringNotContainsString( 'hreflang', $this->head() );

		apply_filters( 'template_include', '' );
		self::assertStringContainsString( '<!-- wp:hvac-blocks/dealer-', self::text( $GLOBALS['_wp_current_template_content'] ) );
	}

	public function test_a_service_that_fails_is_no_missing_dealer(): void {
		$failing = new class() implements DealerDirectory {
			public function search( string $query, SearchMode $mode ): SearchResult {
				throw new UpstreamFailure( FailureReason::Timeout );
			}

			public function get( string $company_id ): ?Dealer {
				throw new UpstreamFailure( FailureReason::Timeout );
			}
		};

		self::assertSame( 503, $this->visit( '/residential/es/dealers/x-100/', $failing ) );
		self::assertFalse( is_404() );
		self::assertStringContainsString( 'noindex', $this->head() );
	}

	#[TestWith( array( self::PROFILE, '\w+' ) )]
	#[TestWith( array( self::PROFILE, 'dealers' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/', 'dealers' ) )]
	#[TestWith( array( '/residential/es/find-a-dealer/texas/plano/', '\w+' ) )]
	public function test_a_table_that_cannot_be_read_is_no_missing_dealer( string $path, string $tables ): void {
		new BrokenDatabase( $tables );

		self::assertSame( 503, $this->visit( $path ) );
		self::assertFalse( is_404() );
		self::assertStringContainsString( 'noindex', $this->head() );
	}

	#[TestWith( array( '/residential/en/dealers/' ) )]
	#[TestWith( array( '/residential/en/dealers/x-100/feed/' ) )]
	#[TestWith( array( '/residential/en/find-a-dealer-x/' ) )]
	#[TestWith( array( '/other/residential/en/dealers/x-100/' ) )]
	#[TestWith( array( '/' ) )]
	public function test_other_addresses_are_left_alone( string $path ): void {
		$this->visit( $path );
		self::assertFalse( $this->was_found );
	}

	public function test_other_addresses_cost_no_query(): void {
		$wp          = new \WP();
		$wp->request = 'residential/en/resources';
		$before      = self::wpdb()->num_queries;
		$this->boot();
		do_action_ref_array( 'parse_request', array( &$wp ) );

		self::assertSame( $before, self::wpdb()->num_queries, (string) self::wpdb()->last_query );
	}

	public function test_a_page_of_an_editor_wins(): void {
		$parent = 0;
		foreach ( array( 'residential', 'en', 'find-a-dealer', 'texas' ) as $slug ) {
			$parent = wp_insert_post(
				array(
					'post_type'   => 'page',
					'post_title'  => $slug,
					'post_name'   => $slug,
					'post_status' => 'publish',
					'post_parent' => $parent,
				)
			);
		}

		$this->visit( '/residential/en/find-a-dealer/texas/' );
		self::assertTrue( is_page( $parent ) );

		wp_update_post(
			array(
				'ID'          => $parent,
				'post_status' => 'draft',
			)
		);
		self::assertSame( 200, $this->visit( '/residential/en/find-a-dealer/texas/' ) );
		self::assertTrue( $this->was_found );
	}

	public function test_the_head_names_the_page_in_every_language(): void {
		$this->visit( '/residential/fr/dealers/erable-confort-montreal-qc-400/' );
		$head = $this->head();

		self::assertSame( 'fr_FR', determine_locale() );
		self::assertStringContainsString( '<link rel="canonical" href="http://example.test/residential/fr/dealers/erable-confort-montreal-qc-400/">', $head );
		self::assertStringContainsString( '<meta name="description" content="Érable Confort', $head );
		foreach ( array( 'en', 'es', 'fr' ) as $language ) {
			self::assertStringContainsString( "<link rel=\"alternate\" hreflang=\"$language\" href=\"http://example.test/residential/$language/dealers/erable-confort-montreal-qc-400/\">", $head );
		}
		self::assertStringContainsString( 'hreflang="x-default"', $head );
	}

	public function test_plugins_for_search_engines_are_told(): void {
		$this->visit( self::PROFILE );

		self::assertSame( 'North Star & Sons, heating and cooling in Plano, TX – ' . get_bloginfo( 'name' ), apply_filters( 'wpseo_title', '' ) );
		self::assertSame( 'http://example.test' . self::PROFILE, apply_filters( 'wpseo_canonical', '' ) );
		self::assertSame( apply_filters( 'wpseo_metadesc', '' ), apply_filters( 'rank_math/frontend/description', '' ) );
		self::assertSame( 'http://example.test' . self::PROFILE, apply_filters( 'rank_math/frontend/canonical', '' ) );
	}

	public function test_what_stands_in_a_profile_is_about_its_dealer(): void {
		$html = do_blocks( '<!-- wp:hvac-blocks/dealer-profile {"companyId":"100"} --><!-- wp:hvac-blocks/dealer-profile-contact /--><!-- wp:hvac-blocks/contact-dealer-form /--><!-- wp:hvac-blocks/dealer-profile-contact {"companyId":"TX-9"} /--><!-- /wp:hvac-blocks/dealer-profile -->' );

		self::assertStringContainsString( 'href="tel:2145550123"', $html );
		self::assertStringContainsString( 'Your request will go to North Star &amp; Sons.', $html );
		self::assertStringContainsString( 'href="tel:2145550124"', $html );
	}

	public function test_nothing_of_the_main_query_is_read(): void {
		$queries = array();
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				$queries[] = $query;

				return $query;
			}
		);
		$this->visit( self::PROFILE );

		self::assertSame( array(), preg_grep( '/SQL_CALC_FOUND_ROWS|post_type = \'post\'/', $queries ) );
	}

	private function assert_redirect( string $to ): void {
		add_filter( 'wp_redirect', static fn ( string $url, int $status ) => throw new RuntimeException( "$status $url" ), 10, 2 );

		try {
			do_action( 'template_redirect' );
			self::fail( 'There was no redirect.' );
		} catch ( RuntimeException $redirect ) {
			self::assertSame( "301 http://example.test$to", $redirect->getMessage() );
		}
	}

	private static function text( mixed $value ): string {
		self::assertIsString( $value );

		return $value;
	}
}
