<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Map;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;

defined( 'ABSPATH' ) || exit;

final class MapConfigTest extends TestCase {
	public function test_the_built_in_map_asks_no_other_service(): void {
		$config = MapConfig::of( new Settings(), Language::English );

		self::assertNull( $config['tiles'] );
		self::assertStringStartsWith( 'http://', $config['data'] );
		self::assertStringEndsWith( '/data/map/', $config['data'] );
		self::assertSame( 'country', $config['unit'] );
	}

	public function test_the_postal_codes_are_asked_for_by_their_edition(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		$address = static fn (): string => MapConfig::of( new Settings(), Language::English )['codes'];

		self::assertStringEndsWith( '/wp-json/hvac-blocks/v1/map/codes?edition=places', $address() );

		update_option( 'permalink_structure', '' );
		wp_parse_str( (string) wp_parse_url( $address(), PHP_URL_QUERY ), $arguments );
		self::assertSame( array( 'rest_route' => '/hvac-blocks/v1/map/codes', 'edition' => 'places' ), $arguments );
	}

	public function test_the_data_lies_where_the_frame_says(): void {
		$path = str_replace( plugins_url( '', dirname( __DIR__, 4 ) . '/plugin.php' ), dirname( __DIR__, 4 ), MapConfig::of( new Settings(), Language::English )['data'] );

		self::assertFileExists( "{$path}base.json" );
	}

	public function test_tiles_come_with_the_name_of_whose_they_are(): void {
		update_option(
			Settings::OPTION,
			array(
				'map_tiles_url'         => 'https://tiles.example/{z}/{x}/{y}.png',
				'map_tiles_attribution' => '© Tiles <b>&</b> Sons',
				'distance_unit'         => 'km',
			)
		);

		$config = MapConfig::of( new Settings(), Language::French );

		self::assertSame(
			array(
				'url'         => 'https://tiles.example/{z}/{x}/{y}.png',
				'attribution' => '© Tiles <b>&</b> Sons',
			),
			$config['tiles']
		);
		self::assertSame( 'km', $config['unit'] );
		self::assertSame( 'fr', $config['lang'] );
	}

	public function test_no_text_is_missing_that_the_module_asks_for(): void {
		$types = (string) file_get_contents( dirname( __DIR__, 3 ) . '/client/modules/map/types.ts' );
		preg_match( '/interface MapTexts \{(.*?)\n\}/s', $types, $interface );
		preg_match_all( '/^\t(\w+): /m', $interface[1] ?? '', $names );

		self::assertNotEmpty( $names[1] );
		self::assertEqualsCanonicalizing( $names[1], array_keys( MapConfig::of( new Settings(), Language::English )['texts'] ) );
	}
}
