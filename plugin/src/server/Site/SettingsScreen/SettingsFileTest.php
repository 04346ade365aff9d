<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;
use HvacBlocks\Platform\Settings\SettingsWriter;
use HvacBlocks\Testing\RecordingConsole;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class SettingsFileTest extends TestCase {
	private const EXPORT = '/hvac-blocks/v1/admin/settings-export';
	private const IMPORT = '/hvac-blocks/v1/admin/settings-import';

	protected function setUp(): void {
		$this->as_role( 'administrator' );
	}

	/** @param 'editor'|'anonymous' $role */
	#[DataProvider( 'roles_refused' )]
	public function test_everybody_but_administrators_is_refused( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', self::EXPORT )->get_status() );
		self::assertSame( $status, $this->import( array( 'brand' => 'ACME' ), save: true )->get_status() );
		self::assertSame( 'TRANE', ( new Settings() )->string( 'brand' ) );
	}

	/** @return array<string, array{string, int}> */
	public static function roles_refused(): array {
		return array(
			'anonymous' => array( 'anonymous', 401 ),
			'editor'    => array( 'editor', 403 ),
		);
	}

	public function test_the_file_has_every_setting_but_secrets_and_what_constants_fix(): void {
		$text   = array( 'type' => 'string', 'default' => '' );
		$schema = new SettingsSchema( array( 'settings' => array( 'free_text' => $text, 'fixed_in_file' => $text, 'hidden_text' => $text + array( 'secret' => true ) ) ) );

		define( 'HVAC_BLOCKS_FIXED_IN_FILE', 'from wp-config' );
		update_option( Settings::OPTION, array( 'free_text' => 'a/é', 'fixed_in_file' => 'stored', 'hidden_text' => 'sekret' ) );

		self::assertSame(
			"{\n    \"hvacBlocksSettings\": 1,\n    \"version\": \"1.2.3\",\n    \"settings\": {\n        \"free_text\": \"a/é\"\n    }\n}\n",
			( new SettingsFile( new Settings( $schema ), '1.2.3', $schema ) )->write()
		);
	}

	public function test_an_exported_file_imports_unchanged(): void {
		$page = self::page( 'dealers' );

		$this->save(
			array(
				'brand'            => 'ACME',
				'leads_rate_limit' => 25,
				'location_key'     => 'sekret-1234',
				'partner_logos'    => array( 'D1' => home_url( '/logo.png' ), 'D2' => 'https://cdn.example.com/b.png' ),
				'leads_routes'     => array( array( 'by' => 'state', 'value' => 'TX', 'to' => 'a@example.org' ) ),
				'pages'            => array( array( 'page' => 'dealer-locator', 'lang' => 'es', 'id' => $page ) ),
			)
		);

		$before   = get_option( Settings::OPTION );
		$response = $this->rest( 'GET', self::EXPORT );
		$file     = self::served( $response );

		self::assertSame( 'application/json; charset=UTF-8', $response->get_headers()['Content-Type'] );
		self::assertStringContainsString( '.json\\"', (string) wp_json_encode( $response->get_headers() ) );
		self::assertStringNotContainsString( 'sekret', $file );
		self::assertStringNotContainsString( home_url(), $file );
		self::assertStringContainsString( '"path": "dealers"', $file );

		$again = self::data( $this->rest( 'POST', self::IMPORT, array( 'file' => $file, 'save' => true ) ) );

		self::assertSame( array( array(), array() ), array( $again['changes'], $again['refused'] ) );
		self::assertSame( $before, get_option( Settings::OPTION ) );

		// Another site: the page has another ID there, and the settings have their defaults.
		wp_delete_post( $page, true );
		$page = self::page( 'dealers' );
		update_option( Settings::OPTION, array( 'location_key' => 'other-key' ) );

		$moved = self::data( $this->rest( 'POST', self::IMPORT, array( 'file' => $file, 'save' => true ) ) );

		self::assertSame( array( array(), true ), array( $moved['refused'], $moved['saved'] ) );
		self::assertSame( array( array( 'page' => 'dealer-locator', 'lang' => 'es', 'id' => $page ) ), ( new Settings() )->value( 'pages' ) );
		self::assertSame( home_url( '/logo.png' ), ( new Settings() )->map( 'partner_logos' )['D1'] );
		self::assertSame( array( 'ACME', 25, 'other-key' ), array( ( new Settings() )->string( 'brand' ), ( new Settings() )->int( 'leads_rate_limit' ), ( new Settings() )->string( 'location_key' ) ) );
	}

	public function test_it_says_what_would_change_before_it_changes_anything(): void {
		$this->save( array( 'leads_rate_limit' => 25, 'service_area' => array( 'TX', 'ON' ) ) );

		$before = get_option( Settings::OPTION );
		$values = array( 'leads_rate_limit' => 10, 'dealers_provider' => 'http', 'search_report' => false, 'service_area' => array( 'TX', 'ON' ), 'brand' => 'TRANE' );
		$plan   = self::data( $this->import( $values ) );

		self::assertSame(
			array(
				array( 'leads_rate_limit', '25', '10' ),
				array( 'dealers_provider', "This site's own list", 'External service' ),
				array( 'search_report', 'On', 'Off' ),
			),
			array_map( static fn ( array $change ): array => array( $change['key'], $change['from'], $change['to'] ), self::rows( $plan['changes'] ) )
		);
		self::assertSame( array( 2, array(), false, '0.1.0' ), array( $plan['unchanged'], $plan['refused'], $plan['saved'], $plan['version'] ) );
		self::assertSame( $before, get_option( Settings::OPTION ) );

		self::assertTrue( self::data( $this->import( $values, save: true ) )['saved'] );
		// Defaults are not stored.
		self::assertSame( array( 'service_area' => array( 'TX', 'ON' ), 'dealers_provider' => 'http', 'search_report' => false ), get_option( Settings::OPTION ) );
	}

	public function test_what_somebody_changed_since_it_was_shown_is_not_overwritten(): void {
		$values = array( 'leads_rate_limit' => 10, 'brand' => 'TRANE' );
		$file   = (string) wp_json_encode( array( 'hvacBlocksSettings' => 1, 'version' => '0.1.0', 'settings' => $values ) );
		$mark   = self::data( $this->import( $values ) )['mark'];
		$save   = fn (): WP_REST_Response => $this->rest( 'POST', self::IMPORT, array( 'file' => $file, 'save' => true, 'mark' => $mark ) );

		$this->save( array( 'leads_rate_limit' => 25 ) );
		self::assertSame( array( 409, 'hvac_blocks_settings_changed' ), array( $save()->get_status(), self::data( $save() )['code'] ) );
		self::assertSame( 25, ( new Settings() )->int( 'leads_rate_limit' ) );

		// Values that the file does not change may differ.
		$this->save( array( 'leads_rate_limit' => null, 'leads_silence_days' => 3 ) );
		self::assertSame( 200, $save()->get_status() );
		self::assertSame( 10, ( new Settings() )->int( 'leads_rate_limit' ) );
	}

	/** @param list<string> $reasons */
	#[DataProvider( 'refused' )]
	public function test_an_entry_that_is_refused_keeps_its_value_and_is_named_with_the_reason( string $key, mixed $value, array $reasons ): void {
		$before = ( new Settings() )->stored()[ $key ] ?? null;
		$answer = self::data( $this->import( array( $key => $value, 'brand' => 'ACME' ), save: true ) );

		self::assertSame( array( array( $key, $reasons ) ), array_map( static fn ( array $refusal ): array => array( $refusal['key'], $refusal['reasons'] ), self::rows( $answer['refused'] ) ) );
		self::assertSame( array( 'ACME', $before ), array( ( new Settings() )->string( 'brand' ), ( new Settings() )->stored()[ $key ] ?? null ) );
	}

	/** @return array<string, array{string, mixed, list<string>}> */
	public static function refused(): array {
		$good = array( 'by' => 'state', 'value' => 'TX', 'to' => 'a@example.org' );

		return array(
			'of another version' => array( 'moon_phase', 'full', array( 'This version of the plugin does not have this setting.' ) ),
			'a secret'           => array( 'location_key', 'sekret-1234', array( 'Secrets are not imported. Enter this one in the settings.' ) ),
			'a wrong value'      => array( 'leads_rate_limit', 0, array( 'Leads accepted from one visitor must be between 1 (inclusive) and 10000 (inclusive)' ) ),
			'a script'           => array( 'leads_url', 'javascript:alert(1)', array( 'Enter a full URL that starts with https://' ) ),
			'half a script'      => array( 'leads_url', '//evil.example', array( 'Enter a full URL that starts with https://' ) ),
			'one bad rule'       => array( 'leads_routes', array( $good, array( 'to' => 'a' ) + $good ), array( '2: “a” is not a valid email address.' ) ),
			'one bad address'    => array( 'partner_logos', array( 'D1' => 'https://example.com/a.png', 'D2' => 'b' ), array( 'D2: Enter a full URL that starts with https://' ) ),
			'a page elsewhere'   => array( 'pages', array( array( 'page' => 'dealer-locator', 'lang' => 'es', 'path' => 'far/away' ) ), array( 'This site has no page at “far/away”.' ) ),
			'a page that is none' => array( 'pages', 'dealers', array( 'Pages that blocks link to[0] is not of type object.' ) ),
			'null'               => array( 'search_report', null, array( 'Count searches, forms and leads is not of type boolean.' ) ),
		);
	}

	public function test_a_secret_is_not_sent_back(): void {
		$answer = $this->import( array( 'location_key' => 'sekret-1234', 'leads_sign_secret' => array( 'sekret' ) ) );

		self::assertStringNotContainsString( 'sekret', (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_what_a_constant_fixes_here_is_refused(): void {
		$schema   = new SettingsSchema( array( 'settings' => array( 'fixed_on_import' => array( 'type' => 'string', 'default' => '' ) ) ) );
		$settings = new Settings( $schema );

		define( 'HVAC_BLOCKS_FIXED_ON_IMPORT', 'here' );

		$plan = ( new SettingsImport( $settings, new SettingsWriter( $settings, $schema ), $schema ) )->plan( self::file( array( 'fixed_on_import' => 'there' ) ) );

		self::assertSame( array( array(), 'This is set in wp-config.php and cannot be changed here.' ), array( $plan->values, $plan->refused[0]['reasons'][0] ?? '' ) );
	}

	#[DataProvider( 'not_a_file' )]
	public function test_what_is_no_file_of_settings_is_refused_whole( string $text, string $said ): void {
		$before = get_option( Settings::OPTION );
		$answer = $this->rest( 'POST', self::IMPORT, array( 'file' => $text, 'save' => true ) );

		self::assertSame( array( 400, $said ), array( $answer->get_status(), self::data( $answer )['message'] ) );
		self::assertSame( $before, get_option( Settings::OPTION ) );
	}

	/** @return array<string, array{string, string}> */
	public static function not_a_file(): array {
		$other = 'This is not a settings file of HVAC Blocks.';

		return array(
			'nothing'     => array( '', $other ),
			'no JSON'     => array( '{ "hvacBlocksSettings": 1, "settings": {', $other ),
			'other JSON'  => array( '{"brand":"ACME"}', $other ),
			'a text'      => array( '"ACME"', $other ),
			'no settings' => array( '{"hvacBlocksSettings":1,"settings":"ACME"}', $other ),
			'too deep'    => array( '{"hvacBlocksSettings":1,"settings":{"brand":' . str_repeat( '[', 40 ) . str_repeat( ']', 40 ) . '}}', $other ),
			'later'       => array( '{"hvacBlocksSettings":2,"settings":{"brand":"ACME"}}', 'This file is from a later version of the plugin. Update the plugin first.' ),
		);
	}

	public function test_the_commands(): void {
		$path     = (string) tempnam( get_temp_dir(), 'hvac' );
		$console  = new RecordingConsole();
		$settings = new Settings();
		$command  = new SettingsCommand( new SettingsFile( $settings, '1.2.3' ), new SettingsImport( $settings, new SettingsWriter( $settings ) ), $console );

		try {
			$command->export( array( $path ) );
			$command->import( array( $path ), array() );
			file_put_contents( $path, self::file( array( 'brand' => 'ACME', 'moon_phase' => 'full', 'campaign_mode_paths' => array( '/a/', '/b/' ) ) ) );
			$command->import( array( $path ), array( 'dry-run' => true ) );

			self::assertSame( 'TRANE', self::brand() );

			$console->agrees = false;
			$command->import( array( $path ), array() );

			self::assertSame( 'TRANE', self::brand() );

			$command->import( array( $path ), array( 'yes' => true ) );

			self::assertSame( 'ACME', self::brand() );

			$command->import( array( "$path.none" ), array() );
		} finally {
			unlink( $path );
		}

		$rows    = array( 'table: brand | TRANE | ACME', 'table: campaign_mode_paths | ' . implode( '; ', self::defaults( 'campaign_mode_paths' ) ) . ' | /a/; /b/' );
		$refused = 'warning: moon_phase is not imported: This version of the plugin does not have this setting.';

		self::assertSame(
			array(
				"success: Settings exported to “{$path}”.",
				'success: Nothing to import: these settings are in force already.',
				...$rows,
				$refused,
				'success: Nothing was saved.',
				...$rows,
				$refused,
				'confirm: Import these settings?',
				...$rows,
				$refused,
				'success: 2 settings imported.',
				"fail: The file “{$path}.none” cannot be read.",
			),
			$console->lines
		);
	}

	/** @param array<string, mixed> $values */
	private function import( array $values, bool $save = false ): WP_REST_Response {
		return $this->rest( 'POST', self::IMPORT, array( 'file' => self::file( $values ), 'save' => $save ) );
	}

	/** @param array<string, mixed> $values */
	private function save( array $values ): void {
		self::assertSame( array(), ( new SettingsWriter( new Settings() ) )->save( $values ) );
	}

	/** @param array<string, mixed> $values */
	private static function file( array $values ): string {
		return (string) wp_json_encode( array( 'hvacBlocksSettings' => 1, 'version' => '0.1.0', 'settings' => $values ) );
	}

	private static function served( WP_REST_Response $response ): string {
		ob_start();
		apply_filters( 'rest_pre_serve_request', false, $response, new WP_REST_Request(), rest_get_server() );

		return (string) ob_get_clean();
	}

	/** @phpstan-impure */
	private static function brand(): string {
		return ( new Settings() )->string( 'brand' );
	}

	private static function page( string $name ): int {
		return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_name' => $name ) );
	}

	/** @return list<array<string, mixed>> */
	private static function rows( mixed $rows ): array {
		/** @var list<array<string, mixed>> $rows */
		return $rows;
	}

	/** @return list<string> */
	private static function defaults( string $key ): array {
		/** @var list<string> $default */
		$default = ( new SettingsSchema() )->default( $key );

		return $default;
	}
}
