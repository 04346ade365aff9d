<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Settings\SettingsSchema;
use HvacBlocks\Platform\Settings\SettingsValidator;
use HvacBlocks\Platform\Settings\SettingsWriter;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class SettingsRoutesTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/admin/settings';

	public function test_it_is_registered_with_its_schema(): void {
		$this->as_role( 'administrator' );

		$options = self::data( $this->rest( 'OPTIONS', self::PATH ) );

		self::assertSame( array( 'GET', 'PUT' ), $options['methods'] );
		self::assertSame( SettingsView::schema(), $options['schema'] );
	}

	/** @param 'editor'|'author'|'contributor'|'subscriber'|'anonymous' $role */
	#[DataProvider( 'roles_refused' )]
	public function test_everybody_but_administrators_is_refused( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', self::PATH )->get_status() );
		self::assertSame( $status, $this->save( array( 'leads_url' => 'https://evil.example.com/' ) )->get_status() );
		self::assertSame( '', ( new Settings() )->string( 'leads_url' ) );
	}

	/** @return array<string, array{string, int}> */
	public static function roles_refused(): array {
		return array(
			'anonymous'   => array( 'anonymous', 401 ),
			'subscriber'  => array( 'subscriber', 403 ),
			'contributor' => array( 'contributor', 403 ),
			'author'      => array( 'author', 403 ),
			'editor'      => array( 'editor', 403 ),
		);
	}

	public function test_an_administrator_sees_and_saves(): void {
		$this->as_role( 'administrator' );

		$response = $this->save( array( 'leads_url' => 'https://crm.example.com/in', 'leads_rate_limit' => '25', 'service_area' => array( 'TX', 'ON' ) ) );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		self::assertSame( 'https://crm.example.com/in', $this->shown( $response, 'leads_url' )['value'] );
		self::assertSame( 25, $this->shown( $this->rest( 'GET', self::PATH ), 'leads_rate_limit' )['value'] );
		self::assertSame( array( 'TX', 'ON' ), ( new Settings() )->strings( 'service_area' ) );
	}

	public function test_null_goes_back_to_the_default_and_what_is_not_given_stays(): void {
		$this->as_role( 'administrator' );
		$this->save( array( 'leads_rate_limit' => 25, 'brand' => 'ACME' ) );
		$this->save( array( 'leads_rate_limit' => null ) );

		self::assertSame( 10, ( new Settings() )->int( 'leads_rate_limit' ) );
		self::assertSame( 'ACME', ( new Settings() )->string( 'brand' ) );
	}

	/** @param array<string, mixed> $values */
	#[DataProvider( 'invalid_values' )]
	public function test_one_bad_value_is_named_and_nothing_is_saved( array $values, string $field ): void {
		$this->as_role( 'administrator' );

		$response = $this->save( $values + array( 'brand' => 'ACME' ) );
		$data     = self::data( $response );
		$details  = (array) $data['data'];
		$fields   = (array) $details['fields'];

		self::assertSame( 400, $response->get_status() );
		self::assertSame( 'hvac_blocks_invalid_settings', $data['code'] );
		self::assertSame( array( $field ), array_keys( $fields ) );
		self::assertNotSame( '', $fields[ $field ] );
		self::assertSame( 'TRANE', ( new Settings() )->string( 'brand' ) );
	}

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function invalid_values(): array {
		return array(
			'no number'            => array( array( 'leads_rate_limit' => 'many' ), 'leads_rate_limit' ),
			'too small'            => array( array( 'leads_rate_limit' => 0 ), 'leads_rate_limit' ),
			'not of the list'      => array( array( 'dealers_provider' => 'ftp' ), 'dealers_provider' ),
			'unknown key'          => array( array( 'siteurl' => 'x' ), 'siteurl' ),
			'script as an address' => array( array( 'leads_url' => 'javascript:alert(1)' ), 'leads_url' ),
			'file as an address'   => array( array( 'leads_url' => 'file:///etc/passwd' ), 'leads_url' ),
			'password in it'       => array( array( 'leads_url' => 'https://user:pass@example.com/' ), 'leads_url' ),
			'line break in it'     => array( array( 'leads_url' => "https://example.com/\r\nX: y" ), 'leads_url' ),
			'no mail address'      => array( array( 'leads_mail_to' => "a@example.com\nBcc: b@example.com" ), 'leads_mail_to' ),
			'no region'            => array( array( 'service_area' => array( 'Texas' ) ), 'service_area' ),
			'no network'           => array( array( 'trusted_proxies' => array( '10.0.0.0/99' ) ), 'trusted_proxies' ),
			'no radius'            => array( array( 'dealer_radius_steps' => array() ), 'dealer_radius_steps' ),
		);
	}

	/** The screen shows the reason at the field and keeps what was typed. */
	#[TestWith( array( 'en_US', '“fr.example.ca” is not allowed here. Enter a host name, an equals sign and en, es or fr, such as “fr.example.ca = fr”.' ) )]
	#[TestWith( array( 'es_ES', '“fr.example.ca” no está permitido aquí. Escriba un nombre de host, un signo igual y en, es o fr; por ejemplo, “fr.example.ca = fr”.' ) )]
	#[TestWith( array( 'fr_FR', "«\u{a0}fr.example.ca\u{a0}» n’est pas permis ici. Entrez un nom d’hôte, un signe égal et en, es ou fr, par exemple «\u{a0}fr.example.ca = fr\u{a0}»." ) )]
	public function test_a_bad_host_is_explained_in_the_users_language_and_no_host_is_saved( string $locale, string $message ): void {
		$this->as_role( 'administrator' );
		self::assertTrue( switch_to_locale( $locale ) || 'en_US' === $locale );

		$response = $this->save(
			array(
				'first_language'       => 'host',
				'first_language_hosts' => array( 'es.example.com = es', 'fr.example.ca' ),
			)
		);

		self::assertSame( array( 'first_language_hosts' => $message ), (array) ( (array) self::data( $response )['data'] )['fields'] );
		self::assertSame( array( 'site', array() ), array( ( new Settings() )->string( 'first_language' ), ( new Settings() )->strings( 'first_language_hosts' ) ) );
	}

	public function test_a_map_is_saved_and_shown_as_an_object(): void {
		$this->as_role( 'administrator' );

		self::assertEquals( (object) array(), $this->shown( $this->rest( 'GET', self::PATH ), 'partner_logos' )['value'] );

		// Consecutive numeric keys, which PHP treats as a list.
		$logos = array( '0' => 'https://example.com/a.png', '1' => ' https://example.com/b.png#part ' );
		$shown = $this->shown( $this->save( array( 'partner_logos' => (object) $logos ) ), 'partner_logos' );

		self::assertSame( '{"0":"https:\/\/example.com\/a.png","1":"https:\/\/example.com\/b.png#part"}', wp_json_encode( $shown['value'] ) );
		self::assertSame( array( 'https://example.com/a.png', 'https://example.com/b.png#part' ), array_values( ( new Settings() )->map( 'partner_logos' ) ) );
	}

	/** @param mixed $map */
	#[DataProvider( 'invalid_maps' )]
	public function test_each_bad_row_of_a_map_is_named( mixed $map, string $field ): void {
		$this->as_role( 'administrator' );

		$response = $this->save( array( 'instant_estimate_links' => $map, 'brand' => 'ACME' ) );

		self::assertSame( 400, $response->get_status() );
		self::assertSame( array( $field ), array_keys( (array) ( (array) self::data( $response )['data'] )['fields'] ) );
		self::assertSame( array( 'TRANE', array() ), array( ( new Settings() )->string( 'brand' ), ( new Settings() )->map( 'instant_estimate_links' ) ) );
	}

	/** @return array<string, array{mixed, string}> */
	public static function invalid_maps(): array {
		$good = array( 'D1' => 'https://example.com/' );

		return array(
			'script'     => array( $good + array( 'D2' => 'javascript:alert(1)' ), 'instant_estimate_links.D2' ),
			'data'       => array( $good + array( 'D2' => 'data:text/html,x' ), 'instant_estimate_links.D2' ),
			'a path'     => array( $good + array( 'D2' => '/estimate' ), 'instant_estimate_links.D2' ),
			'HTML'       => array( $good + array( 'D2' => 'https://example.com/"><script>' ), 'instant_estimate_links.D2' ),
			'empty'      => array( $good + array( 'D2' => '' ), 'instant_estimate_links.D2' ),
			'a list'     => array( $good + array( 'D2' => array( 'https://example.com/' ) ), 'instant_estimate_links.D2' ),
			'too long'   => array( $good + array( 'D2' => 'https://example.com/' . str_repeat( 'a', 500 ) ), 'instant_estimate_links.D2' ),
			'no dealer'  => array( $good + array( 'D 2' => 'https://example.com/' ), 'instant_estimate_links.D 2' ),
			'a text'     => array( 'https://example.com/', 'instant_estimate_links' ),
			'too many'   => array( array_fill( 1, 501, 'https://example.com/' ), 'instant_estimate_links' ),
		);
	}

	public function test_the_screen_is_told_what_suits_and_when_it_matters(): void {
		$this->as_role( 'administrator' );

		$shown = $this->shown( $this->rest( 'GET', self::PATH ), 'whodis_url' );

		self::assertEquals( (object) array( 'flag_126_call_tracking' => array( true ), 'call_tracking_adapter' => array( 'whodis' ) ), $shown['when'] );
		self::assertSame( 'regions', $this->shown( $this->rest( 'GET', self::PATH ), 'service_area' )['control'] );
	}

	public function test_a_setting_depends_only_on_values_that_there_are(): void {
		$schema = new SettingsSchema();

		foreach ( $schema->keys() as $key ) {
			foreach ( $schema->when( $key ) as $other => $values ) {
				foreach ( $values as $value ) {
					self::assertNull( ( new SettingsValidator( $schema ) )->problem( $other, $value ), "$key depends on $other" );
				}
			}
		}
	}

	public function test_flags_and_maps_may_be_fixed_by_constants(): void {
		// Settings of this test only: a constant stays for all tests after it.
		$map      = array( 'type' => 'object', 'additionalProperties' => array( 'type' => 'string', 'format' => 'uri' ), 'default' => array() );
		$schema   = new SettingsSchema( array( 'sections' => array(), 'settings' => array( 'fixed_flag' => array( 'type' => 'boolean', 'default' => true ), 'fixed_map' => $map, 'bad_map' => $map ) ) );
		$settings = new Settings( $schema );

		define( 'HVAC_BLOCKS_FIXED_FLAG', false );
		define( 'HVAC_BLOCKS_FIXED_MAP', array( 'D1' => 'https://example.com/estimate' ) );
		define( 'HVAC_BLOCKS_BAD_MAP', array( 'D1' => 'javascript:alert(1)' ) );

		self::assertFalse( $settings->bool( 'fixed_flag' ) );
		self::assertSame( array( 'D1' => 'https://example.com/estimate' ), $settings->map( 'fixed_map' ) );
		self::assertSame( array( array(), false ), array( $settings->map( 'bad_map' ), $settings->is_locked( 'bad_map' ) ) );
		self::assertSame( array( 'fixed_flag', 'fixed_map' ), array_keys( ( new SettingsWriter( $settings, $schema ) )->save( array( 'fixed_flag' => true, 'fixed_map' => array() ) ) ) );
	}

	public function test_a_secret_is_never_sent_back(): void {
		$this->as_role( 'administrator' );

		$saved = $this->save( array( 'location_key' => 'sekret-1234' ) );
		$shown = $this->rest( 'GET', self::PATH );

		self::assertSame( 'sekret-1234', ( new Settings() )->string( 'location_key' ) );
		self::assertStringNotContainsString( 'sekret-1234', (string) wp_json_encode( $saved->get_data() ) );
		self::assertStringNotContainsString( 'sekret-1234', (string) wp_json_encode( $shown->get_data() ) );
		self::assertTrue( $this->shown( $shown, 'location_key' )['isSet'] );
		self::assertNull( $this->shown( $shown, 'location_key' )['value'] );
	}

	public function test_a_refused_secret_is_not_sent_back_either(): void {
		$this->as_role( 'administrator' );

		$response = $this->save( array( 'location_key' => str_repeat( 'sekret', 100 ) ) );

		self::assertSame( 400, $response->get_status() );
		self::assertStringNotContainsString( 'sekret', (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_what_a_constant_fixes_is_shown_as_locked_and_cannot_be_changed(): void {
		$schema   = new SettingsSchema( array( 'sections' => array(), 'settings' => array( 'fixed_route' => array( 'type' => 'string', 'default' => '' ) ) ) );
		$settings = new Settings( $schema );

		define( 'HVAC_BLOCKS_FIXED_ROUTE', 'from wp-config' );

		$shown = ( new SettingsView( $settings, $schema ) )->to_array()['settings'][0];

		self::assertTrue( $shown['locked'] );
		self::assertSame( 'HVAC_BLOCKS_FIXED_ROUTE', $shown['constant'] );
		self::assertSame( array( 'fixed_route' ), array_keys( ( new SettingsWriter( $settings, $schema ) )->save( array( 'fixed_route' => 'x' ) ) ) );
		self::assertSame( 'from wp-config', $settings->string( 'fixed_route' ) );
	}

	/** @param array<string, mixed> $values */
	private function save( array $values ): WP_REST_Response {
		return $this->rest( 'PUT', self::PATH, array( 'settings' => $values ) );
	}

	/** @return array<array-key, mixed> */
	private function shown( WP_REST_Response $response, string $key ): array {
		return (array) ( array_column( (array) self::data( $response )['settings'], null, 'key' )[ $key ] ?? array() );
	}
}
