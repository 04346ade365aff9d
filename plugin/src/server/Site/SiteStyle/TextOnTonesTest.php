<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Testing\TestCase;
use WP_Theme_JSON_Data;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

final class TextOnTonesTest extends TestCase {
	protected function tearDown(): void {
		remove_all_filters( 'wp_theme_json_data_theme' );
		WP_Theme_JSON_Resolver::clean_cached_data();
		wp_deregister_style( 'global-styles' );
		parent::tearDown();
	}

	public function test_only_colors_that_are_neither_light_nor_dark_change_texts(): void {
		$style = $this->style( array(
			'band'    => '#b5bdbc',
			'asphalt' => '#686868',
			'paper'   => '#fbfaf3',
			'night'   => '#111',
			'mix'     => 'color-mix(in srgb, red, blue)',
		) );

		self::assertStringContainsString( '{.has-band-background-color,.has-asphalt-background-color{--hvac-muted:', $style );
	}

	public function test_pages_without_our_blocks_stay_as_they_are(): void {
		self::assertSame( '', $this->style( array( 'band' => '#b5bdbc' ), false ) );
	}

	public function test_without_such_colors_nothing_is_printed(): void {
		self::assertSame( '', $this->style( array( 'paper' => '#fbfaf3' ) ) );
	}

	/** @param array<string, string> $colors by slug */
	private function style( array $colors, bool $has_blocks = true ): string {
		$palette = array_map( static fn ( string $slug, string $color ): array => array(
			'slug'  => $slug,
			'name'  => $slug,
			'color' => $color,
		), array_keys( $colors ), $colors );

		add_filter( 'wp_theme_json_data_theme', static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => new WP_Theme_JSON_Data( array(
			'version'  => 3,
			'settings' => array( 'color' => array( 'palette' => $palette ) ),
		) ) );
		WP_Theme_JSON_Resolver::clean_cached_data();
		wp_register_style( 'global-styles', false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- as WordPress does.
		wp_dequeue_style( BlockLibrary::BASE_STYLE );
		if ( $has_blocks ) {
			wp_enqueue_style( BlockLibrary::BASE_STYLE );
		}
		remove_all_actions( 'wp_enqueue_scripts' );
		( new TextOnTones() )->boot();
		do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own.

		$after = wp_styles()->get_data( 'global-styles', 'after' );

		return is_array( $after ) ? implode( '', array_filter( $after, is_string( ... ) ) ) : '';
	}
}
