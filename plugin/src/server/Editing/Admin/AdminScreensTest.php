<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

use HvacBlocks\Dealers\Admin\DealersScreen;
use HvacBlocks\Leads\Access\LeadsScreen;
use HvacBlocks\Leads\ConsentRecords\ConsentsScreen;
use HvacBlocks\Leads\Statistics\StatisticsScreen;
use HvacBlocks\Offers\Claims\ClaimsScreen;
use HvacBlocks\Site\LanguageReport\LanguageReportScreen;
use HvacBlocks\Site\SettingsScreen\SettingsScreen;
use HvacBlocks\Site\Setup\SetupScreen;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Screen;

defined( 'ABSPATH' ) || exit;

final class AdminScreensTest extends TestCase {
	private const HOOKS = array(
		'leads'    => 'hvac-blocks_page_hvac-blocks-leads',
		'dealers'  => 'hvac-blocks_page_hvac-blocks-dealers',
		'report'   => 'hvac-blocks_page_hvac-blocks-report',
		'claims'   => 'hvac-blocks_page_hvac-blocks-claims',
		'language-report' => 'hvac-blocks_page_hvac-blocks-language-report',
		'consents' => 'hvac-blocks_page_hvac-blocks-consents',
		'settings' => 'hvac-blocks_page_hvac-blocks-settings',
		'setup' => 'toplevel_page_hvac-blocks-setup',
	);

	private const MENU_GLOBALS = array( 'menu', 'submenu', 'admin_page_hooks', '_registered_pages', '_parent_pages', '_wp_submenu_nopriv', '_wp_menu_nopriv' );

	private string $build = '';

	#[Before]
	public function open_admin(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';

		foreach ( self::MENU_GLOBALS as $name ) {
			$GLOBALS[ $name ] = array();
		}

		$this->build = (string) tempnam( sys_get_temp_dir(), 'build' );
		unlink( $this->build );
		mkdir( "{$this->build}/assets", recursive: true );
		foreach ( self::built() as $name ) {
			file_put_contents( "{$this->build}/assets/$name.asset.php", "<?php return array( 'dependencies' => array( 'wp-element', 'wp-i18n' ), 'version' => 'abc' );" );
		}

		remove_all_actions( 'admin_menu' );
		remove_all_actions( 'admin_enqueue_scripts' );
		( new AdminScreens( self::menu(), $this->build, 'https://example.org/build', '1.2.3', static fn (): array => array() ) )->boot();
	}

	#[After]
	public function close_admin(): void {
		foreach ( self::built() as $name ) {
			unlink( "{$this->build}/assets/$name.asset.php" );
		}
		rmdir( "{$this->build}/assets" );
		rmdir( $this->build );

		foreach ( array( ...self::MENU_GLOBALS, 'current_screen' ) as $name ) {
			unset( $GLOBALS[ $name ] );
		}
	}

	public function test_an_administrator_has_a_menu_with_every_screen(): void {
		$this->as_role( 'administrator' );
		do_action( 'admin_menu' );

		self::assertSame( array( 'hvac-blocks-setup', 'hvac-blocks-leads', 'hvac-blocks-dealers', 'hvac-blocks-report', 'hvac-blocks-claims', 'hvac-blocks-language-report', 'hvac-blocks-consents', 'hvac-blocks-settings' ), self::menu_of( 'hvac-blocks-setup' ) );
	}

	public function test_setup_is_last_once_it_is_done(): void {
		update_option( 'hvac_blocks_setup_finished', 1 );
		$this->as_role( 'administrator' );
		remove_all_actions( 'admin_menu' );
		( new AdminScreens( self::menu(), $this->build, 'https://example.org/build', '1.2.3', static fn (): array => array() ) )->boot();
		do_action( 'admin_menu' );
		$menu = self::menu_of( 'hvac-blocks-leads' );

		self::assertSame( array( 'hvac-blocks-leads', 'hvac-blocks-setup' ), array( $menu[0], end( $menu ) ) );
	}

	public function test_a_marketing_manager_has_the_screens_of_marketing(): void {
		$this->as_marketing_manager();
		do_action( 'admin_menu' );

		self::assertSame( array( 'hvac-blocks-leads', 'hvac-blocks-dealers', 'hvac-blocks-report', 'hvac-blocks-claims', 'hvac-blocks-language-report' ), self::menu_of( 'hvac-blocks-setup' ) );
	}

	public function test_an_editor_has_the_screens_of_what_editors_write(): void {
		$this->as_role( 'editor' );
		do_action( 'admin_menu' );

		self::assertSame( array( 'hvac-blocks-claims', 'hvac-blocks-language-report' ), self::menu_of( 'hvac-blocks-setup' ) );
	}

	/** @param 'author'|'contributor'|'subscriber'|'anonymous' $role */
	#[DataProvider( 'others' )]
	public function test_nobody_else_has_it( string $role ): void {
		$this->as_role( $role );
		do_action( 'admin_menu' );

		self::assertSame( array(), self::menu_of( 'hvac-blocks-setup' ) );
		self::assertSame( array(), array_filter( self::HOOKS, static fn ( string $hook ): bool => false !== has_action( "load-$hook" ) ) );
	}

	/** @return list<array{string}> */
	public static function others(): array {
		return array( array( 'author' ), array( 'contributor' ), array( 'subscriber' ), array( 'anonymous' ) );
	}

	#[DataProvider( 'screens' )]
	public function test_a_screen_loads_its_own_script_and_style_alone( Screen $screen ): void {
		$this->as_role( 'administrator' );
		$this->open( $screen );

		self::assertSame( array( $screen->slug() ), self::own( wp_scripts()->queue ) );
		self::assertSame( array( $screen->slug() ), self::own( wp_styles()->queue ) );
		self::assertSame( 'hvac-blocks', wp_scripts()->registered[ $screen->slug() ]->textdomain );
		self::assertSame( array( 'hvac-blocks-admin' ), self::own( wp_scripts()->registered[ $screen->slug() ]->deps ) );
	}

	public function test_what_screens_share_is_said_in_the_users_language(): void {
		$this->as_role( 'administrator' );
		remove_all_actions( 'admin_menu' );
		( new AdminScreens( self::menu(), dirname( __DIR__, 4 ) . '/build', plugins_url( 'hvac-blocks/build' ), '1.2.3', static fn (): array => array() ) )->boot();
		switch_to_locale( 'es_ES' );
		$this->open( SetupScreen::get() );

		self::assertStringContainsString( 'El sitio no respondió. Revise su conexión', (string) wp_scripts()->print_translations( 'hvac-blocks-admin', false ) );
		self::assertStringContainsString( 'Elegir las páginas que se crearán', (string) wp_scripts()->print_translations( SetupScreen::get()->slug(), false ) );
	}

	/** @return array<string, array{Screen}> */
	public static function screens(): array {
		$screens = array();

		foreach ( self::menu() as $screen ) {
			$screens[ $screen->name ] = array( $screen );
		}

		return $screens;
	}

	#[DataProvider( 'screens' )]
	public function test_a_screens_first_answer_comes_with_it( Screen $screen ): void {
		$this->as_role( 'administrator' );
		$_GET = array( 'page' => $screen->slug() );
		$this->open( $screen );

		self::assertStringContainsString( '"' . $screen->first_request() . '":{"body":{', self::preloaded() );
		self::assertStringNotContainsString( '<', self::preloaded() );
	}

	public function test_a_list_has_as_many_rows_as_the_user_wants(): void {
		update_user_meta( $this->as_role( 'administrator' ), 'hvac_blocks_dealers_per_page', 50 );
		$_GET = array( 'page' => DealersScreen::get()->slug() );
		set_current_screen( self::HOOKS['dealers'] );
		$this->open( DealersScreen::get() );

		self::assertStringContainsString( 'page=1&per_page=50":{"body":{', self::preloaded() );
		self::assertSame( 'hvac_blocks_dealers_per_page', get_current_screen()?->get_option( 'per_page', 'option' ) );

		ob_start();
		do_action( self::HOOKS['dealers'] );
		self::assertStringContainsString( 'data-rows="50"', (string) ob_get_clean() );

		set_current_screen( self::HOOKS['settings'] );
		$this->open( SettingsScreen::get() );
		self::assertNull( WP_Screen::get( self::HOOKS['settings'] )->get_option( 'per_page' ) );
	}

	public function test_an_address_that_asks_for_more_is_left_to_the_script(): void {
		$this->as_role( 'administrator' );
		$_GET = array(
			'page'   => LeadsScreen::get()->slug(),
			'status' => 'failed',
		);
		$this->open( LeadsScreen::get() );

		self::assertSame( '', self::preloaded() );
	}

	public function test_other_screens_and_the_site_load_nothing(): void {
		$this->as_role( 'administrator' );
		do_action( 'admin_menu' );
		do_action( 'load-index.php' );
		do_action( 'admin_enqueue_scripts', 'index.php' );
		do_action( 'wp_enqueue_scripts' );

		self::assertSame( array(), self::own( wp_scripts()->queue ) );
		self::assertSame( array(), self::own( wp_styles()->queue ) );
	}

	public function test_a_page_has_its_heading_and_a_place_for_the_screen(): void {
		$this->as_role( 'administrator' );
		do_action( 'admin_menu' );

		ob_start();
		do_action( self::HOOKS['leads'] );
		$page = (string) ob_get_clean();

		self::assertSame( 1, substr_count( $page, '<h1>Leads</h1>' ) );
		self::assertSame( 1, substr_count( $page, 'id="hvac-blocks-screen"' ) );
	}

	public function test_help_lists_the_shortcodes(): void {
		$this->as_role( 'administrator' );
		set_current_screen( 'hvac-blocks_page_hvac-blocks-settings' );
		$this->open( SettingsScreen::get() );

		ob_start();
		get_current_screen()?->render_screen_meta();
		$help = (string) ob_get_clean();
		set_current_screen( 'front' );

		self::assertStringContainsString( '<code>[hvac_contact_dealer_form]</code>', $help );
		self::assertMatchesRegularExpression( '~\[hvac_dealer_locator\]</code></dt><dd>Finds dealers .*<small>variant, heading, .*show_filters, ~s', $help );
	}

	/** The emoji script must not change nodes that React renders. */
	public function test_no_emoji_of_a_screen_becomes_a_picture_of_another_host(): void {
		add_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		$this->as_role( 'administrator' );

		do_action( 'admin_enqueue_scripts', 'index.php' );
		self::assertNotFalse( has_action( 'admin_print_scripts', 'print_emoji_detection_script' ), 'what is not ours keeps it' );

		$this->open( LeadsScreen::get() );
		self::assertFalse( has_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
	}

	/** @return non-empty-list<Screen> */
	private static function menu(): array {
		return array( LeadsScreen::get(), DealersScreen::get(), StatisticsScreen::get(), ClaimsScreen::get(), LanguageReportScreen::get(), ConsentsScreen::get(), SettingsScreen::get(), SetupScreen::get() );
	}

	/** @return list<string> the admin scripts */
	private static function built(): array {
		return array( 'admin', ...array_map( static fn ( Screen $screen ): string => $screen->name, self::menu() ) );
	}

	private function open( Screen $screen ): void {
		do_action( 'admin_menu' );
		do_action( 'load-' . self::HOOKS[ $screen->name ] );
		do_action( 'admin_enqueue_scripts', self::HOOKS[ $screen->name ] );
	}

	/** The inline code after the script that makes the request. */
	private static function preloaded(): string {
		$lines = wp_scripts()->get_data( 'wp-api-fetch', 'after' );
		$lines = is_array( $lines ) ? array_filter( $lines, is_string( ... ) ) : array();

		return implode( '', array_filter( $lines, static fn ( string $line ): bool => str_contains( $line, '/hvac-blocks/' ) ) );
	}

	/** @return list<string> the slugs of the menu's entries */
	private static function menu_of( string $parent ): array {
		$menus   = $GLOBALS['submenu'] ?? array();
		$entries = is_array( $menus ) && is_array( $menus[ $parent ] ?? null ) ? $menus[ $parent ] : array();

		return array_values( array_filter( array_map( static fn ( mixed $entry ): mixed => is_array( $entry ) ? $entry[2] ?? '' : '', $entries ), 'is_string' ) );
	}

	/**
	 * @param array<array-key, mixed> $handles
	 * @return list<string>
	 */
	private static function own( array $handles ): array {
		return array_values( array_filter( $handles, static fn ( mixed $handle ): bool => is_string( $handle ) && str_starts_with( $handle, 'hvac-blocks-' ) ) );
	}
}
