<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Platform\Languages\BasePath;
use HvacBlocks\Platform\Languages\ConfiguredPages;
use HvacBlocks\Platform\Languages\Counterparts\Counterparts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\PolylangPages;
use HvacBlocks\Testing\RecordingConsole;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\WpmlPages;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

final class LanguageReportTest extends TestCase {
	private const BOX = '<!-- wp:group --><div class="wp-block-group"><!-- wp:heading --><h2>A</h2><!-- /wp:heading --><!-- wp:heading --><h2>B</h2><!-- /wp:heading --></div><!-- /wp:group -->';

	private int $base = 0;

	/** @var array<string, int> the pages of the languages */
	private array $roots = array();

	#[Before]
	public function add_homes(): void {
		$this->base  = self::page( 'residential', 0 );
		$this->roots = array(
			'en' => self::page( 'en', $this->base ),
			'es' => self::page( 'es', $this->base ),
			'fr' => self::page( 'fr', $this->base ),
		);
	}

	public function test_pages_that_are_alike_in_all_languages_are_not_listed(): void {
		$this->in_languages( 'pricing', array( 'en' => self::BOX, 'es' => self::BOX, 'fr' => self::BOX ) );

		self::assertSame( array( 'checked' => 2, 'rows' => array() ), $this->report()->compare( Language::English ) );
	}

	public function test_the_home_of_the_sites_language_stands_above_the_languages(): void {
		self::write( $this->base, self::BOX );
		$row = $this->rows()[''];

		self::assertSame( $this->base, $row->page->id );
		self::assertSame( array( array( 'core/group' => 1, 'core/heading' => 2 ), array( 'core/group' => 1, 'core/heading' => 2 ) ), array_column( $row->counterparts, 'lacks' ) );
	}

	public function test_it_finds_what_is_missing_below_a_path_that_another_language_has(): void {
		$ids = $this->in_languages( 'products', array( 'en' => '', 'es' => '' ) );
		self::page( 'furnaces', $ids['es'] );

		self::assertSame( array( 'products' => array( 'fr' => array( Fault::Missing ) ), 'products/furnaces' => array( 'en' => array( Fault::Missing ), 'fr' => array( Fault::Missing ) ) ), $this->faults() );
		self::assertSame( Language::Spanish, $this->rows()['products/furnaces']->page->language );
	}

	public function test_a_linked_page_is_a_counterpart_wherever_it_is(): void {
		$ids = $this->in_languages( 'pricing', array( 'en' => self::BOX, 'es' => self::BOX, 'fr' => self::BOX ) );
		( new Counterparts() )->link( $ids );
		wp_update_post( array( 'ID' => $ids['es'], 'post_name' => 'precios' ) );
		wp_update_post( array( 'ID' => $ids['fr'], 'post_name' => 'prix', 'post_parent' => 0 ) );

		self::assertSame( array(), $this->faults() );
	}

	public function test_pages_that_polylang_or_wpml_joins_are_counterparts_as_they_say(): void {
		require_once __DIR__ . '/../../Testing/polylang.php';
		$ids    = $this->in_languages( 'pricing', array( 'en' => '', 'es' => self::BOX, 'fr' => self::BOX ) );
		$joined = self::page( 'precios', $this->roots['es'] );

		PolylangPages::$joined = array_fill_keys( array( $ids['en'], $joined ), array( 'en' => $ids['en'], 'es' => $joined ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		$polylang              = $this->counterparts_of( $ids['en'] );
		PolylangPages::$joined = array();
		self::assertSame( $joined, $polylang['es'] );

		new WpmlPages( array( 7 => array( $ids['en'], $ids['es'] ), 8 => array( 1 => $joined, 2 => $ids['fr'] ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		self::assertSame( $ids['es'], $this->counterparts_of( $ids['en'] )['es'] );
		self::assertSame( $joined, $this->counterparts_of( $ids['fr'] )['es'] );
	}

	public function test_an_update_links_pages_by_their_paths_once(): void {
		$ids    = $this->in_languages( 'pricing', array( 'en' => self::BOX, 'es' => self::BOX ) );
		$upkeep = new CounterpartUpkeep( self::wpdb() );
		$links  = new Counterparts();
		array_map( $links->unlink( ... ), $ids );

		$upkeep->install();
		$linked = ( new StoredLinks( self::wpdb() ) )->all();
		self::assertSame( array( $ids['en'] => $ids, $ids['es'] => $ids ), array_map( static fn ( array $link ): array => $link['pages'], $linked ) );

		$upkeep->install();
		self::assertSame( $linked, ( new StoredLinks( self::wpdb() ) )->all() );
	}

	public function test_imported_pages_find_one_another_by_the_key_of_their_group(): void {
		$links = new Counterparts();
		$ids   = $this->in_languages( 'pricing', array( 'en' => self::BOX, 'es' => self::BOX ) );
		wp_update_post( array( 'ID' => $ids['es'], 'post_name' => 'precios' ) );
		array_map( $links->unlink( ... ), $ids );
		// As the importer adds them, with the IDs of the other site.
		foreach ( $ids as $language => $id ) {
			add_post_meta( $id, Counterparts::META, array( 'key' => 'k', 'language' => $language, 'pages' => array( 'en' => 900001, 'es' => 900002 ) ) );
		}
		$page = get_post( $ids['en'] ) ?? self::fail();
		self::assertSame( array(), $links->of( $page ) );

		( new CounterpartUpkeep( self::wpdb() ) )->boot();
		do_action( 'import_end' );

		self::assertSame( $ids, wp_list_pluck( $links->of( $page ), 'ID' ) );
	}

	public function test_each_page_is_imported_even_if_another_has_its_title_and_date(): void {
		$page = get_post( $this->in_languages( 'pricing', array( 'en' => self::BOX ) )['en'] ) ?? self::fail();
		( new CounterpartUpkeep( self::wpdb() ) )->boot();
		$existing = static fn ( int $found, string $guid ): mixed => apply_filters( 'wp_import_existing_post', $found, array( 'guid' => $guid ) );

		self::assertSame( $page->ID, $existing( $page->ID, $page->guid ) );
		self::assertSame( 0, $existing( $page->ID, 'https://example.org/residential/es/pricing/' ) );
		self::assertSame( 0, $existing( 0, $page->guid ) );
	}

	public function test_a_draft_is_no_counterpart_and_needs_none(): void {
		$ids = $this->in_languages( 'pricing', array( 'en' => '', 'es' => '', 'fr' => '' ) );
		wp_update_post( array( 'ID' => $ids['es'], 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => $ids['fr'], 'post_password' => 'secret' ) );
		$this->in_languages( 'plan', array( 'en' => '' ), 'draft' );
		wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'No slug yet', 'post_parent' => $this->roots['es'], 'post_status' => 'draft' ) );

		self::assertSame( array( 'pricing' => array( 'es' => array( Fault::Unpublished ), 'fr' => array( Fault::Unpublished ) ) ), $this->faults() );
	}

	public function test_what_is_published_is_the_measure_of_a_draft(): void {
		$ids = $this->in_languages( 'pricing', array( 'en' => '', 'es' => '', 'fr' => '' ) );
		wp_update_post( array( 'ID' => $ids['en'], 'post_status' => 'draft' ) );

		self::assertSame( array( 'pricing' => array( 'en' => array( Fault::Unpublished ) ) ), $this->faults() );
		self::assertSame( $ids['es'], $this->rows()['pricing']->page->id );
	}

	public function test_a_counterpart_is_older_when_the_page_was_changed_after_it(): void {
		$ids = $this->in_languages( 'pricing', array( 'en' => '', 'es' => '', 'fr' => '' ) );
		self::change( $ids['en'], '2026-07-01 12:00:00' );
		self::change( $ids['es'], '2026-07-01 11:54:59' );
		self::change( $ids['fr'], '2026-07-01 11:55:00' );

		self::assertSame( array( 'pricing' => array( 'es' => array( Fault::Older ) ) ), $this->faults() );
		self::assertSame( array(), $this->faults( Language::Spanish ), 'another measure' );
	}

	public function test_it_names_the_blocks_that_a_counterpart_lacks_inner_ones_too(): void {
		$less = str_replace( '<!-- wp:heading --><h2>B</h2><!-- /wp:heading -->', '<!-- wp:hvac-blocks/own /-->', self::BOX );
		$this->in_languages( 'pricing', array( 'en' => self::BOX, 'es' => $less, 'fr' => self::BOX . self::BOX ) );

		$row = $this->rows()['pricing'];
		self::assertCount( 1, $row->counterparts );
		self::assertSame( array( 'core/heading' => 1 ), $row->counterparts[0]->lacks );

		$row = $this->rows( Language::Spanish )['pricing'];
		self::assertSame( array( array( 'hvac-blocks/own' => 1 ), array( 'hvac-blocks/own' => 1 ) ), array_column( $row->counterparts, 'lacks' ) );
	}

	public function test_it_counts_the_texts_that_are_still_those_of_the_page_that_was_there_before(): void {
		$content = '<!-- wp:heading --><h2>Keep %s</h2><!-- /wp:heading --><!-- wp:hvac-blocks/faq-item {"question":"Why &amp; how?"} /--><!-- wp:button --><div><a href="/x">SEER2 14</a></div><!-- /wp:button --><!-- wp:paragraph --><p>100 %%</p><!-- /wp:paragraph -->';
		$ids     = $this->in_languages( 'pricing', array( 'en' => sprintf( $content, '<em>cool</em>' ), 'es' => sprintf( $content, 'cool' ), 'fr' => sprintf( $content, 'frais' ) ) );

		self::assertSame( array( 'es' => 3, 'fr' => 2 ), $this->untranslated( Language::English ) );
		self::assertSame( array( Fault::Texts ), $this->faults()['pricing']['es'] ?? array() );

		update_post_meta( $ids['es'], SameTexts::META, array( 'SEER2 14' ) );
		self::assertSame( array( 'es' => 2, 'fr' => 2 ), $this->untranslated( Language::English ) );
		self::assertSame( array( 'fr' => 2 ), $this->untranslated( Language::Spanish ) );
	}

	public function test_it_narrows_to_a_language_and_a_fault(): void {
		$this->in_languages( 'one', array( 'en' => self::BOX, 'es' => '' ) );
		$this->in_languages( 'two', array( 'en' => '', 'fr' => '' ) );

		$found = fn ( ?Language $language, ?Fault $fault ): array => array_column( $this->report()->compare( Language::English, $language, $fault )['rows'], 'path' );
		self::assertSame( array( 'one' ), $found( Language::French, null ) );
		self::assertSame( array( 'one', 'two' ), $found( null, Fault::Missing ) );
		self::assertSame( array( 'two' ), $found( Language::Spanish, Fault::Missing ) );
		self::assertSame( array( 'one' ), $found( null, Fault::Blocks ) );
	}

	public function test_a_page_that_the_settings_choose_is_the_counterpart_wherever_it_stands(): void {
		$this->in_languages( 'dealer-locator', array( 'en' => self::BOX, 'es' => self::BOX, 'fr' => self::BOX ) );
		$chosen = self::page( 'concesionarios', self::page( 'es', 0 ) );
		update_option( Settings::OPTION, array( ConfiguredPages::SETTING => array( array( 'page' => 'dealer-locator', 'lang' => 'es', 'id' => $chosen ) ) ) );

		self::assertSame( array( 'dealer-locator' => array( 'es' => array( Fault::Blocks ) ) ), $this->faults() );
		self::assertSame( $chosen, $this->rows()['dealer-locator']->counterparts[0]->page?->id );
	}

	public function test_pages_elsewhere_are_not_its_business(): void {
		self::page( 'imprint', 0 );
		self::page( 'about', self::page( 'residential-areas', 0 ) );
		self::page( 'de', $this->base );

		self::assertSame( 1, $this->report()->compare( Language::English )['checked'] );
	}

	public function test_pages_may_stand_at_the_root(): void {
		update_option( Settings::OPTION, array( BasePath::SETTING => '' ) );
		$front = self::page( 'start', 0, self::BOX );
		update_option( 'page_on_front', $front );
		self::page( 'pricing', self::page( 'es', 0 ) );

		self::assertSame( array( '' => array( 'es' => array( Fault::Blocks ), 'fr' => array( Fault::Missing ) ), 'pricing' => array( 'en' => array( Fault::Missing ), 'fr' => array( Fault::Missing ) ) ), $this->faults() );
		self::assertSame( $front, $this->rows()['']->page->id );
	}

	public function test_three_hundred_pages_cost_a_few_queries(): void {
		$this->as_role( 'editor' );
		$this->rest( 'GET', '/hvac-blocks/v1/admin/language-report' );
		$cost = array();

		foreach ( array( 1, 100 ) as $many ) {
			for ( $number = 0; $number < $many; $number++ ) {
				$this->in_languages( "page-$many-$number", array( 'en' => self::BOX, 'es' => self::BOX, 'fr' => '' ) );
			}

			wp_cache_flush();
			$before = self::wpdb()->num_queries;
			$this->rest( 'GET', '/hvac-blocks/v1/admin/language-report' );
			$cost[] = self::wpdb()->num_queries - $before;
		}

		// Contents are read a hundred at a time.
		self::assertLessThanOrEqual( $cost[0] + 5, $cost[1] );
	}

	public function test_the_screen_is_told_what_to_edit(): void {
		$ids = $this->in_languages( 'pricing', array( 'en' => self::BOX, 'es' => '' ) );
		wp_update_post( array( 'ID' => $ids['es'], 'post_status' => 'draft' ) );
		$this->as_role( 'editor' );
		$data = self::data( $this->rest( 'GET', '/hvac-blocks/v1/admin/language-report' ) );

		self::assertSame( array( 'en', 2, 1, 1, 1 ), array( $data['reference'], $data['checked'], $data['total'], $data['pages'], $data['page'] ) );
		self::assertIsArray( $data['rows'] );
		/** @var array{path: string, page: array{id: int, editUrl: string|null, viewUrl: string|null, status: string}, counterparts: list<array{lang: string, faults: list<string>, page: array{id: int, editUrl: string|null, viewUrl: string|null, status: string}|null, lacks: list<array{block: string, count: int}>}>} $row */
		$row = $data['rows'][0];
		self::assertSame( array( 'pricing', $ids['en'], get_permalink( $ids['en'] ) ), array( $row['path'], $row['page']['id'], $row['page']['viewUrl'] ) );
		[ $spanish, $french ] = $row['counterparts'];
		self::assertSame( array( 'es', array( 'unpublished', 'blocks' ), 'Draft', null ), array( $spanish['lang'], $spanish['faults'], $spanish['page']['status'] ?? null, $spanish['page']['viewUrl'] ?? null ) );
		self::assertSame( admin_url( "post.php?post={$ids['es']}&action=edit" ), $spanish['page']['editUrl'] ?? null );
		self::assertSame( array( array( 'block' => 'Group', 'count' => 1 ), array( 'block' => 'Heading', 'count' => 2 ) ), $spanish['lacks'] );
		self::assertSame( array( 'fr', array( 'missing' ), null ), array( $french['lang'], $french['faults'], $french['page'] ) );
	}

	public function test_it_turns_pages(): void {
		foreach ( array( 'a', 'b', 'c' ) as $name ) {
			$this->in_languages( $name, array( 'en' => '' ) );
		}
		$this->as_role( 'editor' );
		$data = self::data( $this->rest( 'GET', '/hvac-blocks/v1/admin/language-report?per_page=2&page=9' ) );

		self::assertSame( array( 3, 2, 2 ), array( $data['total'], $data['pages'], $data['page'] ) );
		self::assertIsArray( $data['rows'] );
		self::assertSame( array( 'c' ), array_column( $data['rows'], 'path' ) );
		self::assertSame( 400, $this->rest( 'GET', '/hvac-blocks/v1/admin/language-report?fault=wrong' )->get_status() );
	}

	#[TestWith( array( 'administrator', 200 ) )]
	#[TestWith( array( 'editor', 200 ) )]
	#[TestWith( array( 'author', 403 ) )]
	#[TestWith( array( 'anonymous', 401 ) )]
	public function test_is_for_those_who_edit_the_pages_of_others( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', '/hvac-blocks/v1/admin/language-report' )->get_status() );
	}

	public function test_the_command_prints_a_line_for_each_difference(): void {
		$ids = $this->in_languages( 'pricing', array( 'en' => self::BOX, 'es' => '' ) );
		self::change( $ids['en'], '2026-07-01 12:00:00' );
		self::change( $ids['es'], '2026-06-30 08:00:00' );

		self::assertSame(
			array(
				"table: pricing | es | older | 2026-06-30 08:00 < 2026-07-01 12:00 | {$ids['en']} | {$ids['es']}",
				"table: pricing | es | blocks | core/group × 1, core/heading × 2 | {$ids['en']} | {$ids['es']}",
				"table: pricing | fr | missing |  | {$ids['en']} | ",
			),
			$this->command( array() )
		);
		self::assertSame( array( "csv: pricing | fr | missing |  | {$ids['en']} | " ), $this->command( array( 'fault' => 'missing', 'format' => 'csv' ) ) );
		self::assertCount( 2, $this->command( array( 'language' => 'es', 'format' => 'json' ) ) );
		self::assertSame( array(), $this->command( array( 'reference' => 'es', 'fault' => 'older' ) ) );
	}

	#[TestWith( array( 'format', 'xml' ) )]
	#[TestWith( array( 'fault', 'wrong' ) )]
	#[TestWith( array( 'language', 'de' ) )]
	#[TestWith( array( 'reference', 'de' ) )]
	public function test_the_command_refuses_what_it_does_not_know( string $option, string $value ): void {
		self::assertStringStartsWith( 'fail: Unknown ', $this->command( array( $option => $value ) )[0] ?? '' );
	}

	/** @return array<string, array<string, list<Fault>>> by path and language */
	private function faults( Language $reference = Language::English ): array {
		return array_map( static fn ( ReportRow $row ): array => array_combine( array_map( static fn ( Counterpart $one ): string => $one->language->value, $row->counterparts ), array_column( $row->counterparts, 'faults' ) ), $this->rows( $reference ) );
	}

	/** @return array<string, ReportRow> by path */
	private function rows( Language $reference = Language::English ): array {
		return array_column( $this->report()->compare( $reference )['rows'], null, 'path' );
	}

	private function report(): LanguageReport {
		return new LanguageReport( new TranslatedPages( self::wpdb(), new BasePath(), new ConfiguredPages() ) );
	}

	/**
	 * @param array<string, string> $options
	 * @return list<string>
	 */
	private function command( array $options ): array {
		$console = new RecordingConsole();
		( new LanguagesCommand( $this->report(), $console ) )->report( array(), $options );

		return $console->lines;
	}

	/**
	 * @param array<string, string> $contents by language
	 * @return array<string, int> the pages by language
	 */
	private function in_languages( string $name, array $contents, string $status = 'publish' ): array {
		$ids = array();

		foreach ( $contents as $language => $content ) {
			$ids[ $language ] = self::page( $name, $this->roots[ $language ] ?? 0, $content, $status );
		}

		return $ids;
	}

	private static function page( string $name, int $parent, string $content = '', string $status = 'publish' ): int {
		return wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => "$name below $parent",
				'post_name'    => $name,
				'post_parent'  => $parent,
				'post_content' => wp_slash( $content ),
				'post_status'  => $status,
			)
		);
	}

	/** @return array<string, int> IDs by language; 0 for a missing one */
	private function counterparts_of( int $id ): array {
		$counterparts = $this->report()->of_page( $id )->counterparts ?? array();

		return array_combine( array_map( static fn ( Counterpart $one ): string => $one->language->value, $counterparts ), array_map( static fn ( Counterpart $one ): int => $one->page->id ?? 0, $counterparts ) );
	}

	/** @return array<string, int> the number of texts by language */
	private function untranslated( Language $reference ): array {
		$counterparts = $this->rows( $reference )['pricing']->counterparts;

		return array_combine( array_map( static fn ( Counterpart $one ): string => $one->language->value, $counterparts ), array_column( $counterparts, 'untranslated' ) );
	}

	private static function write( int $id, string $content ): void {
		wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( $content ) ) );
	}

	private static function change( int $id, string $time ): void {
		self::wpdb()->update( self::wpdb()->posts, array( 'post_modified_gmt' => $time ), array( 'ID' => $id ) );
	}
}
