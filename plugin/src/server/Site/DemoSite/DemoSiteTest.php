<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageAlternates;
use HvacBlocks\Platform\Languages\TemplateParts;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\Steps\DemoNavigationStep;
use HvacBlocks\Site\DemoSite\Steps\DemoPagesStep;
use HvacBlocks\Site\DemoSite\Steps\DemoSettingsStep;
use HvacBlocks\Site\DemoSite\Steps\DemoStep;
use HvacBlocks\Site\DemoSite\Steps\StepProgress;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

final class DemoSiteTest extends TestCase {
	/** 96 in each language, four of them campaigns below four parents, the English place among the languages, and the front page of a new site. */
	private const PAGES = 299;

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '' );
		$wp_rewrite->init();
		update_option( 'fresh_site', '1' );
		update_option( 'show_on_front', 'posts' );
		delete_option( DemoSettingsStep::OPTION );
	}

	public function test_it_makes_every_page_of_the_specification_in_three_languages(): void {
		$this->make();

		foreach ( array( 'residential', 'residential/es', 'residential/fr' ) as $home ) {
			self::assertSame( 'publish', $this->page( $home )->post_status );
		}

		foreach ( array( 'en', 'es', 'fr' ) as $language ) {
			foreach ( array( 'dealer-locator', 'find-a-dealer', 'contact-dealer', 'schedule-service', 'request-a-quote', 'resources', 'campaigns/mv/hvac-built-to-last', 'campaigns/sy/hvac-built-to-last', 'campaigns/mg/trane-hvac-built-to-last', 'campaigns/mg/repair-or-replace', 'privacy', 'terms', 'accessibility' ) as $name ) {
				self::assertSame( home_url( "/residential/$language/$name/" ), get_permalink( $this->page( "residential/$language/$name" ) ) );
			}
		}

		self::assertSame( 'Trane Residential', get_option( 'blogname' ) );
		self::assertSame( '1-800-555-0177', ( new Settings() )->string( 'customer_service_phone' ) );
	}

	public function test_a_batch_is_bounded(): void {
		$site   = $this->site();
		$before = $this->make_first_pages( $site )['progress']['done'];
		$after  = $site->next()['progress']['done'];

		self::assertGreaterThan( $before, $after );
		self::assertLessThanOrEqual( $before + 72, $after );
	}

	public function test_a_batch_ends_when_its_time_is_over(): void {
		$this->site()->next();
		$site = $this->site( seconds: 0.0 );

		foreach ( array( 1, 2 ) as $done ) {
			self::assertSame( $done, array_column( $site->next()['steps'], null, 'step' )['first-pages']['progress']['done'] ?? 0 );
		}
	}

	public function test_visitors_find_home_and_the_locator_before_the_rest_is_there(): void {
		$status = $this->make_first_pages();

		foreach ( array( '', '/es', '/fr', '/en/dealer-locator', '/es/dealer-locator', '/fr/dealer-locator', '/fr/contact-dealer' ) as $path ) {
			self::assertSame( 'publish', $this->page( "residential$path" )->post_status );
		}
		self::assertEquals( $this->page( 'start' )->ID, get_option( 'page_on_front' ) );
		self::assertStringContainsString( '/residential/es/dealer-locator/', implode( array_column( get_posts( array( 'post_type' => 'wp_navigation', 'name' => 'hvac-blocks-menu-es' ) ), 'post_content' ) ) );
		self::assertNull( get_page_by_path( 'residential/en/resources' ) );
		self::assertGreaterThan( 0, $status['progress']['done'] );
		self::assertLessThan( $status['progress']['total'], $status['progress']['done'] );
	}

	public function test_what_looking_takes_of_memory_does_not_grow_with_the_pages_there(): void {
		$content = $this->content();
		$pages   = array_slice( $content->pages(), 0, 200 );

		foreach ( $pages as $page ) {
			self::wpdb()->insert(
				self::wpdb()->posts,
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_name'    => basename( $page->path ),
					'post_content' => str_repeat( 'x', 100_000 ),
				)
			);
		}

		$step = new DemoPagesStep( $content, new DemoPosts() );
		wp_cache_flush();
		self::wpdb()->flush();
		memory_reset_peak_usage();
		$before = memory_get_usage();

		$step->progress();

		self::assertLessThan( 100_000 * count( $pages ) / 2, memory_get_peak_usage() - $before );
	}

	public function test_a_page_that_is_made_leaves_nothing_in_memory(): void {
		$this->make_first_pages();
		$step = new DemoPagesStep( $this->content(), new DemoPosts(), seconds: INF );
		$done = $step->progress()->done;
		wp_cache_flush();
		$before = memory_get_usage();

		$step->run();

		$used = memory_get_usage() - $before;

		self::assertLessThan( 5_000 * ( $step->progress()->done - $done ), $used );
	}

	/** One test, because making every page takes longest. */
	public function test_looking_how_far_it_is_costs_a_few_queries_however_many_pages_there_are_and_a_second_run_changes_nothing(): void {
		$this->make();
		wp_cache_flush();
		$queries = self::wpdb()->num_queries;

		$this->site()->status();

		self::assertLessThan( self::PAGES, self::wpdb()->num_queries - $queries );

		$before = $this->everything();
		$status = $this->make();

		self::assertTrue( $status['done'] );
		self::assertSame( $before, $this->everything() );
	}

	public function test_what_an_editor_changed_stays_and_what_is_missing_comes_back(): void {
		$this->make();

		wp_update_post(
			array(
				'ID'           => $this->page( 'residential/es/resources' )->ID,
				'post_content' => 'Mine',
			)
		);
		wp_delete_post( $this->page( 'residential/fr/resources' )->ID, true );

		$this->make();

		self::assertSame( 'Mine', $this->page( 'residential/es/resources' )->post_content );
		self::assertSame( 'publish', $this->page( 'residential/fr/resources' )->post_status );
	}

	public function test_whatever_a_person_changed_of_a_page_keeps_it_from_newer_texts(): void {
		foreach ( array( 'post_title', 'post_excerpt', 'post_content' ) as $field ) {
			$posts = new DemoPosts();
			$id    = $posts->write( null, 'Old text', array( 'post_type' => 'page', 'post_title' => 'A page', 'post_name' => "a-page-$field", 'post_excerpt' => 'What it is about' ) );

			self::assertFalse( $posts->is_done( $this->post( $id ), 'New text' ) );
			wp_update_post( array( 'ID' => $id, $field => 'Mine' ) );
			self::assertTrue( $posts->is_done( $this->post( $id ), 'New text' ), $field );
		}
	}

	public function test_a_page_that_is_cut_short_is_not_there(): void {
		$broken = static fn (): never => throw new RuntimeException( 'The server was stopped.' );
		add_filter( 'add_post_metadata', $broken );

		try {
			( new DemoPosts() )->write( null, 'Text', array( 'post_type' => 'page', 'post_title' => 'A page', 'post_name' => 'cut-short' ) );
		} catch ( RuntimeException ) {
			remove_filter( 'add_post_metadata', $broken );
		}

		wp_cache_flush();
		self::assertNull( get_page_by_path( 'cut-short' ) );
	}

	public function test_a_page_that_was_there_before_is_left_alone(): void {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_title'   => 'Ours',
				'post_name'    => 'residential',
				'post_content' => 'Written by hand',
				'post_status'  => 'publish',
			)
		);
		$this->make_first_pages();

		self::assertSame( $id, $this->page( 'residential' )->ID );
		self::assertSame( 'Written by hand', $this->page( 'residential' )->post_content );
		self::assertSame( $id, $this->page( 'residential/es' )->post_parent );
	}

	public function test_a_page_nobody_changed_follows_newer_texts(): void {
		$posts = new DemoPosts();
		$id    = $posts->write(
			null,
			'Old text',
			array(
				'post_type'  => 'page',
				'post_title' => 'A page',
				'post_name'  => 'a-page',
			)
		);
		$post  = $this->post( $id );

		self::assertTrue( $posts->is_done( $post, 'Old text' ) );
		self::assertFalse( $posts->is_done( $post, 'New text' ) );
	}

	public function test_a_new_site_shows_what_stands_behind_flags(): void {
		$this->site()->next();
		$settings = new Settings();
		$dealers  = array_fill_keys( array_map( static fn ( string $line ): string => (string) strtok( $line, ',' ), file( dirname( __DIR__, 4 ) . '/data/demo-dealers.csv' ) ?: array() ), true );

		self::assertTrue( $settings->bool( 'flag_126_call_tracking' ) && $settings->bool( 'flag_137_instant_estimate' ) );
		self::assertSame( 'demo', $settings->string( 'call_tracking_adapter' ) );
		self::assertFalse( $settings->bool( 'is_single_dealer' ) );
		self::assertSame( array( 3, 4 ), array( count( $settings->map( 'partner_logos' ) ), count( $settings->map( 'instant_estimate_links' ) ) ) );

		foreach ( array( ...array_keys( $settings->map( 'partner_logos' ) ), ...array_keys( $settings->map( 'instant_estimate_links' ) ), $settings->string( 'single_dealer_company_id' ) ) as $id ) {
			self::assertArrayHasKey( $id, $dealers );
		}
		foreach ( array( 'en', 'es', 'fr' ) as $language ) {
			self::assertContains( "/residential/$language/single-dealer/", $settings->strings( 'single_dealer_paths' ) );
		}
	}

	public function test_a_site_in_use_keeps_its_name_and_front_page(): void {
		update_option( 'fresh_site', '0' );
		update_option( 'blogname', 'A real company' );
		$this->make_first_pages();

		self::assertSame( 'A real company', get_option( 'blogname' ) );
		self::assertSame( array(), ( new Settings() )->stored() );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
	}

	public function test_markup_is_whole_with_nobody_logged_in(): void {
		wp_set_current_user( 0 );
		kses_init();
		$this->make();
		kses_remove_filters();

		foreach ( $this->content()->pages() as $page ) {
			self::assertSame( $page->content, $this->page( $page->path )->post_content, $page->path );
			self::assertStringNotContainsString( '{{', $page->content );
		}

		foreach ( get_posts( array( 'post_type' => 'wp_template_part', 'name' => 'header-es' ) ) as $header ) {
			self::assertStringContainsString( '<!-- wp:hvac-blocks/language-switcher', $this->post( is_int( $header ) ? $header : $header->ID )->post_content );
		}
	}

	public function test_a_spanish_page_has_the_spanish_header(): void {
		$this->make_first_pages();
		( new TemplateParts() )->boot();

		$_SERVER['REQUEST_URI'] = '/residential/es/';
		$spanish                = do_blocks( '<!-- wp:template-part {"slug":"header"} /-->' );
		$_SERVER['REQUEST_URI'] = '/residential/';
		$english                = do_blocks( '<!-- wp:template-part {"slug":"header"} /-->' );

		self::assertStringContainsString( 'href="/residential/es/dealer-locator/"', $spanish );
		self::assertStringContainsString( 'Encuentre un distribuidor', $spanish );
		self::assertStringContainsString( 'href="/residential/en/dealer-locator/"', $english );
		self::assertStringNotContainsString( 'Encuentre', $english );
	}

	public function test_the_footer_names_the_site(): void {
		$this->make_first_pages();
		( new TemplateParts() )->boot();

		$_SERVER['REQUEST_URI'] = '/residential/fr/';

		self::assertStringContainsString( '>Trane Residential. Ceci est un site de démonstration', do_blocks( '<!-- wp:template-part {"slug":"footer"} /-->' ) );
	}

	public function test_the_headers_languages_lead_to_the_same_page(): void {
		$this->make_first_pages();
		( new TemplateParts() )->boot();

		$_SERVER['REQUEST_URI']  = '/residential/es/dealer-locator/';
		$GLOBALS['wp_query']     = new \WP_Query( array( 'page_id' => $this->page( 'residential/es/dealer-locator' )->ID ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$header                  = do_blocks( '<!-- wp:template-part {"slug":"header"} /-->' );

		self::assertStringContainsString( 'href="' . home_url( '/residential/fr/dealer-locator/' ) . '" lang="fr"', $header );
		self::assertMatchesRegularExpression( '~<a [^>]*lang="es"[^>]*aria-current="true"~', $header );
	}

	public function test_the_home_has_counterparts(): void {
		add_action( 'save_post_page', ( new LanguageAlternates() )->link( ... ), 10, 2 );
		$this->make_first_pages();

		self::assertSame(
			array(
				'en' => home_url( '/residential/' ),
				'es' => home_url( '/residential/es/' ),
				'fr' => home_url( '/residential/fr/' ),
			),
			( new LanguageAlternates() )->of_page( $this->page( 'residential' ) )
		);
	}

	/** @return iterable<string, array{string, string, int}> */
	public static function redirects(): iterable {
		yield 'the English place among the languages' => array( 'residential/en', '/residential/', 301 );
		yield 'the bare address' => array( 'start', '/residential/', 302 );
	}

	#[DataProvider( 'redirects' )]
	public function test_it_sends_visitors_on( string $path, string $to, int $status ): void {
		$this->make_first_pages();
		$sent = array();
		add_filter(
			'wp_redirect',
			static function ( string $location, int $status ) use ( &$sent ): string {
				$sent = array( $location, $status );

				return '';
			},
			10,
			2
		);
		remove_all_actions( 'template_redirect' );
		( new PageRedirects() )->boot();
		$GLOBALS['wp_query']     = new \WP_Query( array( 'page_id' => $this->page( $path )->ID ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		do_action( 'template_redirect' );

		self::assertSame( array( home_url( $to ), $status ), $sent );
	}

	public function test_a_step_that_does_not_come_forward_ends_the_run(): void {
		$stuck = new class() implements DemoStep {
			public function name(): string {
				return 'stuck';
			}

			public function label(): string {
				return 'Stuck';
			}

			public function progress(): StepProgress {
				return new StepProgress( 1, 2 );
			}

			public function run(): void {}
		};

		$this->expectException( RuntimeException::class );
		( new DemoSite( $stuck ) )->next();
	}

	/** @return iterable<string, array{'administrator'|'editor'|'contributor'|'subscriber'|'anonymous', int}> */
	public static function roles(): iterable {
		yield 'anonymous' => array( 'anonymous', 401 );
		yield 'subscriber' => array( 'subscriber', 403 );
		yield 'contributor' => array( 'contributor', 403 );
		yield 'editor' => array( 'editor', 403 );
		yield 'administrator' => array( 'administrator', 200 );
	}

	/** @param 'administrator'|'editor'|'contributor'|'subscriber'|'anonymous' $role */
	#[DataProvider( 'roles' )]
	public function test_only_administrators_see_and_make_it( string $role, int $status ): void {
		$this->with_routes();
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', '/hvac-blocks/v1/admin/starter-site' )->get_status() );
		self::assertSame( $status, $this->rest( 'POST', '/hvac-blocks/v1/admin/starter-site' )->get_status() );
		self::assertSame( 200 === $status, is_array( get_option( DemoSettingsStep::OPTION ) ) );
	}

	public function test_a_caller_that_loops_comes_to_the_end(): void {
		$this->with_routes();
		$this->as_role( 'administrator' );

		for ( $calls = 1; $calls < 30; $calls++ ) {
			$answer = $this->rest( 'POST', '/hvac-blocks/v1/admin/starter-site' );
			$data   = $answer->get_data();
			self::assertIsArray( $data );

			if ( true === $data['done'] ) {
				break;
			}
		}

		self::assertLessThan( 15, $calls );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		self::assertSame( $data, $this->rest( 'GET', '/hvac-blocks/v1/admin/starter-site' )->get_data() );
		self::assertSame( self::PAGES, array_column( $this->site()->status()['steps'], null, 'step' )['pages']['progress']['total'] ?? 0 );
	}

	public function test_the_routes_have_schemas(): void {
		foreach ( array( new ShowDemoSiteRoute( $this->site() ), new MakeDemoSiteRoute( $this->site() ) ) as $route ) {
			self::assertTrue( rest_validate_value_from_schema( $this->site()->status(), $route->schema() ) );
		}
	}

	public function test_a_failing_step_is_an_error_and_no_answer_of_success(): void {
		$broken = new class() implements DemoStep {
			public function name(): string {
				return 'broken';
			}

			public function label(): string {
				return 'Broken';
			}

			public function progress(): StepProgress {
				return new StepProgress( 0, 1 );
			}

			public function run(): void {
				throw new RuntimeException( 'The disk is full.' );
			}
		};

		remove_all_actions( 'rest_api_init' );
		self::answer_routes( new MakeDemoSiteRoute( new DemoSite( $broken ) ) );
		$this->as_role( 'administrator' );
		$answer = $this->rest( 'POST', '/hvac-blocks/v1/admin/starter-site' );

		self::assertSame( 500, $answer->get_status() );
		self::assertSame( 'The disk is full.', $answer->as_error()?->get_error_message() );
	}

	private function with_routes(): void {
		remove_all_actions( 'rest_api_init' );
		self::answer_routes( new ShowDemoSiteRoute( $this->site() ), new MakeDemoSiteRoute( $this->site() ) );
	}

	/** @return array{done: bool} */
	private function make(): array {
		$site = $this->site();

		do {
			$status = $site->next();
		} while ( ! $status['done'] );

		return $status;
	}

	/**
	 * Enough to test the home pages, the locator, the menu and the header.
	 *
	 * @return array{done: bool, progress: array{done: int, total: int}, ...}
	 */
	private function make_first_pages( ?DemoSite $site = null ): array {
		$site ??= $this->site();

		do {
			$status = $site->next();
		} while ( 'pages' !== $status['step'] );

		return $status;
	}

	private function content(): DemoContent {
		return new DemoContent( dirname( __DIR__, 3 ) . '/starter-site', plugins_url( 'src/starter-site/images', dirname( __DIR__, 4 ) . '/plugin.php' ) );
	}

	/** @param float $seconds per batch; without a limit, the number of pages does not depend on the machine */
	private function site( float $seconds = INF ): DemoSite {
		$content = $this->content();

		return new DemoSite(
			new DemoSettingsStep( new DemoSettings( $content ) ),
			new DemoPagesStep( $content, new DemoPosts(), first: true, seconds: $seconds ),
			new DemoNavigationStep( $content, new DemoPosts() ),
			new DemoPagesStep( $content, new DemoPosts(), seconds: $seconds ),
		);
	}

	private function page( string $path ): WP_Post {
		$page = get_page_by_path( $path );
		self::assertInstanceOf( WP_Post::class, $page, "There is no page $path." );

		return $page;
	}

	private function post( int $id ): WP_Post {
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );

		return $post;
	}

	/** @return list<array<string, string|null>> */
	private function everything(): array {
		/** @var \wpdb $wpdb */
		global $wpdb;

		/** @var list<array<string, string|null>> $rows */
		$rows = $wpdb->get_results( "SELECT ID, post_name, post_parent, post_content, post_modified FROM $wpdb->posts ORDER BY ID", 'ARRAY_A' );

		return $rows;
	}
}
