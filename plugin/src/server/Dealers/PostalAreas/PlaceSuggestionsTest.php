<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class PlaceSuggestionsTest extends TestCase {
	protected function setUp(): void {
		remove_all_filters( 'render_block_hvac-blocks/zip-form' );
		( new PlaceSuggestions() )->boot();
	}

	public function test_a_block_with_a_place_field_says_where_suggestions_are(): void {
		$html = '<div class="hvac-block"><form class="hvac-place-search"></form></div>';
		$sent = apply_filters( 'render_block_hvac-blocks/zip-form', $html );

		self::assertIsString( $sent );
		self::assertSame( 1, preg_match( '~ data-hvac-places="([^"]*)"~', $sent, $attribute ) );

		$settings = json_decode( html_entity_decode( $attribute[1] ?? '' ), true );

		self::assertIsArray( $settings );
		self::assertSame( array( rest_url( 'hvac-blocks/v1/places' ), 'en' ), array( $settings['url'], $settings['lang'] ) );
		self::assertSame( $html, preg_replace( '~ data-hvac-places="[^"]*"~', '', $sent ) );
	}

	public function test_a_block_without_such_a_field_stays_as_it_is(): void {
		self::assertSame( '<div></div>', apply_filters( 'render_block_hvac-blocks/zip-form', '<div></div>' ) );
	}
}
