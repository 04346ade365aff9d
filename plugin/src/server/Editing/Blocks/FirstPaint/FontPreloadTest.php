<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Platform\State\ConfiguredCache;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Theme_JSON_Data;

defined( 'ABSPATH' ) || exit;

final class FontPreloadTest extends TestCase {
	protected function setUp(): void {
		remove_all_filters( 'wp_preload_resources' );
		add_filter( 'wp_theme_json_data_theme', self::with_fonts( ... ) );
		wp_clean_theme_json_cache();
		( new FontPreload( new PageFonts( 'latin.woff2' ), new CachedPage( new ConfiguredCache(), '' ) ) )->boot();
	}

	protected function tearDown(): void {
		wp_dequeue_style( BlockLibrary::BASE_STYLE );
		remove_all_filters( 'wp_theme_json_data_theme' );
		wp_clean_theme_json_cache();
		parent::tearDown();
	}

	public function test_the_fonts_of_texts_and_headings_are_preloaded_and_no_others(): void {
		wp_enqueue_style( BlockLibrary::BASE_STYLE );

		$fonts = $this->preloaded();

		self::assertSame( array( home_url( '/text.woff2' ), home_url( '/heading.woff2' ) ), array_column( $fonts, 'href' ) );
		self::assertSame( array( 'font', 'font/woff2', 'anonymous' ), array_slice( array_values( $fonts[0] ), 1 ) );
	}

	public function test_of_a_font_in_parts_the_latin_one_is_preloaded(): void {
		add_filter( 'wp_theme_json_data_theme', self::with_parts( ... ), 20 );
		wp_clean_theme_json_cache();
		wp_enqueue_style( BlockLibrary::BASE_STYLE );

		self::assertSame( array( home_url( '/latin.woff2' ), home_url( '/heading.woff2' ) ), array_column( $this->preloaded(), 'href' ) );
	}

	#[TestWith( array( '400', 'regular' ) )]
	#[TestWith( array( '700', 'bold' ) )]
	#[TestWith( array( null, 'bold' ) )]
	public function test_of_a_font_with_a_file_for_each_weight_that_of_the_headings_is_preloaded( ?string $weight, string $file ): void {
		add_filter( 'wp_theme_json_data_theme', static fn ( WP_Theme_JSON_Data $theme ): WP_Theme_JSON_Data => self::with_weights( $theme, $weight ), 20 );
		wp_clean_theme_json_cache();
		wp_enqueue_style( BlockLibrary::BASE_STYLE );

		self::assertSame( array( home_url( '/text.woff2' ), home_url( "/$file.woff2" ) ), array_column( $this->preloaded(), 'href' ) );
	}

	public function test_a_page_without_a_block_of_ours_preloads_nothing(): void {
		self::assertSame( array(), $this->preloaded() );
	}

	public function test_what_others_preload_stays(): void {
		wp_enqueue_style( BlockLibrary::BASE_STYLE );

		self::assertSame( 'theirs', $this->preloaded( array( array( 'href' => 'theirs' ) ) )[0]['href'] );
	}

	/**
	 * @param list<array<string, string>> $others
	 * @return list<array<string, string>>
	 */
	private function preloaded( array $others = array() ): array {
		/** @var list<array<string, string>> $resources */
		$resources = apply_filters( 'wp_preload_resources', $others );

		return $resources;
	}

	public static function with_fonts( WP_Theme_JSON_Data $theme ): WP_Theme_JSON_Data {
		return $theme->update_with(
			array(
				'version'  => 3,
				'settings' => array(
					'typography' => array(
						'fontFamilies' => array(
							self::family( 'text', home_url( '/text-italic.woff2' ), 'italic' ),
							self::family( 'heading' ),
							self::family( 'code' ),
						),
					),
				),
				'styles'   => array(
					'typography' => array( 'fontFamily' => 'var:preset|font-family|text' ),
					'elements'   => array( 'heading' => array( 'typography' => array( 'fontFamily' => 'var(--wp--preset--font-family--heading)' ) ) ),
				),
			)
		);
	}

	public static function with_parts( WP_Theme_JSON_Data $theme ): WP_Theme_JSON_Data {
		$face = static fn ( string $name, string $range ): array => array(
			'fontFamily'   => 'Text',
			'src'          => array( home_url( "/$name.woff2" ) ),
			'unicodeRange' => $range,
		);

		$text             = self::family( 'text' );
		$text['fontFace'] = array( $face( 'cyrillic', 'U+0400-045F, U+2116' ), $face( 'latin', 'U+0000-00FF, U+0131' ) );

		return $theme->update_with(
			array(
				'version'  => 3,
				'settings' => array( 'typography' => array( 'fontFamilies' => array( $text, self::family( 'heading' ) ) ) ),
			)
		);
	}

	private static function with_weights( WP_Theme_JSON_Data $theme, ?string $weight ): WP_Theme_JSON_Data {
		$face = static fn ( string $name, string $weight ): array => array(
			'fontFamily' => 'Heading',
			'fontWeight' => $weight,
			'src'        => array( home_url( "/$name.woff2" ) ),
		);

		return $theme->update_with(
			array(
				'version'  => 3,
				'settings' => array( 'typography' => array( 'fontFamilies' => array( self::family( 'text' ), array( 'fontFace' => array( $face( 'regular', '400' ), $face( 'bold', '700' ) ) ) + self::family( 'heading' ) ) ) ),
				'styles'   => array( 'elements' => array( 'heading' => array( 'typography' => array( 'fontWeight' => $weight ) ) ) ),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function family( string $slug, ?string $first = null, string $style = 'normal' ): array {
		$face = static fn ( string $url, string $style ): array => array(
			'fontFamily' => ucfirst( $slug ),
			'fontStyle'  => $style,
			'fontWeight' => '200 800',
			'src'        => array( $url ),
		);

		return array(
			'name'       => $slug,
			'slug'       => $slug,
			'fontFamily' => ucfirst( $slug ) . ', sans-serif',
			'fontFace'   => array(
				$face( $first ?? home_url( "/$slug.woff2" ), $style ),
				$face( home_url( "/$slug.woff2" ), 'normal' ),
			),
		);
	}
}
