<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Testing\PolylangPages;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WpmlPages;
use WP_Post;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class CounterpartRoutesTest extends TestCase {
	/** @var array<string, int> by path */
	private array $pages = array();

	protected function setUp(): void {
		$pages = new TranslatedPages( self::wpdb(), new BasePath(), new ConfiguredPages() );
		self::answer_routes( new ShowCounterpartsRoute( new LanguageReport( $pages ) ), new CreateCounterpartRoute( new CounterpartDraft( $pages ) ), new ChooseCounterpartRoute( new CounterpartLink( $pages ) ), new ShowCandidatesRoute( new CounterpartLink( $pages ) ) );

		foreach ( array( 'residential', 'residential/en', 'residential/es', 'residential/en/products', 'residential/es/productos', 'residential/en/products/furnaces' ) as $path ) {
			$this->page( $path );
		}
		( new Counterparts() )->link( array( 'en' => $this->pages['residential/en/products'], 'es' => $this->pages['residential/es/productos'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		$this->as_role( 'editor' );
	}

	protected function tearDown(): void {
		PolylangPages::$joined    = array();
		PolylangPages::$languages = array();
	}

	public function test_a_page_tells_its_language_and_its_counterparts(): void {
		$answer = $this->rest( 'GET', $this->path( 'residential/en/products' ) )->get_data();

		self::assertSame( 'en', is_array( $answer ) ? $answer['lang'] : '' );
		self::assertSame( array( 'es' => $this->pages['residential/es/productos'], 'fr' => 0 ), $this->counterparts( 'residential/en/products' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
	}

	public function test_a_page_outside_the_languages_has_a_language_but_no_counterparts(): void {
		$this->page( 'imprint' );

		self::assertSame( array( 'lang' => 'en', 'texts' => array(), 'row' => null ), $this->rest( 'GET', $this->path( 'imprint' ) )->get_data() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
	}

	public function test_a_counterpart_is_a_linked_draft_with_the_same_blocks_below_the_counterpart_of_the_parent(): void {
		$source  = $this->pages['residential/en/products/furnaces'];
		$content = '<!-- wp:hvac-blocks/faq {"title":"A \\u0026 B \\"quoted\\" \\\\ end"} /-->';
		wp_update_post( array( 'ID' => $source, 'post_content' => wp_slash( $content ), 'post_excerpt' => 'Short.', 'menu_order' => 4 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		update_post_meta( $source, '_wp_page_template', 'wide' );

		$answer = $this->rest( 'POST', $this->path( 'residential/en/products/furnaces' ), array( 'lang' => 'es' ) );
		self::assertSame( 201, $answer->get_status() );
		$page = get_post( self::made( $answer ) );

		self::assertInstanceOf( WP_Post::class, $page );
		self::assertSame( array( 'draft', $content, 'Short.', 4, $this->pages['residential/es/productos'], 'wide' ), array( $page->post_status, $page->post_content, $page->post_excerpt, $page->menu_order, $page->post_parent, get_post_meta( $page->ID, '_wp_page_template', true ) ) );
		self::assertSame( 'es', PageLanguage::of_post( $page )->value );
		self::assertSame( array( 'en' => $source, 'es' => $page->ID ), wp_list_pluck( ( new Counterparts() )->of( $page ), 'ID' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		self::assertSame( $page->ID, $this->counterparts( 'residential/en/products/furnaces' )['es'] ?? 0 );

		self::assertSame( 409, $this->rest( 'POST', $this->path( 'residential/en/products/furnaces' ), array( 'lang' => 'es' ) )->get_status() );
		$row = (array) $this->rest( 'GET', $this->path( 'residential/en/products/furnaces' ) )->get_data();
		self::assertStringNotContainsString( '"older"', (string) wp_json_encode( $row ), 'A page that was just made is not the older one.' );
	}

	public function test_a_page_knows_the_texts_of_the_page_that_it_is_translated_from(): void {
		$source = $this->pages['residential/en/products/furnaces'];
		wp_update_post( array( 'ID' => $source, 'post_title' => 'Furnaces', 'post_content' => wp_slash( '<!-- wp:hvac-blocks/faq-item {"question":"Warm &amp; <em>quiet</em>?"} /--><!-- wp:hvac-blocks/video {"url":"https://youtu.be/x","image":{"id":3,"alt":"A house"}} /-->' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$made = self::made( $this->rest( 'POST', $this->path( 'residential/en/products/furnaces' ), array( 'lang' => 'es' ) ) );

		$texts = static fn ( array $answer ): mixed => $answer['texts'] ?? null;
		self::assertSame( array( 'Furnaces', 'Warm & quiet?', 'A house' ), $texts( (array) $this->rest( 'GET', "/hvac-blocks/v1/admin/pages/$made/counterparts" )->get_data() ) );
		self::assertSame( array(), $texts( (array) $this->rest( 'GET', $this->path( 'residential/en/products/furnaces' ) )->get_data() ) );
	}

	public function test_without_a_counterpart_of_its_parent_it_is_below_the_languages_home(): void {
		$this->page( 'residential/fr' );

		$id = self::made( $this->rest( 'POST', $this->path( 'residential/en/products/furnaces' ), array( 'lang' => 'fr' ) ) );

		self::assertSame( $this->pages['residential/fr'], get_post( $id )->post_parent ?? 0 );
	}

	public function test_a_draft_that_was_never_published_has_counterparts_too(): void {
		$draft = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'New', 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertSame( '', get_post( $draft )->post_name ?? null );
		$this->pages['new'] = $draft;

		$id = self::made( $this->rest( 'POST', $this->path( 'new' ), array( 'lang' => 'es' ) ) );

		self::assertSame( $id, $this->counterparts( 'new' )['es'] ?? 0 );
		self::assertSame( 409, $this->rest( 'POST', $this->path( 'new' ), array( 'lang' => 'es' ) )->get_status() );
	}

	public function test_polylang_learns_of_it(): void {
		require_once __DIR__ . '/../../Testing/polylang.php';
		$source = $this->pages['residential/en/products/furnaces'];

		$id = self::made( $this->rest( 'POST', $this->path( 'residential/en/products/furnaces' ), array( 'lang' => 'fr' ) ) );

		self::assertSame( array( 'en' => $source, 'fr_CA' => $id ), PolylangPages::$joined[ $id ] ?? array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
	}

	public function test_it_stays_below_its_home_page_which_polylang_does_not_know(): void {
		require_once __DIR__ . '/../../Testing/polylang.php';
		// What Polylang does when a page with a language is saved.
		$polylang = static fn ( int $parent, int $page ): int => isset( PolylangPages::$languages[ $page ] ) ? (int) ( PolylangPages::$joined[ $parent ][ PolylangPages::$languages[ $page ] ] ?? 0 ) : $parent;
		add_filter( 'wp_insert_post_parent', $polylang, 10, 2 );
		$home = $this->pages['residential/es'];
		$made = self::made( $this->rest( 'POST', $this->path( 'residential/en/products/furnaces' ), array( 'lang' => 'es' ) ) );
		pll_set_post_language( $made, 'es' );

		wp_update_post( array( 'ID' => $made, 'post_parent' => $home, 'post_status' => 'publish' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertSame( $home, get_post( $made )->post_parent ?? 0 );

		// Polylang's reason holds for a parent in another language.
		wp_update_post( array( 'ID' => $made, 'post_parent' => $this->pages['residential/en'] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertSame( 0, get_post( $made )->post_parent ?? 1 );
	}

	public function test_wpml_learns_of_it(): void {
		$source = $this->pages['residential/en/products/furnaces'];
		$wpml   = new WpmlPages( array( 7 => array( $source ) ) );

		$id = self::made( $this->rest( 'POST', $this->path( 'residential/en/products/furnaces' ), array( 'lang' => 'fr' ) ) );

		self::assertSame( array( 0 => $source, 2 => $id ), $wpml->groups[7] ?? array() );
	}

	public function test_an_editor_links_a_page_that_exists_and_removes_the_link(): void {
		$this->page( 'residential/es/productos/hornos' );
		$source = 'residential/en/products/furnaces';
		$chosen = $this->pages['residential/es/productos/hornos'];

		// The counterpart of another page is not offered.
		self::assertSame( array( $chosen ), $this->candidates( $source, 'productos' ) );
		self::assertSame( array(), $this->candidates( $source, 'sofas' ) );

		self::assertSame( 200, $this->choose( $source, $chosen ) );
		self::assertSame( $chosen, $this->counterparts( $source )['es'] ?? 0 );
		self::assertSame( 200, $this->choose( $source, 0 ) );
		self::assertSame( 0, $this->counterparts( $source )['es'] ?? 0 );
	}

	public function test_a_page_in_another_language_is_not_linked_nor_are_two_at_the_same_place_parted(): void {
		$this->page( 'residential/es/products' );
		$this->page( 'residential/es/products/furnaces' );
		$this->page( 'residential/fr' );
		$this->page( 'residential/fr/fournaises' );
		$source = 'residential/en/products/furnaces';

		self::assertSame( 409, $this->choose( $source, $this->pages['residential/fr/fournaises'] ) );
		self::assertSame( $this->pages['residential/es/products/furnaces'], $this->counterparts( $source )['es'] ?? 0 );
		self::assertSame( 409, $this->choose( $source, 0 ) );
		self::assertSame( $this->pages['residential/es/products/furnaces'], $this->counterparts( $source )['es'] ?? 0 );
	}

	public function test_links_of_wpml_are_removed_there(): void {
		$source = $this->pages['residential/en/products'];
		new WpmlPages( array( 7 => array( $source, $this->pages['residential/es/productos'] ) ) );

		self::assertSame( 409, $this->choose( 'residential/en/products', 0 ) );
	}

	public function test_only_pages_that_the_user_may_edit(): void {
		self::assertSame( 404, $this->rest( 'GET', '/hvac-blocks/v1/admin/pages/999999/counterparts' )->get_status() );

		add_filter( 'map_meta_cap', static fn ( array $caps, string $cap ): array => 'edit_post' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		self::assertSame( 403, $this->rest( 'POST', $this->path( 'residential/en/products' ), array( 'lang' => 'fr' ) )->get_status() );
	}

	/** @return array<string, int> the IDs by language; 0 for a missing one */
	private function counterparts( string $page ): array {
		/** @var array{row: array{counterparts: list<array{lang: string, page: array{id: int}|null}>}} $answer */
		$answer = $this->rest( 'GET', $this->path( $page ) )->get_data();

		return array_combine( array_column( $answer['row']['counterparts'], 'lang' ), array_map( static fn ( array $one ): int => $one['page']['id'] ?? 0, $answer['row']['counterparts'] ) );
	}

	/** @return list<int> */
	private function candidates( string $page, string $search ): array {
		/** @var array{pages: list<array{id: int}>} $answer */
		$answer = $this->rest( 'GET', "/hvac-blocks/v1/admin/pages/{$this->pages[ $page ]}/counterpart-candidates?lang=es&search=$search" )->get_data();

		return array_column( $answer['pages'], 'id' );
	}

	/** @return int the answer's status */
	private function choose( string $page, int $id ): int {
		return $this->rest( 'PUT', $this->path( $page ), array( 'lang' => 'es', 'page' => $id ) )->get_status(); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
	}

	private static function made( WP_REST_Response $answer ): int {
		$data = $answer->get_data();

		return is_array( $data ) && is_int( $data['id'] ?? null ) ? $data['id'] : 0;
	}

	private function path( string $page ): string {
		return "/hvac-blocks/v1/admin/pages/{$this->pages[ $page ]}/counterparts";
	}

	private function page( string $path ): void {
		$this->pages[ $path ] = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => $path, 'post_name' => basename( $path ), 'post_status' => 'publish', 'post_parent' => $this->pages[ dirname( $path ) ] ?? 0 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
	}
}
