<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\Import\DemoDealers;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\DemoRebates;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\DemoSite\DemoContent;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\DemoSite\DemoSettings;
use HvacBlocks\Site\DemoSite\DemoSite;
use HvacBlocks\Site\DemoSite\DemoSiteCommand;
use HvacBlocks\Site\DemoSite\Steps\DemoNavigationStep;
use HvacBlocks\Site\DemoSite\Steps\DemoPagesStep;
use HvacBlocks\Site\DemoSite\Steps\DemoRecordsStep;
use HvacBlocks\Site\DemoSite\Steps\DemoSettingsStep;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\RecordingConsole;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** @phpstan-import-type Plan from DemoSiteRemoval */
final class DemoSiteRemovalTest extends TestCase {
	private const DATA = __DIR__ . '/../../../../../data';

	private DealerStore $dealers;

	private RebateStore $rebates;

	/** The posts up to this ID are WordPress' own. */
	private int $last = 0;

	protected function setUp(): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '' );
		$wp_rewrite->init();
		update_option( 'fresh_site', '1' );
		update_option( 'show_on_front', 'posts' );
		update_option( 'blogname', 'Untitled' );
		delete_option( DemoSettingsStep::OPTION );
		$this->last    = (int) self::text( self::wpdb()->get_var( (string) self::wpdb()->prepare( 'SELECT MAX(ID) FROM %i', self::wpdb()->posts ) ) );
		$this->dealers = new DealerStore( self::wpdb() );
		$this->rebates = new RebateStore( self::wpdb() );
	}

	public function test_what_nobody_changed_goes_without_a_trace(): void {
		$draft  = self::draft_of_a_policy();
		$before = $this->contents();
		$this->make( 'pages', true );
		self::assertGreaterThan( 250, $this->part( 'pages' )['goes'] );
		self::assertEquals( $this->page( 'residential/en/privacy' )->ID, get_option( 'wp_page_for_privacy_policy' ) );
		$mark = get_site_icon_url( 512 );
		self::assertStringContainsString( wp_basename( $mark ), get_custom_logo() );
		self::assertFileExists( $this->file( $mark ) );

		$plan = $this->remove();

		self::assertFalse( has_site_icon() || has_custom_logo() );
		self::assertFileDoesNotExist( $this->file( $mark ) );

		self::assertSame( array( true, 0, array() ), array( $plan['done'], $plan['remaining'], $plan['kept'] ) );
		self::assertSame( $before, $this->contents() );
		self::assertSame( array( 0, 0 ), array( $this->dealers->count(), $this->rebates->count() ) );
		self::assertSame( array( 'Untitled', 'posts', '0' ), array( get_option( 'blogname' ), get_option( 'show_on_front' ), self::text( get_option( 'page_on_front' ) ) ) );
		self::assertEquals( $draft, get_option( 'wp_page_for_privacy_policy' ) );
		self::assertSame( array(), ( new Settings() )->stored() );
		self::assertSame( array(), get_posts( array( 'post_type' => 'any', 'post_status' => 'any', 'meta_key' => DemoPosts::MADE ) ) );
	}

	public function test_a_logo_that_a_person_chose_or_showed_stays(): void {
		$this->make();
		$mark = (int) self::text( get_option( 'site_icon' ) );
		update_option( 'site_logo', 123 );
		wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'About us', 'post_content' => "<!-- wp:image {\"id\":$mark} --><figure></figure><!-- /wp:image -->" ) );
		$this->remove();

		self::assertEquals( array( 0, 123 ), array( get_option( 'site_icon' ), get_option( 'site_logo' ) ) );
		self::assertNotNull( get_post( $mark ) );
		wp_delete_attachment( $mark, true );
	}

	private function file( string $url ): string {
		return str_replace( self::text( wp_get_upload_dir()['baseurl'] ), self::text( wp_get_upload_dir()['basedir'] ), $url );
	}

	public function test_the_page_of_the_privacy_policy_is_the_one_before_if_it_is_still_there(): void {
		$draft = self::draft_of_a_policy();

		foreach ( array( $draft, $draft, 0 ) as $before ) {
			if ( 0 === $before ) {
				wp_delete_post( $draft, true );
			}
			$this->make( 'dealers' );
			DemoSettings::choose_policy( $this->page( 'residential/fr/dealer-locator' )->ID );
			$this->remove();
			self::assertEquals( $before, get_option( 'wp_page_for_privacy_policy' ) );
		}
	}

	public function test_a_policy_that_stays_remains_the_sites(): void {
		self::draft_of_a_policy();
		$this->make( 'dealers' );
		$policy = $this->page( 'residential/fr/dealer-locator' )->ID;
		DemoSettings::choose_policy( $policy );
		wp_update_post( array( 'ID' => $policy, 'post_content' => 'Mine' ) );
		$this->remove();

		self::assertEquals( $policy, get_option( 'wp_page_for_privacy_policy' ) );
	}

	public function test_it_can_be_made_again(): void {
		$this->make();
		$this->remove();
		self::assertFalse( DemoSettings::are_made() );
		// WordPress removes its own mark of a new site with the first page.
		update_option( 'fresh_site', '0' );
		update_option( 'blogdescription', 'Chosen meanwhile' );
		$this->make();

		self::assertSame( 'publish', $this->page( 'residential/fr/dealer-locator' )->post_status );
		self::assertEquals( $this->page( 'start' )->ID, get_option( 'page_on_front' ) );
		self::assertSame( array( 'Trane Residential', 'Chosen meanwhile' ), array( get_option( 'blogname' ), get_option( 'blogdescription' ) ) );
		self::assertSame( 600, $this->dealers->count() );
		self::assertGreaterThan( 0, $this->rebates->count() );

		$this->remove();
		self::assertNull( get_page_by_path( 'residential' ) );
		self::assertSame( array( 'Untitled', 'Chosen meanwhile' ), array( get_option( 'blogname' ), get_option( 'blogdescription' ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function changes(): iterable {
		yield 'its title' => array( array( 'post_title' => 'Mine' ) );
		yield 'its text' => array( array( 'post_content' => 'Mine' ) );
		yield 'its description' => array( array( 'post_excerpt' => 'Mine' ) );
		yield 'its address' => array( array( 'post_name' => 'mine' ) );
		yield 'its status' => array( array( 'post_status' => 'draft' ) );
		yield 'its password' => array( array( 'post_password' => 'mine' ) );
		yield 'its template' => array( array( '_wp_page_template' => 'mine' ) );
		yield 'its picture' => array( array( '_thumbnail_id' => '7' ) );
		yield 'what another plugin asks for on the edit screen' => array( array( '_edit_last' => '1' ) );
	}

	/** @param array<string, string> $change */
	#[DataProvider( 'changes' )]
	public function test_a_page_stays_whatever_a_person_changed_and_so_do_the_pages_above( array $change ): void {
		$this->make( 'dealers' );
		$page = $this->page( 'residential/es/dealer-locator' );
		$meta = array_intersect_key( $change, array_flip( array( '_wp_page_template', '_thumbnail_id', '_edit_last' ) ) );

		foreach ( $meta as $key => $value ) {
			update_post_meta( $page->ID, $key, $value );
		}

		if ( array() === $meta ) {
			wp_update_post( array( 'ID' => $page->ID ) + $change ); // @phpstan-ignore argument.type (the fields of the provider)
		}

		$plan = $this->remove();

		self::assertSame( array( 'residential', 'es', $change['post_name'] ?? 'dealer-locator' ), $this->contents( 'page' ) );
		self::assertSame( array( 'changed', 'above', 'above' ), array_column( $plan['kept'], 'reason' ) );
		self::assertStringContainsString( "post=$page->ID&action=edit", $plan['kept'][0]['editUrl'] );
	}

	public function test_a_page_of_ones_own_keeps_its_address(): void {
		$this->make( 'dealers' );
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Ours', 'post_name' => 'ours', 'post_parent' => $this->page( 'residential/fr' )->ID, 'post_status' => 'publish' ) );
		$this->remove();

		self::assertSame( home_url( '/residential/fr/ours/' ), get_permalink( $id ) );
		self::assertSame( array( 'residential', 'fr', 'ours' ), $this->contents( 'page' ) );

		wp_delete_post( $id, true );
		$this->remove();
		self::assertSame( array(), $this->contents( 'page' ) );
	}

	public function test_a_page_that_somebody_put_into_the_trash_goes_too(): void {
		$this->make( 'dealers' );
		wp_trash_post( $this->page( 'residential/fr/dealer-locator' )->ID );
		$this->remove();

		self::assertSame( array(), $this->contents( 'page' ) );
	}

	public function test_a_menu_with_a_renamed_item_stays_and_so_does_one_that_is_still_shown(): void {
		$this->make( 'dealers' );
		$this->edit( 'wp_navigation', 'hvac-blocks-menu-es', 'Recursos', 'Ayuda' );
		$this->edit( 'wp_template_part', 'header-fr', 'wp-block-group', 'wp-block-group mine' );
		$plan = $this->remove();

		self::assertSame( array( 'hvac-blocks-menu-es', 'hvac-blocks-menu-fr' ), $this->contents( 'wp_navigation' ) );
		self::assertSame( array( 'header-fr' ), $this->contents( 'wp_template_part' ) );
		self::assertSame( array( 'changed', 'changed', 'used' ), array_column( $plan['kept'], 'reason' ) );
	}

	public function test_pictures_stay(): void {
		$this->make( 'dealers' );
		$picture = TestMedia::photo( 'Ours', array( 'post_parent' => $this->page( 'residential/fr' )->ID ) );
		$post    = wp_insert_post( array( 'post_title' => 'Ours', 'post_status' => 'publish', 'post_content' => "<!-- wp:image {\"id\":$picture} /-->" ) );
		$this->remove();

		self::assertSame( 'inherit', get_post( $picture )?->post_status );
		self::assertSame( 'publish', get_post_status( $post ) );
	}

	public function test_dealers_rebates_and_settings_of_a_person_stay(): void {
		$this->make( 'pages' );
		$first = $this->dealers->get( '100101' );
		self::assertNotNull( $first );
		$this->dealers->write(
			array(
				new StoredDealer( Dealer::from_array( array_replace_recursive( $first->dealer->to_array( '' ), array( 'data' => array( 'name' => 'Edited' ) ) ) ), false, 'manual' ),
				new StoredDealer( new Dealer( 'OWN', 'Own', lat: 33.0, lon: -96.0 ), false, 'manual' ),
			)
		);
		$rebate = array_values( iterator_to_array( $this->rebates->each(), false ) )[0]->rebate;
		$this->rebates->write( array( new StoredRebate( $rebate, 'import' ), new StoredRebate( Rebate::from_array( array( 'id' => 'OWN', 'title' => 'Own', 'provider' => 'Us', 'url' => 'https://example.com/' ) ), 'import' ) ) );
		update_option( 'blogname', 'Our firm' );
		update_option( Settings::OPTION, array( 'distance_unit' => 'km' ) + ( new Settings() )->stored() );
		$plan = $this->remove();

		self::assertSame( 2, $this->dealers->count() );
		self::assertSame( 2, $this->rebates->count() );
		self::assertSame( 'Our firm', get_option( 'blogname' ) );
		self::assertSame( array( 'distance_unit' => 'km' ), ( new Settings() )->stored() );
		self::assertSame( array( 'Edited', $rebate->title, 'Site title' ), array_column( $plan['kept'], 'title' ) );
		self::assertStringContainsString( 'page=hvac-blocks-dealers&dealer=100101', $plan['kept'][0]['editUrl'] );

		$this->make( 'pages' );
		self::assertSame( 'Edited', $this->dealers->get( '100101' )?->dealer->name );
		self::assertSame( 'import', $this->rebates->get_many( array( $rebate->id ) )[ strtolower( $rebate->id ) ]->source );
		self::assertSame( 'Our firm', get_option( 'blogname' ) );
	}

	public function test_it_goes_on_after_an_interruption(): void {
		$this->make( 'dealers' );
		$before  = $this->removal()->plan()['remaining'];
		$deleted = 0;
		$stop    = static function ( mixed $check ) use ( &$deleted ): mixed {
			return ++$deleted > 4 ? throw new RuntimeException( 'The server was stopped.' ) : $check;
		};
		add_filter( 'pre_delete_post', $stop );

		try {
			$this->removal()->next();
			self::fail( 'Nothing stopped it.' );
		} catch ( RuntimeException ) {
			remove_filter( 'pre_delete_post', $stop );
		}

		self::assertSame( $before - 4, $this->removal()->plan()['remaining'] );
		self::assertTrue( DemoSettings::are_made() );
		$this->remove();
		self::assertSame( array(), $this->contents( 'page' ) );
		self::assertFalse( DemoSettings::are_made() );
	}

	public function test_what_cannot_be_deleted_ends_the_run(): void {
		$this->make( 'dealers' );
		add_filter( 'pre_delete_post', '__return_false' );
		self::answer_removal( $this->removal() );
		$this->as_role( 'administrator' );
		$answer = $this->rest( 'DELETE', '/hvac-blocks/v1/admin/starter-site' );
		remove_filter( 'pre_delete_post', '__return_false' );

		self::assertSame( 500, $answer->get_status() );
		self::assertStringContainsString( 'Menu, header and footer', (string) $answer->as_error()?->get_error_message() );
	}

	/** @return iterable<string, array{'administrator'|'editor'|'subscriber'|'anonymous', int}> */
	public static function roles(): iterable {
		yield 'anonymous' => array( 'anonymous', 401 );
		yield 'subscriber' => array( 'subscriber', 403 );
		yield 'editor' => array( 'editor', 403 );
		yield 'administrator' => array( 'administrator', 200 );
	}

	/** @param 'administrator'|'editor'|'subscriber'|'anonymous' $role */
	#[DataProvider( 'roles' )]
	public function test_only_administrators_see_and_remove_it( string $role, int $status ): void {
		$this->make( 'first-pages' );
		self::answer_removal( $this->removal() );
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', '/hvac-blocks/v1/admin/starter-site/removal' )->get_status() );
		self::assertTrue( DemoSettings::are_made() );

		$answer = $this->rest( 'DELETE', '/hvac-blocks/v1/admin/starter-site' );
		self::assertSame( $status, $answer->get_status() );
		self::assertSame( 200 !== $status, DemoSettings::are_made() );

		if ( 200 === $status ) {
			$schema = ( new ShowRemovalRoute( $this->removal() ) )->schema();
			self::assertTrue( rest_validate_value_from_schema( $answer->get_data(), $schema ) );
			self::assertSame( array(), AnswerShape::differences( $answer->get_data(), $schema, '' ) );
		}
	}

	public function test_the_command_asks_first_and_a_dry_run_changes_nothing(): void {
		$this->make( 'dealers' );
		wp_update_post( array( 'ID' => $this->page( 'start' )->ID, 'post_title' => 'Mine' ) );
		$before  = $this->contents();
		$console = new RecordingConsole();
		$command = new DemoSiteCommand( new DemoSite(), $this->removal(), $console );

		$command( array( 'remove' ), array( 'dry-run' => true ) );
		self::assertSame( $before, $this->contents() );
		self::assertMatchesRegularExpression( '/^table: navigation \| 9 \| 0$/', $console->lines[0] );
		self::assertContains( 'success: Nothing was removed.', $console->lines );
		self::assertMatchesRegularExpression( '/^table: Mine \| Changed since it was created \| /m', implode( "\n", $console->lines ) );

		$console->lines  = array();
		$console->agrees = false;
		$command( array( 'remove' ), array() );
		self::assertSame( $before, $this->contents() );
		self::assertSame( 'confirm: Remove the demo site? This cannot be undone.', end( $console->lines ) );

		$command( array( 'remove' ), array( 'yes' => true ) );
		self::assertSame( array( 'start' ), $this->contents( 'page' ) );
		self::assertSame( 'page', get_option( 'show_on_front' ) );
		self::assertSame( 'success: Demo site removed.', end( $console->lines ) );
	}

	private static function answer_removal( DemoSiteRemoval $removal ): void {
		remove_all_actions( 'rest_api_init' );
		self::answer_routes( new ShowRemovalRoute( $removal ), new RemoveDemoSiteRoute( $removal ) );
	}

	/** Creates the demo site up to a step; to the end with all of its pages. */
	private function make( string $up_to = 'pages', bool $is_whole = false ): void {
		$content = new DemoContent( dirname( __DIR__, 4 ) . '/starter-site', plugins_url( 'src/starter-site/images', dirname( __DIR__, 5 ) . '/plugin.php' ) );
		$site    = new DemoSite(
			new DemoSettingsStep( new DemoSettings( $content ) ),
			new DemoPagesStep( $content, new DemoPosts(), first: true ),
			new DemoNavigationStep( $content, new DemoPosts() ),
			new DemoRecordsStep( $this->demo_dealers(), self::DATA . '/demo-dealers.csv' ),
			new DemoRecordsStep( $this->demo_rebates(), self::DATA . '/demo-rebates.json' ),
			new DemoPagesStep( $content, new DemoPosts() ),
		);

		do {
			$status = $site->next();
		} while ( ! $status['done'] && ( $is_whole || $status['step'] !== $up_to ) );
	}

	private function removal(): DemoSiteRemoval {
		$posts = new MadePosts( self::wpdb() );

		return new DemoSiteRemoval(
			new PostsPart( $posts, 'navigation', static fn (): string => 'Menu, header and footer', array( 'wp_template_part', 'wp_navigation' ) ),
			new PostsPart( $posts, 'pages', static fn (): string => 'Pages', array( 'page' ) ),
			new DealersPart( $this->demo_dealers() ),
			new RebatesPart( $this->demo_rebates() ),
			new SettingsPart( new DemoSettings( new DemoContent( dirname( __DIR__, 4 ) . '/starter-site', '' ) ) ),
		);
	}

	/** @return Plan after the last batch */
	private function remove(): array {
		do {
			$plan = $this->removal()->next();
		} while ( ! $plan['done'] );

		return $plan;
	}

	/** @return array{part: string, label: string, goes: int, stays: int} */
	private function part( string $name ): array {
		return array_column( $this->removal()->plan()['parts'], null, 'part' )[ $name ] ?? self::fail( "There is no part $name." );
	}

	private function demo_dealers(): DemoDealers {
		return new DemoDealers( new DealerImport( self::wpdb(), $this->dealers, new EmbeddedPostalAreaDirectory( self::wpdb() ) ), $this->dealers, self::DATA . '/demo-dealers.csv' );
	}

	private function demo_rebates(): DemoRebates {
		return new DemoRebates( $this->rebates, new SiteCalendar(), self::DATA . '/demo-rebates.json' );
	}

	private function page( string $path ): WP_Post {
		return get_page_by_path( $path ) ?? self::fail( "There is no page $path." );
	}

	private function edit( string $type, string $slug, string $from, string $to ): void {
		$post = get_posts( array( 'post_type' => $type, 'name' => $slug ) )[0] ?? null;
		self::assertInstanceOf( WP_Post::class, $post );
		self::assertStringContainsString( $from, $post->post_content );
		wp_update_post( array( 'ID' => $post->ID, 'post_content' => wp_slash( str_replace( $from, $to, $post->post_content ) ) ) );
	}

	/** WordPress begins with one. */
	private static function draft_of_a_policy(): int {
		$draft = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Policy', 'post_status' => 'draft' ) );
		update_option( 'wp_page_for_privacy_policy', $draft );

		return $draft;
	}

	/** @return list<string> the slugs of the existing posts, including revisions and the trash */
	private function contents( string $type = '' ): array {
		$wpdb = self::wpdb();

		return array_map( self::text( ... ), array_values( $wpdb->get_col( (string) $wpdb->prepare( "SELECT post_name FROM %i WHERE %s IN ('', post_type) AND ID > %d ORDER BY ID", $wpdb->posts, $type, $this->last ) ) ) );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
