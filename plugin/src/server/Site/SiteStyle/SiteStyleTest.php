<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Testing\TestCase;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/** The style variation in the Site Editor, and as the site's own styles. */
final class SiteStyleTest extends TestCase {
	private SiteStyle $style;

	protected function setUp(): void {
		parent::setUp();
		$this->style = new SiteStyle();
		$this->as_role( 'administrator' );
	}

	protected function tearDown(): void {
		WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	public function test_it_replaces_presets_of_the_theme_and_keeps_the_others(): void {
		$palette = _wp_array_get( $this->style->variation(), array( 'settings', 'color', 'palette', 'theme' ) );
		$sizes   = _wp_array_get( $this->style->variation(), array( 'settings', 'spacing', 'spacingSizes', 'theme' ) );
		$theme   = wp_get_global_settings( array( 'spacing', 'spacingSizes', 'theme' ), array( 'origin' => 'base' ) );

		self::assertSame( '#14202b', array_column( (array) $palette, 'color', 'slug' )['contrast'] );
		self::assertSame( array_column( (array) $theme, 'slug' ), array_column( (array) $sizes, 'slug' ) );
		self::assertSame( array_column( (array) $theme, 'size', 'slug' )['80'], array_column( (array) $sizes, 'size', 'slug' )['80'] );
	}

	public function test_the_site_editor_lists_it_after_the_theme_s_variations(): void {
		( new OfferSiteStyle( $this->style ) )->boot();

		$answer = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/global-styles/themes/' . get_stylesheet() . '/variations' ) );
		$titles = array_column( (array) $answer->get_data(), 'title' );

		self::assertSame( 200, $answer->get_status() );
		self::assertGreaterThan( 1, count( $titles ) );
		self::assertSame( 'HVAC Blocks', end( $titles ) );
	}

	public function test_it_knows_whose_styles_the_site_has(): void {
		self::assertSame( StyleChoice::Theme, $this->style->choice() );

		// The Site Editor sorts keys its own way.
		$this->style->write( (string) wp_json_encode( array_reverse( (array) json_decode( $this->style->content(), true ) ) ) );
		self::assertSame( StyleChoice::Plugin, $this->style->choice() );

		$this->style->write( '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"text":"#123456"}}}' );
		self::assertSame( StyleChoice::Own, $this->style->choice() );

		$this->style->write( SiteStyle::NOTHING );
		self::assertSame( StyleChoice::Theme, $this->style->choice() );
		self::assertNotSame( array(), wp_get_post_revisions( (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id() ) );

		add_filter( 'pre_option_stylesheet', static fn (): string => 'classic' );
		add_filter( 'pre_option_template', static fn (): string => 'classic' );
		self::assertSame( StyleChoice::None, $this->style->choice() );
	}

	public function test_a_site_takes_it_and_gets_the_theme_s_styles_back(): void {
		self::assertNull( $this->style->stored() );

		$this->style->write( $this->style->content() );

		self::assertSame( $this->style->content(), $this->style->stored() );
		self::assertSame( '400', wp_get_global_styles( array( 'typography', 'fontWeight' ) ) );
		self::assertStringContainsString( '--wp--custom--hvac-blocks--accent: var(--wp--preset--color--accent-1)', wp_get_global_stylesheet( array( 'variables' ) ) );
		self::assertStringContainsString( 'tabular-nums', wp_get_global_stylesheet( array( 'custom-css' ) ) );
		// WordPress would shrink a plain size on phones.
		self::assertStringContainsString( '--wp--preset--font-size--large: 1.125rem;', wp_get_global_stylesheet( array( 'variables' ) ) );

		$this->style->write( null );

		self::assertNull( $this->style->stored() );
		self::assertSame( '300', wp_get_global_styles( array( 'typography', 'fontWeight' ) ) );
	}
}
