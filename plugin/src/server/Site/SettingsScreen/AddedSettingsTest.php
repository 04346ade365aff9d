<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;
use HvacBlocks\Platform\Settings\SettingsWriter;
use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** Settings of other plugins. */
final class AddedSettingsTest extends TestCase {
	use FilterMistakes;

	private const PATH = '/hvac-blocks/v1/admin/settings';

	private const URL    = array( 'type' => 'string', 'format' => 'uri', 'maxLength' => 500, 'default' => '', 'section' => 'addon_crm', 'label' => 'CRM URL' );
	private const SECRET = array( 'type' => 'string', 'maxLength' => 100, 'default' => '', 'section' => 'leads', 'label' => 'CRM key', 'secret' => true );

	public function test_they_are_on_the_screen_after_the_plugins_own(): void {
		$this->as_role( 'administrator' );
		$own = self::data( $this->rest( 'GET', self::PATH ) );
		self::add();
		$data = self::data( $this->rest( 'GET', self::PATH ) );

		self::assertIsArray( $data['settings'] );
		self::assertIsArray( $own['settings'] );
		self::assertSame( array( ...array_column( $own['settings'], 'key' ), 'addon_crm_url', 'addon_crm_key' ), array_column( $data['settings'], 'key' ) );
		self::assertContains( array( 'name' => 'addon_crm', 'title' => 'CRM' ), (array) $data['sections'] );
		self::assertSame( array( 'CRM URL', 'addon_crm', 'HVAC_BLOCKS_ADDON_CRM_URL' ), array( self::shown( $data, 'addon_crm_url' )['label'], self::shown( $data, 'addon_crm_url' )['section'], self::shown( $data, 'addon_crm_url' )['constant'] ) );
	}

	public function test_they_are_saved_checked_and_read(): void {
		self::add();
		$this->as_role( 'administrator' );
		$refused = $this->rest( 'PUT', self::PATH, array( 'settings' => array( 'addon_crm_url' => 'javascript:alert(1)' ) ) );
		$saved   = $this->rest( 'PUT', self::PATH, array( 'settings' => array( 'addon_crm_url' => 'https://crm.example.com/', 'addon_crm_key' => 's3cret' ) ) );

		self::assertSame( array( 400, 200 ), array( $refused->get_status(), $saved->get_status() ) );
		self::assertSame( array( 'https://crm.example.com/', 's3cret' ), array( ( new Settings() )->string( 'addon_crm_url' ), ( new Settings() )->string( 'addon_crm_key' ) ) );
	}

	public function test_a_secret_stays_on_the_server(): void {
		self::add();
		$this->as_role( 'administrator' );
		( new SettingsWriter( new Settings() ) )->save( array( 'addon_crm_url' => 'https://crm.example.com/', 'addon_crm_key' => 's3cret' ) );
		$file = ( new SettingsFile( new Settings(), '1.0.0' ) )->write();
		$data = self::data( $this->rest( 'GET', self::PATH ) );

		self::assertSame( array( true, null ), array( self::shown( $data, 'addon_crm_key' )['isSet'], self::shown( $data, 'addon_crm_key' )['value'] ) );
		self::assertStringNotContainsString( 's3cret', (string) wp_json_encode( $data ) );
		self::assertStringContainsString( 'addon_crm_url', $file );
		self::assertStringNotContainsString( 's3cret', $file );
	}

	public function test_an_export_is_imported(): void {
		self::add();
		$settings = new Settings();
		$writer   = new SettingsWriter( $settings );
		$writer->save( array( 'addon_crm_url' => 'https://crm.example.com/' ) );
		$file = ( new SettingsFile( $settings, '1.0.0' ) )->write();
		$writer->save( array( 'addon_crm_url' => null ) );
		$import = new SettingsImport( $settings, $writer );
		$import->save( $import->plan( $file ) );

		self::assertSame( 'https://crm.example.com/', $settings->string( 'addon_crm_url' ) );
	}

	public function test_while_their_plugin_is_off_their_values_stay(): void {
		self::add();
		$writer = new SettingsWriter( new Settings() );
		$writer->save( array( 'addon_crm_key' => 's3cret' ) );
		remove_all_filters( 'hvac_blocks_settings' );
		$writer->save( array( 'leads_rate_limit' => 7 ) );
		$is_known = ( new SettingsSchema() )->has( 'addon_crm_key' );
		self::add();

		self::assertSame( array( false, 's3cret' ), array( $is_known, ( new Settings() )->string( 'addon_crm_key' ) ) );
	}

	public function test_texts_are_translated_by_their_domain(): void {
		self::add( 'addon_words', array( 'label' => array( 't' => 'Words', 'domain' => 'add-on' ) ) + self::URL );
		add_filter( 'gettext_add-on', static fn (): string => 'Wörter' );

		self::assertSame( 'Wörter', ( new SettingsSchema() )->texts( 'addon_words' )['label'] );
	}

	#[DataProvider( 'wrong' )]
	public function test_what_is_no_setting_is_left_out_and_told( string $key, mixed $setting ): void {
		$this->expect_mistakes();
		self::add( $key, $setting );
		$own = ( new SettingsSchema( null ) )->get( 'leads_url' );

		self::assertSame( array( 'addon_crm_url', 'addon_crm_key' ), array_values( array_filter( ( new SettingsSchema() )->keys(), static fn ( string $one ): bool => str_starts_with( $one, 'addon_' ) ) ) );
		self::assertSame( array( 'hvac_blocks_settings' ), $this->mistakes );
		self::assertSame( array( 'leads', '' ), array( $own['section'], $own['default'] ) );
	}

	/** @return array<string, array{string, mixed}> */
	public static function wrong(): array {
		$text = array( 'type' => 'string', 'maxLength' => 10, 'default' => '', 'section' => 'leads', 'label' => 'Text' );

		return array(
			'one of ours'           => array( 'leads_url', $text ),
			'without the prefix'    => array( 'crm_url', $text ),
			'no array'              => array( 'addon_text', 'text' ),
			'no label'              => array( 'addon_text', array_diff_key( $text, array( 'label' => 1 ) ) ),
			'no section'            => array( 'addon_text', array( 'section' => 'crm' ) + $text ),
			'no default'            => array( 'addon_text', array_diff_key( $text, array( 'default' => 1 ) ) ),
			'no type of ours'       => array( 'addon_text', array( 'type' => 'object' ) + $text ),
			'a default of another type' => array( 'addon_text', array( 'default' => 5 ) + $text ),
			'a default that is refused' => array( 'addon_text', array( 'default' => 'much too long' ) + $text ),
			'a text without an end' => array( 'addon_text', array_diff_key( $text, array( 'maxLength' => 1 ) ) ),
			'a list without an end' => array( 'addon_list', array( 'type' => 'array', 'items' => array( 'type' => 'string' ), 'default' => array() ) + $text ),
			'a broken pattern'      => array( 'addon_text', array( 'pattern' => '(' ) + $text ),
			'items that are none'   => array( 'addon_list', array( 'type' => 'array', 'items' => array( 'type' => 'file' ), 'maxItems' => 5, 'default' => array() ) + $text ),
			'an unknown keyword'    => array( 'addon_text', array( 'perLanguage' => true ) + $text ),
			'a control of ours'     => array( 'addon_text', array( 'control' => 'pages' ) + $text ),
		);
	}

	public function test_a_return_that_is_none_is_ignored_and_told_once(): void {
		$this->expect_mistakes();
		add_filter( 'hvac_blocks_settings', static fn (): string => 'nothing' );
		$keys = ( new SettingsSchema() )->keys();

		self::assertSame( array( $keys, array( 'hvac_blocks_settings' ) ), array( ( new SettingsSchema() )->keys(), $this->mistakes ) );
		self::assertContains( 'leads_url', $keys );
	}

	private static function add( string $key = '', mixed $setting = null ): void {
		add_filter(
			'hvac_blocks_settings',
			static fn (): array => array(
				'sections' => array( 'addon_crm' => 'CRM' ),
				'settings' => array( 'addon_crm_url' => self::URL, 'addon_crm_key' => self::SECRET ) + ( '' === $key ? array() : array( $key => $setting ) ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<array-key, mixed>
	 */
	private static function shown( array $data, string $key ): array {
		$setting = array_column( (array) $data['settings'], null, 'key' )[ $key ] ?? null;
		self::assertIsArray( $setting );

		return $setting;
	}
}
