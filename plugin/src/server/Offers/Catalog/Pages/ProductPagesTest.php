<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Editing\Seo\MetaDescription;
use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\ProductIndexer;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;
use WP;
use WP_Query;

defined( 'ABSPATH' ) || exit;

final class ProductPagesTest extends TestCase {
	private const FILE = "Model,Name,Name (French),Category,AFUE,Price,Currency,Last day,Replaced by,Headline (French)\nF-97,Summit 97,Sommet 97,Furnace,97,6400,USD,,,Une chaleur constante\nF-OLD,Old One,,Furnace,92,4000,USD,2020-01-31,F-97,\n";

	private ProductStore $store;

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();

		ProductPosts::register();
		$this->store = new ProductStore( self::wpdb() );
		( new ProductImport( self::wpdb(), $this->store ) )->run( TestStream::of( self::FILE ) );
	}

	public function test_a_product_has_a_page_in_each_language(): void {
		$post = $this->visit( '/residential/fr/products/furnaces/summit-97/' );
		$urls = ( new LanguageAlternates() )->of_request();

		self::assertTrue( is_singular( ProductPosts::TYPE ) );
		self::assertStringStartsWith( 'Sommet 97 ', wp_get_document_title() );
		self::assertSame( $urls['fr'], get_permalink( $post ) );
		self::assertSame( array( 'en', 'es', 'fr' ), array_keys( $urls ) );
		self::assertStringEndsWith( '/residential/es/products/furnaces/summit-97/', $urls['es'] );
		self::assertStringEndsWith( '/template-canvas.php', self::text( apply_filters( 'template_include', get_single_template() ) ) );
		self::assertStringContainsString( '<!-- wp:hvac-blocks/product-details ', self::text( $GLOBALS['_wp_current_template_content'] ) );
		self::assertStringContainsString( '<!-- wp:hvac-blocks/rebates-center ', self::text( $GLOBALS['_wp_current_template_content'] ) );
	}

	public function test_a_classic_theme_shows_the_product_and_its_rebates_around_the_text(): void {
		switch_theme( 'classic' );

		try {
			$this->visit( '/residential/en/products/furnaces/summit-97/' );
			the_post();
			$html = self::text( apply_filters( 'the_content', '<p>Text</p>' ) );
		} finally {
			switch_theme( 'twentytwentyfive' );
		}

		self::assertMatchesRegularExpression( '/hvac-product-details.*<p>Text<\/p>.*hvac-rebates/s', $html );
		self::assertStringNotContainsString( '<h1', $html );
	}

	public function test_search_engines_get_its_headline_in_the_page_s_language(): void {
		$this->visit( '/residential/fr/products/furnaces/summit-97/' );

		self::assertSame( '<meta name="description" content="Une chaleur constante">', trim( MetaDescription::tags()[0][1] ?? '' ) );
	}

	#[TestWith( array( '/residential/en/products/coils/summit-97/' ) )]
	#[TestWith( array( '/residential/en/products/furnaces/SUMMIT-97' ) )]
	public function test_another_category_leads_to_the_right_address( string $asked ): void {
		$led = '';
		add_filter(
			'wp_redirect',
			static function ( string $to ) use ( &$led ): string {
				$led = $to;

				return '';
			}
		);
		$this->visit( $asked );
		do_action( 'template_redirect' );

		self::assertStringEndsWith( '/residential/en/products/furnaces/summit-97/', $led );
	}

	public function test_a_product_without_a_file_has_a_data_sheet_in_each_language(): void {
		$this->visit( '/residential/fr/products/furnaces/summit-97/' );
		$stored = $this->store->get( 'F-97' );
		self::assertNotNull( $stored );
		$link = ProductFiles::documents( $stored, Language::French )[0];
		self::assertSame( array( 'Product data', '' ), array( $link['label'], $link['lang'] ) );

		$this->visit( substr( $link['href'], strlen( home_url() ) ) );
		ob_start();
		require self::text( apply_filters( 'template_include', 'page.php' ) );
		$pdf = (string) ob_get_clean();

		self::assertStringStartsWith( '%PDF-1.7', $pdf );
		self::assertStringContainsString( '(Sommet 97)', $pdf );
		self::assertStringContainsString( "97\xA0% AFUE", $pdf );
		self::assertStringNotContainsString( '6400', str_replace( "\xA0", '', $pdf ) );
	}

	public function test_a_site_may_go_without_data_sheets(): void {
		$stored = $this->store->get( 'F-97' );
		self::assertNotNull( $stored );
		add_filter( 'hvac_blocks_data_sheet', '__return_false' );
		$this->visit( '/residential/en/products/furnaces/summit-97/?' . DataSheet::QUERY . '=1' );

		self::assertSame( array(), ProductFiles::documents( $stored, Language::English ) );
		self::assertStringEndsNotWith( 'data-sheet.php', self::text( apply_filters( 'template_include', 'page.php' ) ) );
	}

	public function test_the_manufacturers_file_comes_first(): void {
		( new ProductImport( self::wpdb(), $this->store ) )->run( TestStream::of( "Model,Name,Category,Product data\nF-97,Summit 97,Furnace,warranty-furnaces-en.pdf\n" ) );
		$stored = $this->store->get( 'F-97' );
		self::assertNotNull( $stored );

		self::assertStringEndsWith( '/warranty-furnaces-en.pdf', ProductFiles::documents( $stored, Language::English )[0]['href'] );
	}

	#[TestWith( array( '/residential/en/products/furnaces/none/' ) )]
	#[TestWith( array( '/residential/en/products/summit-97/' ) )]
	#[TestWith( array( '/residential/en/other/furnaces/summit-97/' ) )]
	public function test_other_addresses_show_no_product( string $address ): void {
		$this->visit( $address );

		self::assertFalse( is_singular( ProductPosts::TYPE ) );
	}

	public function test_a_draft_is_no_page(): void {
		$old = $this->store->get( 'F-97' );
		self::assertNotNull( $old );
		( new ProductIndexer( fn (): ProductStore => $this->store ) )->boot();
		wp_update_post( array( 'ID' => $old->post, 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$this->visit( '/residential/en/products/furnaces/summit-97/' );

		self::assertFalse( is_singular( ProductPosts::TYPE ) );
	}

	public function test_a_page_of_an_editor_comes_first(): void {
		$parent = 0;

		foreach ( array( 'residential', 'en', 'products', 'furnaces', 'summit-97' ) as $slug ) {
			$parent = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $slug, 'post_name' => $slug, 'post_parent' => $parent ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		}

		$this->visit( '/residential/en/products/furnaces/summit-97/' );

		self::assertSame( $parent, get_queried_object_id() );
	}

	#[TestWith( array( '/residential/en/', true ) )]
	#[TestWith( array( '/shop/', false ) )]
	public function test_the_product_in_an_address_of_ours_is_none_of_a_shop( string $address, bool $is_page ): void {
		register_post_type( 'product', array( 'public' => true, 'query_var' => 'product' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$parent = 0;

		foreach ( explode( '/', trim( $address, '/' ) ) as $slug ) {
			$parent = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $slug, 'post_name' => $slug, 'post_parent' => $parent ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		}

		wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'A filter', 'post_name' => 'f-97' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		add_filter( 'query_vars', static fn ( array $names ): array => array( ...$names, 'product' ), 1 );
		$this->visit( "$address?product=f-97" );
		unregister_post_type( 'product' );

		self::assertSame( $is_page, is_page() );
	}

	public function test_what_an_editor_changes_is_shown_and_found(): void {
		( new ProductIndexer( fn (): ProductStore => $this->store ) )->boot();
		$stored = $this->store->get( 'F-97' );
		self::assertNotNull( $stored );

		wp_update_post( array( 'ID' => $stored->post, 'post_title' => 'Summit 98' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		update_post_meta( $stored->post, ProductPosts::META, array( 'id' => 'F-97', 'category' => 'furnaces', 'afue' => 98 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$changed = $this->store->of_post( $stored->post );
		self::assertNotNull( $changed );
		self::assertSame( array( 'Summit 98', 98.0, '' ), array( $changed->name(), $changed->product->number( 'afue' ), $changed->source ) );
	}

	public function test_a_product_leaves_with_its_post_and_comes_back_with_it(): void {
		( new ProductIndexer( fn (): ProductStore => $this->store ) )->boot();
		$post = $this->store->get( 'F-97' )->post ?? 0;

		wp_trash_post( $post );
		$counts = array( $this->store->count() );
		wp_untrash_post( $post );
		wp_publish_post( $post );
		$counts[] = $this->store->count();
		wp_delete_post( $post, true );

		self::assertSame( array( 1, 2, 1 ), array( ...$counts, $this->store->count() ) );
	}

	public function test_a_row_that_the_database_refused_is_made_up_for(): void {
		( new ProductIndexer( fn (): ProductStore => $this->store ) )->boot();
		$post = $this->store->get( 'F-97' )->post ?? 0;

		$this->store->forget( $post );
		do_action( ProductIndexer::HOOK, $post );
		self::assertSame( $post, $this->store->get( 'F-97' )?->post );

		remove_all_actions( 'deleted_post' );
		wp_delete_post( $post, true );
		do_action( ProductIndexer::HOOK, $post );
		self::assertNull( $this->store->get( 'F-97' ) );
	}

	public function test_two_posts_with_one_model_number_do_not_hide_each_other(): void {
		( new ProductIndexer( fn (): ProductStore => $this->store ) )->boot();
		$second = wp_insert_post( array( 'post_type' => ProductPosts::TYPE, 'post_status' => 'publish', 'post_title' => 'A copy' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		update_post_meta( $second, ProductPosts::META, array( 'id' => 'F-97', 'category' => 'furnaces' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.

		self::assertSame( 'Summit 97', $this->store->get( 'F-97' )?->name() );
		self::assertNull( $this->store->of_post( $second ) );
	}

	public function test_structured_data_prices_only_what_holds_today(): void {
		$stored = $this->store->get( 'F-97' );
		self::assertNotNull( $stored );
		$node = ProductNode::of( $stored, '2026-06-30' );

		self::assertSame( array( 'Product', 'F-97' ), array( $node['@type'], $node['mpn'] ) );
		self::assertEquals( array( '@type' => 'AggregateOffer', 'lowPrice' => 6400, 'priceCurrency' => 'USD', 'availability' => 'https://schema.org/InStock' ), $node['offers'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
	}

	private function visit( string $address ): int {
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PHP_SELF']    = '/index.php';
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );

		foreach ( array( 'parse_request', 'template_redirect', 'template_include', 'document_title_parts', 'hvac_blocks_language_alternates', 'wp', 'post_type_link' ) as $hook ) {
			remove_all_filters( $hook );
		}

		if ( \WP_Block_Templates_Registry::get_instance()->is_registered( 'hvac-blocks//single-hvac_product' ) ) {
			unregister_block_template( 'hvac-blocks//single-hvac_product' );
		}

		( new ProductPages( fn (): ProductStore => $this->store ) )->boot();
		( new RequestLanguage() )->boot();

		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as a request begins.
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$wp                      = new WP();
		$GLOBALS['wp']           = $wp;
		// phpcs:enable WordPress.WP.GlobalVariablesOverride
		$wp->main();

		return get_queried_object_id();
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
