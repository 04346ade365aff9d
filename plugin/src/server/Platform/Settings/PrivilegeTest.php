<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Site\SettingsScreen\SettingsFile;
use HvacBlocks\Site\SettingsScreen\SettingsImport;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** See `Testing\NetworkTest` for the same on a network of sites. */
final class PrivilegeTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/admin/settings';

	/** The parts of a key that mean that its value may be an address, a host, a script or a service's key. */
	private const REACHING = '/url|uri|host|prox|script|adapter|endpoint|server|link|logo|_key$|_ip|domain|hook|html|css/';

	/** A pattern of addresses or hosts in a setting's schema. */
	private const ADDRESS = '/"uri"|https|A-Za-z0-9\._?-\]\+|0-9A-Fa-f:\./';

	private const SCRIPT_URL = 'https://scripts.example.com/swap.js';

	public function test_a_setting_that_may_reach_something_says_who_may_change_it(): void {
		$undecided = array();

		foreach ( (array) Contracts::read( 'settings' )['settings'] as $key => $setting ) {
			self::assertIsArray( $setting );

			$schema    = (string) wp_json_encode( array_intersect_key( $setting, array_flip( SettingsSchema::JSON_SCHEMA ) ), JSON_UNESCAPED_SLASHES );
			$privilege = $setting['privilege'] ?? '';

			if ( preg_match( self::REACHING, (string) $key ) || preg_match( self::ADDRESS, $schema ) ) {
				$undecided[ $key ] = Privilege::tryFrom( is_string( $privilege ) ? $privilege : '' );
			}
		}

		self::assertGreaterThan( 15, count( $undecided ) );
		self::assertSame( array(), array_keys( $undecided, null, true ), 'Decide in contracts/settings.json: "privilege": "none", "network" or "script".' );
	}

	public function test_an_administrator_of_a_single_site_may_change_all(): void {
		$this->as_role( 'administrator' );

		foreach ( Privilege::cases() as $privilege ) {
			self::assertTrue( $privilege->is_granted(), $privilege->value );
		}
	}

	public function test_scripts_need_unfiltered_html_in_the_request_and_in_a_file(): void {
		$this->without_unfiltered_html();

		$saved = $this->rest( 'PUT', self::PATH, array( 'settings' => array( 'call_tracking_script_url' => self::SCRIPT_URL, 'brand' => 'ACME' ) ) );
		$reset = $this->rest( 'PUT', self::PATH, array( 'settings' => array( 'call_tracking_script_url' => null ) ) );
		$file  = $this->rest( 'POST', '/hvac-blocks/v1/admin/settings-import', array( 'file' => self::file(), 'save' => true ) );

		self::assertSame( array( 400, 400, 200 ), array( $saved->get_status(), $reset->get_status(), $file->get_status() ) );
		self::assertStringContainsString( 'scripts for all visitors', (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( array( 'call_tracking_script_url' ), array_column( (array) self::data( $file )['refused'], 'key' ) );
		self::assertSame( array( '', 'ACME' ), array( ( new Settings() )->string( 'call_tracking_script_url' ), ( new Settings() )->string( 'brand' ) ) );
	}

	public function test_a_file_that_changes_nothing_of_it_is_not_refused(): void {
		update_option( Settings::OPTION, array( 'call_tracking_script_url' => self::SCRIPT_URL ) );
		$this->without_unfiltered_html();

		self::assertSame( array(), self::data( $this->rest( 'POST', '/hvac-blocks/v1/admin/settings-import', array( 'file' => self::file() ) ) )['refused'] );
	}

	public function test_the_screen_shows_the_field_locked_with_the_reason(): void {
		$this->without_unfiltered_html();

		$shown = array_column( (array) self::data( $this->rest( 'GET', self::PATH ) )['settings'], null, 'key' );

		self::assertIsArray( $shown['rebates_script_url'] );
		self::assertIsArray( $shown['leads_url'] );
		self::assertTrue( $shown['rebates_script_url']['locked'] );
		self::assertSame( Privilege::Script->refusal(), $shown['rebates_script_url']['refusal'] );
		self::assertSame( array( false, '' ), array( $shown['leads_url']['locked'], $shown['leads_url']['refusal'] ) );
	}

	public function test_the_command_line_needs_no_privilege(): void {
		$settings = new Settings();
		$import   = new SettingsImport( $settings, new SettingsWriter( $settings, is_trusted: true ) );

		self::assertTrue( $import->save( $import->plan( self::file() ) ) );
		self::assertSame( self::SCRIPT_URL, ( new Settings() )->string( 'call_tracking_script_url' ) );
	}

	/** An administrator, as with DISALLOW_UNFILTERED_HTML. */
	private function without_unfiltered_html(): void {
		$this->as_role( 'administrator' );
		add_filter( 'map_meta_cap', static fn ( array $needed, string $cap ): array => 'unfiltered_html' === $cap ? array( 'do_not_allow' ) : $needed, 10, 2 );
	}

	private static function file(): string {
		return (string) wp_json_encode( array( 'hvacBlocksSettings' => SettingsFile::FORMAT, 'version' => '1.0.0', 'settings' => array( 'brand' => 'ACME', 'call_tracking_script_url' => self::SCRIPT_URL ) ) );
	}
}
