<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Settings;

use HvacBlocks\Testing\TestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class SettingsTest extends TestCase {
	private const CONTRACT = array(
		'sections' => array( 'one' => array( 't' => 'One' ) ),
		'settings' => array(
			'free'         => array( 'type' => 'string', 'default' => 'free by default' ),
			'locked_text'  => array( 'type' => 'string', 'format' => 'uri', 'default' => '' ),
			'locked_list'  => array( 'type' => 'array', 'items' => array( 'type' => 'string' ), 'default' => array() ),
			'locked_count' => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 9, 'default' => 3 ),
			'locked_flag'  => array( 'type' => 'boolean', 'default' => true ),
			'locked_wrong' => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 9, 'default' => 3 ),
			'locked_empty' => array( 'type' => 'string', 'default' => 'not from the environment' ),
			'pairs'        => array( 'type' => 'object', 'additionalProperties' => array( 'type' => 'string' ), 'default' => array( 'a' => 'b' ) ),
		),
	);

	public static function setUpBeforeClass(): void {
		define( 'HVAC_BLOCKS_LOCKED_TEXT', 'https://upstream.example.com/x' );
		define( 'HVAC_BLOCKS_LOCKED_LIST', '10.0.0.0/8, 192.0.2.7' );
		define( 'HVAC_BLOCKS_LOCKED_COUNT', '7' );
		define( 'HVAC_BLOCKS_LOCKED_FLAG', false );
		define( 'HVAC_BLOCKS_LOCKED_WRONG', '99' );
		define( 'HVAC_BLOCKS_LOCKED_EMPTY', false );
	}

	public function test_every_setting_has_a_valid_default_a_text_and_a_section(): void {
		$schema    = new SettingsSchema();
		$validator = new SettingsValidator( $schema );
		$sections  = $schema->sections();

		self::assertContains( 'leads_url', $schema->keys() );

		foreach ( $schema->keys() as $key ) {
			self::assertNull( $validator->problem( $key, $schema->default( $key ) ), $key );
			self::assertSame( $schema->default( $key ), $validator->typed( $key, $schema->default( $key ) ), $key );
			self::assertNotSame( '', $schema->texts( $key )['label'], $key );
			self::assertNotSame( '', $schema->texts( $key )['help'], $key );
			self::assertArrayHasKey( $schema->get( $key )['section'], $sections, $key );
			$rows = $schema->get( $key )['items'] ?? array();
			self::assertIsArray( $rows );
			$page = is_array( $rows['properties'] ?? null ) ? (array) ( $rows['properties']['page'] ?? array() ) : array();
			self::assertSame( (array) ( $schema->get( $key )['enum'] ?? $page['enum'] ?? array() ), array_keys( $schema->texts( $key )['choices'] ), $key );
		}
	}

	public function test_defaults(): void {
		$settings = new Settings();

		self::assertSame( 'embedded', $settings->string( 'dealers_provider' ) );
		self::assertSame( 10, $settings->int( 'leads_rate_limit' ) );
		self::assertFalse( $settings->bool( 'is_single_dealer' ) );
		self::assertSame( array( 25, 50, 100 ), $settings->ints( 'dealer_radius_steps' ) );
		self::assertCount( 64, $settings->strings( 'service_area' ) );
		self::assertContains( 'TX', $settings->strings( 'service_area' ) );
		self::assertContains( 'QC', $settings->strings( 'service_area' ) );
		self::assertFalse( $settings->is_set( 'leads_url' ) );
		self::assertFalse( $settings->is_locked( 'leads_url' ) );
	}

	public function test_the_stored_value_comes_before_the_default(): void {
		update_option( Settings::OPTION, array( 'leads_rate_limit' => 4, 'leads_url' => 'https://crm.example.com/in' ) );

		self::assertSame( 4, ( new Settings() )->int( 'leads_rate_limit' ) );
		self::assertSame( 'https://crm.example.com/in', ( new Settings() )->string( 'leads_url' ) );
		self::assertTrue( ( new Settings() )->is_set( 'leads_url' ) );
	}

	#[DataProvider( 'broken_options' )]
	public function test_a_broken_stored_value_counts_as_not_there( mixed $stored ): void {
		update_option( Settings::OPTION, $stored );

		self::assertSame( 10, ( new Settings() )->int( 'leads_rate_limit' ) );
	}

	/** @return array<string, array{mixed}> */
	public static function broken_options(): array {
		return array(
			'no array'      => array( 'x' ),
			'another type'  => array( array( 'leads_rate_limit' => array( 3 ) ) ),
			'out of bounds' => array( array( 'leads_rate_limit' => -1 ) ),
		);
	}

	public function test_a_constant_comes_before_the_stored_value_and_locks_it(): void {
		$settings = new Settings( new SettingsSchema( self::CONTRACT ) );

		update_option( Settings::OPTION, array( 'locked_text' => 'https://stored.example.com/', 'locked_count' => 2, 'locked_flag' => true ) );

		self::assertSame( 'https://upstream.example.com/x', $settings->string( 'locked_text' ) );
		self::assertSame( array( '10.0.0.0/8', '192.0.2.7' ), $settings->strings( 'locked_list' ) );
		self::assertSame( 7, $settings->int( 'locked_count' ) );
		self::assertFalse( $settings->bool( 'locked_flag' ) );
		self::assertTrue( $settings->is_locked( 'locked_text' ) );
		self::assertFalse( $settings->is_locked( 'free' ) );
	}

	public function test_a_constant_that_is_not_valid_counts_as_not_there(): void {
		$settings = new Settings( new SettingsSchema( self::CONTRACT ) );

		self::assertSame( 3, $settings->int( 'locked_wrong' ) );
		self::assertFalse( $settings->is_locked( 'locked_wrong' ) );
		self::assertSame( 'not from the environment', $settings->string( 'locked_empty' ) );
	}

	public function test_a_map(): void {
		self::assertSame( array( 'a' => 'b' ), ( new Settings( new SettingsSchema( self::CONTRACT ) ) )->map( 'pairs' ) );
	}

	public function test_an_unknown_key_throws(): void {
		$this->expectException( InvalidArgumentException::class );

		( new Settings() )->string( 'leads_ulr' );
	}

	public function test_another_type_than_the_settings_own_throws(): void {
		$this->expectException( InvalidArgumentException::class );

		( new Settings() )->int( 'leads_url' );
	}

	public function test_reading_costs_no_query(): void {
		$wpdb = self::wpdb();

		update_option( Settings::OPTION, array( 'leads_rate_limit' => 4 ), true );
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		( new Settings() )->int( 'leads_rate_limit' );

		self::assertSame( $before, $wpdb->num_queries );
	}
}
