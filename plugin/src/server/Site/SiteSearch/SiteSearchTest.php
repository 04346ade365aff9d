<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\Pages\ProductPages;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Languages\PageAddresses;
use HvacBlocks\Platform\Languages\RequestLanguage;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\PageRedirects;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestServices;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Whole requests on a site in three languages. */
final class SiteSearchTest extends TestCase {
	private const FORM = '<!-- wp:search {"label":"Search"} /-->';

	/** @var array<string, int> the homes by language */
	private array $homes = array();

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();

		// WordPress' initial content.
		array_map( static fn ( int $id ): mixed => wp_delete_post( $id, true ), get_posts( array( 'post_type' => array( 'post', 'page' ), 'fields' => 'ids', 'numberposts' => -1 ) ) ); // phpcs:ignore WordPress.Arrays -- one row.

		$home = self::write( 'Residential' );
		foreach ( array( 'en', 'es', 'fr' ) as $language ) {
			$this->homes[ $language ] = self::write( $language, $home );
		}
	}

	public function test_a_search_finds_the_pages_of_its_language(): void {
		self::write( 'Furnaces', $this->homes['en'] );
		self::write( 'Calefactores', $this->homes['es'], '<p>Un furnace, dicen en inglés.</p>' );
		self::write( 'Générateurs', $this->homes['fr'], '<p>Un furnace, dit-on.</p>' );
		self::write( 'Furnace news', 0, '', array( 'post_type' => 'post' ) );

		// Content without a language in its path is in the site's language.
		self::assertSame( array( 'Furnaces', 'Furnace news' ), $this->titles( '/residential/en/?s=furnace' ) );
		self::assertSame( array( 'Furnaces', 'Furnace news' ), $this->titles( '/residential/?s=furnace' ) );
		self::assertSame( array( 'Calefactores' ), $this->titles( '/residential/es/?s=furnace' ) );
		self::assertSame( array( 'Générateurs' ), $this->titles( '/residential/fr/?s=furnace' ) );
		self::assertTrue( is_search() );
		self::assertFalse( is_404() );
	}

	#[TestWith( array( 'calefacción' ) )]
	#[TestWith( array( 'CALEFACCION' ) )]
	#[TestWith( array( 'calefacciones de la casa' ) )]
	#[TestWith( array( 'casas calefacción 🔥' ) )]
	public function test_accents_capitals_plurals_and_common_words_make_no_difference( string $typed ): void {
		self::write( 'La Calefacción de su casa', $this->homes['es'] );

		self::assertSame( array( 'La Calefacción de su casa' ), $this->titles( '/residential/es/?s=' . rawurlencode( $typed ) ) );
	}

	public function test_the_best_page_stands_first(): void {
		self::write( 'In its text', $this->homes['en'], '<p>A heat pump heats and cools.</p>' );
		self::write( 'How a heat pump works', $this->homes['en'] );
		self::write( 'In its description', $this->homes['en'], '', array( 'post_excerpt' => 'What a heat pump costs.' ) );
		self::write( 'Heat pumps', $this->homes['en'] );
		self::write( 'Half of it', $this->homes['en'], '<p>A pump.</p>' );

		self::assertSame( array( 'Heat pumps', 'How a heat pump works', 'In its description', 'In its text' ), $this->titles( '/residential/en/?s=heat+pump' ) );
		self::assertSame( array( 'Half of it', 'Heat pumps', 'How a heat pump works', 'In its description', 'In its text' ), self::sorted( $this->titles( '/residential/en/?s=pump+xyzzy' ) ), 'No page has both words.' );
	}

	public function test_it_finds_what_visitors_read_and_no_markup(): void {
		register_block_type( 'a/words', array( 'attributes' => array( 'heading' => array( 'type' => 'string', 'role' => 'content' ), 'url' => array( 'type' => 'string', 'role' => 'content', 'format' => 'uri' ), 'look' => array( 'type' => 'string' ) ) ) ); // phpcs:ignore WordPress.Arrays -- one row each.
		self::write( 'A page', $this->homes['en'], '<!-- wp:group {"className":"secretclass"} --><p>Words</p><!-- /wp:group --><!-- wp:a/words {"heading":"Rebates","url":"/residential/en/hiddenplace/","look":"panelled"} /-->' );

		self::assertSame( array( 'A page' ), $this->titles( '/residential/en/?s=rebate' ) );
		self::assertSame( array( 'A page' ), $this->titles( '/residential/en/?s=words' ) );
		foreach ( array( 'secretclass', 'group', 'hiddenplace', 'panelled', 'ebates' ) as $hidden ) {
			self::assertSame( array(), $this->titles( "/residential/en/?s=$hidden" ), $hidden );
		}
		unregister_block_type( 'a/words' );
	}

	public function test_pages_that_visitors_may_not_find_are_left_out(): void {
		self::write( 'Furnace with a password', $this->homes['en'], '', array( 'post_password' => 'x' ) );
		self::write( 'Furnace as a draft', $this->homes['en'], '', array( 'post_status' => 'draft' ) );
		self::write( 'Private furnace', $this->homes['en'], '', array( 'post_status' => 'private' ) );
		self::write( 'Furnace for no index', $this->homes['en'], '<!-- wp:hvac-blocks/robots-meta {"value":"noin"} /-->' );
		update_post_meta( self::write( 'Furnace elsewhere', $this->homes['en'] ), PageRedirects::META, '/residential/' );
		self::write( 'Furnace', $this->homes['en'] );

		self::assertSame( array( 'Furnace' ), $this->titles( '/residential/en/?s=furnace' ) );
	}

	public function test_a_passage_has_no_word_that_another_plugin_hides(): void {
		self::write( 'Furnaces', $this->homes['en'], '<p>For all: furnaces heat.</p><p>For members: the secret.</p>' );
		$text = function (): string {
			self::assertSame( array( 'Furnaces' ), $this->titles( '/residential/en/?s=furnaces' ) );

			return SearchResults::of_request()->entries[0]['text'];
		};

		self::assertStringContainsString( 'the secret', $text() );

		// A callback from outside the plugin's folder.
		$members = (string) tempnam( sys_get_temp_dir(), 'hvac' );
		file_put_contents( $members, '<?php return static fn ( string $content ): string => str_replace( "the secret", "log in", $content );' );
		$hide = require $members;
		self::assertIsCallable( $hide );
		add_filter( 'the_content', $hide );

		self::assertStringContainsString( 'log in', $text() );
		self::assertStringNotContainsString( 'secret', $text() );
		unlink( $members );
	}

	public function test_a_page_of_results_has_ten(): void {
		foreach ( range( 10, 33 ) as $number ) {
			self::write( "Furnace $number", $this->homes['en'], '', array( 'post_excerpt' => "The description $number" ) );
		}

		self::assertCount( 10, $this->titles( '/residential/en/?s=furnace' ) );
		$results = SearchResults::of_request();
		self::assertSame( array( 24, 3, 1 ), array( $results->total, $results->pages(), $results->page ) );
		self::assertSame( 'The description 10', $results->entries[0]['text'] );

		foreach ( array( '?s=furnace&paged=3', 'page/3/?s=furnace' ) as $last ) {
			self::assertSame( array( 'Furnace 30', 'Furnace 31', 'Furnace 32', 'Furnace 33' ), $this->titles( "/residential/en/$last" ) );
			self::assertSame( 3, SearchResults::of_request()->page );
			self::assertStringContainsString( 'Search results for “furnace” – Page 3', html_entity_decode( wp_get_document_title() ) );
		}

		self::assertSame( array(), $this->titles( '/residential/en/?s=furnace&paged=4' ) );
		self::assertTrue( is_404() );
	}

	/** @param string $kept the input as the page shows it */
	#[TestWith( array( '', '' ) )]
	#[TestWith( array( '   ', '' ) )]
	#[TestWith( array( "' OR 1=1; DROP TABLE wp_posts; --", "' OR 1=1; DROP TABLE wp_posts; --" ) )]
	#[TestWith( array( '100%_', '100%_' ) )]
	#[TestWith( array( '🔥🔥', '🔥🔥' ) )]
	#[TestWith( array( 'the of', 'the of' ) )]
	#[TestWith( array( 'a\\b "c"', 'a\\b "c"' ) )]
	#[TestWith( array( "\xff", "\u{fffd}" ) )]
	#[TestWith( array( '<script>alert(1)</script>', '<script>alert(1)</script>' ) )]
	public function test_what_nothing_is_found_for_is_kept( string $typed, string $kept ): void {
		self::write( 'Furnaces', $this->homes['en'], '<p>The air of the house.</p>' );

		self::assertSame( array(), $this->titles( '/residential/en/?s=' . rawurlencode( $typed ) ) );
		self::assertFalse( is_404() );
		self::assertTrue( is_search() );
		self::assertSame( $kept, SearchResults::of_request()->query );
		self::assertStringNotContainsString( '<script', wp_get_document_title() );

		$props = ( new ResultsView( new BlockContext( Language::English, 'hvac', array(), TestServices::of() ), 1 ) )->props();
		self::assertSame( $kept, ( (array) $props['search'] )['value'] ?? null );
		self::assertContains( home_url( '/residential/en/dealer-locator/' ), array_column( (array) $props['links'], 'href' ) );
	}

	public function test_a_long_text_is_cut(): void {
		self::write( 'Furnaces', $this->homes['en'] );

		self::assertSame( array( 'Furnaces' ), $this->titles( '/residential/en/?s=furnace+' . str_repeat( 'é', 3000 ) ) );
		self::assertSame( 'furnace ' . str_repeat( 'é', 92 ), SearchResults::of_request()->query );
	}

	public function test_the_page_is_in_its_language_and_so_are_the_links_to_the_others(): void {
		$this->visit( '/residential/fr/?s=garantie+%26+co' );

		self::assertSame(
			array(
				'en' => home_url( '/residential/en/?s=garantie+%26+co' ),
				'es' => home_url( '/residential/es/?s=garantie+%26+co' ),
				'fr' => home_url( '/residential/fr/?s=garantie+%26+co' ),
			),
			PageAddresses::of_request()->by_language
		);
		self::assertStringStartsWith( 'Résultats de la recherche', wp_get_document_title() );
		self::assertStringStartsWith( 'fr', get_bloginfo( 'language' ) );
		self::assertArrayHasKey( 'noindex', (array) apply_filters( 'wp_robots', array() ) );
		get_search_template();
		$template = $GLOBALS['_wp_current_template_id'] ?? '';
		self::assertStringEndsWith( '//site-search', is_string( $template ) ? $template : '' );
	}

	public function test_a_search_elsewhere_is_that_of_wordpress(): void {
		self::write( 'Calefactores furnace', $this->homes['es'] );

		self::assertSame( array( 'Calefactores furnace' ), $this->titles( '/?s=furnace' ) );
		self::assertSame( array(), PageAddresses::of_request()->by_language );
	}

	#[TestWith( array( '/residential/es/resources/', '/residential/es/' ) )]
	#[TestWith( array( '/residential/', '/residential/en/' ) )]
	#[TestWith( array( '/residential/fr/rien/', '/residential/fr/' ) )]
	#[TestWith( array( '/about/', '/' ) )]
	public function test_the_forms_of_a_page_search_in_its_language( string $address, string $action ): void {
		$this->visit( $address );

		foreach ( array( do_blocks( self::FORM ), (string) get_search_form( array( 'echo' => false ) ) ) as $form ) {
			self::assertStringContainsString( 'action="' . home_url( $action ) . '"', $form );
		}
	}

	public function test_a_page_that_is_no_search_costs_no_query_more(): void {
		self::write( 'Warranty', $this->homes['en'] );
		$this->queries( '/residential/en/warranty/', false );
		$without = $this->queries( '/residential/en/warranty/', false );

		self::assertSame( $without, $this->queries( '/residential/en/warranty/', true ) );
		self::assertTrue( is_page( 'warranty' ) );
	}

	public function test_a_search_costs_the_same_queries_however_much_it_finds(): void {
		$cost = array();

		foreach ( array( 1, 20 ) as $many ) {
			array_map( fn ( int $number ): int => self::write( "Furnace $number", $this->homes['en'], '<p>Words</p>' ), range( 1, $many ) );
			wp_cache_flush();
			get_option( 'WPLANG' );
			$before = self::wpdb()->num_queries;
			( new SearchedPages( self::wpdb() ) )->find( SearchQuery::of( 'furnace' ), Language::English );
			$cost[] = self::wpdb()->num_queries - $before;
		}

		self::assertSame( array( 4, 4 ), $cost );
	}

	/** @param list<string> $expected */
	#[TestWith( array( 'RG-F-96', array( 'Ridge 96', 'About RG-F-96' ) ) )]
	#[TestWith( array( 'rgf96', array( 'Ridge 96' ) ) )]
	#[TestWith( array( 'rg-f', array( 'Ridge 96', 'Ridge 96V', 'About RG-F-96' ) ) )]
	#[TestWith( array( 'RG-F-961', array( 'About RG-F-96' ) ) )]
	#[TestWith( array( 'ridge', array( 'Ridge 96', 'Ridge 96V' ) ) )]
	#[TestWith( array( 'ridge 96', array( 'Ridge 96', 'Ridge 96V' ) ) )]
	public function test_a_product_comes_first_by_its_model_number( string $typed, array $expected ): void {
		$this->write_products();
		$address = rawurlencode( $typed );

		self::assertSame( $expected, $this->titles( "/residential/en/?s=$address" ) );
	}

	public function test_a_product_is_found_by_its_model_number_in_each_language(): void {
		$this->write_products();
		$this->titles( '/residential/es/?s=rg-f-96' );
		( new ProductPages( static fn (): ProductStore => new ProductStore( self::wpdb() ) ) )->boot();
		[ $found ] = SearchResults::of_request()->entries;

		self::assertSame( array( 'Cresta 96', 'Calor silencioso.', home_url( '/residential/es/products/furnaces/ridge-96/' ) ), array( $found['title'], $found['text'], $found['href'] ) );
	}

	public function test_wordpress_own_search_has_the_product_first_too(): void {
		$this->write_products();

		self::assertSame( array( 'Ridge 96', 'About RG-F-96' ), $this->titles( '/?s=RG-F-96' ) );
		self::assertSame( 2, SearchResults::of_request()->total );
		self::assertSame( array( 'Ridge 96' ), $this->titles( '/?s=rgf96' ) );
	}

	public function test_only_a_search_for_a_model_number_reads_the_catalog(): void {
		$this->write_products();
		$reads = fn ( string $address ): int => $this->reads( $address );

		self::assertSame( array( 0, 0, 0, 1, 1 ), array_map( $reads, array( '/residential/en/?s=furnaces', '/?s=furnaces', '/residential/en/', '/residential/en/?s=RG-F-96', '/?s=RG-F-96' ) ) );
	}

	private function write_products(): void {
		ProductPosts::register();
		( new ProductImport( self::wpdb(), new ProductStore( self::wpdb() ) ) )->run( TestStream::of( "Model,Name,Name (Spanish),Headline (Spanish),Category\nRG-F-96,Ridge 96,Cresta 96,Calor silencioso.,Furnace\nRG-F-96-V,Ridge 96V,,,Furnace\nHB-AC-14,Harbor,,,AC\n" ) );
		self::write( 'About RG-F-96', $this->homes['en'] );
	}

	/** How often a request reads the index of products. */
	private function reads( string $address ): int {
		$reads = 0;
		$count = static function ( string $sql ) use ( &$reads ): string {
			$reads += (int) str_contains( $sql, 'hvac_blocks_products' );

			return $sql;
		};
		add_filter( 'query', $count );
		$this->visit( $address );
		remove_filter( 'query', $count );

		return $reads;
	}

	#[TestWith( array( '/residential/es/productos/bombas-de-calor/', 'bombas de calor' ) )]
	#[TestWith( array( '/residential/fr/syst%C3%A8mes_sans-conduits.html', 'systèmes sans conduits' ) )]
	#[TestWith( array( '/residential/en/top-10-furnaces/', 'top 10 furnaces' ) )]
	#[TestWith( array( '/residential/en/', '' ) )]
	#[TestWith( array( '/residential/en/a1b2c3d4/', '' ) )]
	#[TestWith( array( '/wp-content/x.png', '' ) )]
	#[TestWith( array( '/residential/en/%3Cscript%3E/', '' ) )]
	#[TestWith( array( '/residential/en/a-b-c-d-e-f-g-h-i-j/', '' ) )]
	public function test_the_words_of_an_address( string $path, string $words ): void {
		self::assertSame( $words, AddressTerms::in( $path ) );
	}

	#[TestWith( array( '', '/es/?s=a', 'es' ) )]
	#[TestWith( array( '', '/?s=a', null ) )]
	#[TestWith( array( 'home/comfort', '/home/comfort/fr/', 'fr' ) )]
	#[TestWith( array( 'home/comfort', '/home/comfort', 'en' ) )]
	#[TestWith( array( 'residential', '/residential/es/products/', null ) )]
	#[TestWith( array( 'residential', '/residential/de/', null ) )]
	public function test_the_addresses_follow_the_base_path( string $base, string $path, ?string $language ): void {
		update_option( Settings::OPTION, array( 'base_path' => $base ) );

		self::assertSame( $language, ( new SearchAddress( new BasePath( new Settings() ) ) )->read( (string) strtok( $path, '?' ) )[0]->value ?? null );
	}

	/** @return list<string> the results of the search at an address */
	private function titles( string $address ): array {
		$this->visit( $address );
		/** @var WP_Query $wp_query */
		global $wp_query;

		return array_map( static fn ( mixed $post ): string => $post instanceof WP_Post ? $post->post_title : '', array_values( (array) $wp_query->posts ) );
	}

	/**
	 * @param list<string> $titles
	 * @return list<string>
	 */
	private static function sorted( array $titles ): array {
		sort( $titles );

		return $titles;
	}

	private function queries( string $address, bool $with_search ): int {
		wp_cache_flush();
		$before = self::wpdb()->num_queries;
		$this->visit( $address, $with_search );
		do_blocks( self::FORM );

		return self::wpdb()->num_queries - $before;
	}

	private function visit( string $address, bool $with_search = true ): void {
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PHP_SELF']    = '/index.php';
		$_SERVER['HTTP_HOST']   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		$_GET = wp_slash( $_GET );

		foreach ( array( 'parse_request', 'posts_pre_query', 'posts_search', 'posts_orderby', 'search_template_hierarchy', 'hvac_blocks_language_links', 'document_title_parts', 'render_block_core/search', 'get_search_form', 'determine_locale' ) as $hook ) {
			remove_all_filters( $hook );
		}

		// WordPress loads a request's texts before any page is looked up.
		LanguageSwitch::start( RequestLanguage::of_request() );
		( new RequestLanguage() )->boot();

		foreach ( $with_search ? ( new SiteSearchModule( self::wpdb(), new BasePath(), static fn (): ProductStore => new ProductStore( self::wpdb() ) ) )->features() : array() as $feature ) {
			$feature->boot();
		}

		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$GLOBALS['wp']           = new \WP();
		$GLOBALS['wp']->main();
	}

	/** @param array{post_type?: string, post_status?: string, post_excerpt?: string, post_password?: string} $more */
	private static function write( string $title, int $parent = 0, string $content = '', array $more = array() ): int {
		return wp_insert_post(
			$more + array(
				'post_type'    => 'page',
				'post_title'   => $title,
				'post_parent'  => $parent,
				'post_status'  => 'publish',
				'post_content' => wp_slash( $content ),
			)
		);
	}
}
