<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Theme_JSON_Data;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/** The accent of the settings among the site's styles. */
final class AccentTest extends TestCase {
	private SiteStyle $style;

	protected function setUp(): void {
		parent::setUp();
		$this->style = new SiteStyle();
		$this->as_role( 'administrator' );
		WP_Theme_JSON_Resolver::clean_cached_data();
	}

	protected function tearDown(): void {
		delete_option( Settings::OPTION );
		remove_all_filters( 'wp_theme_json_data_theme' );
		$this->style->write( null );
		WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	public function test_without_one_the_styles_are_as_they_were(): void {
		self::assertStringNotContainsString( '--wp--custom--hvac-blocks', $this->variables() );
	}

	public function test_pages_and_the_site_editor_get_it_with_a_pair_for_dark_pages_and_readable_text(): void {
		self::set( array( 'accent' => '#ffee58', 'accent_dark' => '#0b5cab' ) );

		$css = $this->variables();

		self::assertStringContainsString( '--wp--custom--hvac-blocks--accent: var(--hvac-accent-pair, #ffee58);', $css );
		self::assertStringContainsString( '--wp--custom--hvac-blocks--on-accent: var(--hvac-on-accent-pair, #111111);', $css );
		self::assertStringContainsString( '--wp--custom--hvac-blocks--accent-pair: rgb(from var(--wp--preset--color--base, #ffffff) calc(11 + 244 * clamp(', $css );
		self::assertStringContainsString( '--wp--custom--hvac-blocks--accent-hue: calc(253.9 + -151.1 * clamp(0, (.6 - l) * 99, 1));', $css );

		$base = WP_Theme_JSON_Resolver::get_merged_data( 'theme' )->get_raw_data();
		self::assertNotNull( _wp_array_get( $base, array( 'settings', 'custom', 'hvacBlocks', 'accent' ) ) );
	}

	public function test_a_site_without_a_block_theme_gets_it_too(): void {
		add_filter( 'pre_option_stylesheet', static fn (): string => 'classic' );
		add_filter( 'pre_option_template', static fn (): string => 'classic' );
		self::set( array( 'accent' => '#aa0000' ) );

		self::assertStringContainsString( '--hvac-blocks--accent: var(--hvac-accent-pair, #aa0000);', $this->variables() );
		self::assertStringContainsString( '--hvac-blocks--accent-hue: 29.2;', $this->variables() );
		self::assertSame( '#ffffff', Accent::page() );
	}

	public function test_a_theme_that_has_its_own_wins_with_all_that_belongs_to_it(): void {
		add_filter( 'wp_theme_json_data_theme', static fn ( WP_Theme_JSON_Data $data ) => $data->update_with( self::accent_json( '#00aa00' ) ) );
		self::set( array( 'accent' => '#ffee58' ) );

		self::assertStringContainsString( '--hvac-blocks--accent: #00aa00;', $this->variables() );
		self::assertStringNotContainsString( 'on-accent', $this->variables() );
		self::assertSame( 'theme', Accent::rival() );
	}

	public function test_the_site_s_own_styles_win_over_all(): void {
		add_filter( 'wp_theme_json_data_theme', static fn ( WP_Theme_JSON_Data $data ) => $data->update_with( self::accent_json( '#00aa00' ) ) );
		self::set( array( 'accent' => '#ffee58' ) );
		$this->style->write( (string) wp_json_encode( self::accent_json( '#123456' ) + array( 'isGlobalStylesUserThemeJSON' => true ) ) );

		self::assertStringContainsString( '--hvac-blocks--accent: #123456;', $this->variables() );
		self::assertStringNotContainsString( 'on-accent', $this->variables() );
		self::assertSame( 'styles', Accent::rival() );
	}

	public function test_where_a_site_has_the_plugin_s_style_it_takes_the_color(): void {
		$this->style->write( $this->style->content() );
		self::set( array( 'accent' => '#ffee58' ) );

		self::assertSame( StyleChoice::Plugin, $this->style->choice() );
		self::assertStringContainsString( '--wp--preset--color--accent-1: #ffee58;', $this->variables() );
		self::assertStringContainsString( '--hvac-blocks--on-accent: #111111;', $this->variables() );
		self::assertSame( '#111111', wp_get_global_styles( array( 'elements', 'button', 'color', 'text' ) ) );

		self::set( array( 'accent' => '' ) );
		self::assertSame( StyleChoice::Plugin, $this->style->choice() );
		self::assertStringContainsString( '--wp--preset--color--accent-1: #0b5cab;', $this->variables() );
	}

	public function test_styles_that_an_owner_has_changed_stay_as_they_are(): void {
		$own = (string) wp_json_encode( array( 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'styles' => array( 'color' => array( 'text' => '#123456' ) ) ) );
		$this->style->write( $own );
		self::set( array( 'accent' => '#ffee58' ) );

		self::assertSame( $own, $this->style->stored() );
	}

	#[DataProvider( 'values' )]
	public function test_only_colors_are_accepted( string $value, bool $is_accepted ): void {
		self::assertSame( $is_accepted, null === ( new Settings() )->validator->problem( 'accent', $value ) );
		self::set( array( 'accent' => $value ) );
		self::assertSame( $is_accepted ? $value : '', ( new Settings() )->string( 'accent' ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function values(): iterable {
		yield 'six digits' => array( '#0B5CAB', true );
		yield 'three digits' => array( '#abc', true );
		yield 'none' => array( '', true );
		yield 'a name' => array( 'red', false );
		yield 'css' => array( '#fff;}body{display:none', false );
	}

	public function test_every_pair_is_readable_on_the_palettes_of_the_theme_s_variations(): void {
		foreach ( self::bases() as $title => $base ) {
			$is_light = $base->contrast( Color::of( '#000000' ) ) > $base->contrast( Color::of( '#ffffff' ) );

			foreach ( array( '#0b5cab', '#c5221f', '#111111', '#777777' ) as $hex ) {
				$fill = $is_light ? Color::of( $hex ) : Color::of( $hex )->lightened();

				self::assertGreaterThanOrEqual( Color::READABLE, $fill->contrast( $fill->text() ), "$title: $hex" );
				self::assertGreaterThanOrEqual( 3, $fill->contrast( $base ), "$title: $hex" );
			}
		}
	}

	/** @return array<string, Color> the backgrounds of pages in the theme's color variations */
	private static function bases(): array {
		$bases = array();

		/** @var array<string, mixed> $variation */
		foreach ( WP_Theme_JSON_Resolver::get_style_variations() as $variation ) {
			$palette = _wp_array_get( $variation, array( 'settings', 'color', 'palette', 'theme' ) );
			$base    = array_column( is_array( $palette ) ? $palette : array(), 'color', 'slug' )['base'] ?? null;

			if ( is_string( $base ) ) {
				$bases[ is_string( $variation['title'] ?? null ) ? $variation['title'] : $base ] = Color::of( $base );
			}
		}

		self::assertGreaterThan( 3, count( $bases ) );

		return $bases;
	}

	/** @return array<string, mixed> */
	private static function accent_json( string $accent ): array {
		return array(
			'version'  => 3,
			'settings' => array( 'custom' => array( 'hvacBlocks' => array( 'accent' => $accent ) ) ),
		);
	}

	/** @param array<string, string> $settings */
	private static function set( array $settings ): void {
		update_option( Settings::OPTION, $settings );
		WP_Theme_JSON_Resolver::clean_cached_data();
	}

	private function variables(): string {
		return wp_get_global_stylesheet( array( 'variables' ) );
	}
}
