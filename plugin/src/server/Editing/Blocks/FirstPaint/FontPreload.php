<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Preloads the theme's text and heading fonts on pages that show a block of this plugin: a font that arrives after the first paint changes line breaks
 * and moves the content below.
 *
 * @phpstan-import-type Face from PageFonts
 */
final readonly class FontPreload implements Feature {
	/** Where the theme states none: of headings in our blocks. */
	private const HEADING_WEIGHT = '600';

	public function __construct( private PageFonts $fonts, private CachedPage $page ) {}

	public function boot(): void {
		add_filter( 'wp_preload_resources', $this->preload( ... ) );
	}

	/**
	 * @param mixed $resources as the filter passes them
	 * @return list<mixed>
	 */
	private function preload( mixed $resources ): array {
		$resources = is_array( $resources ) ? array_values( $resources ) : array();

		return wp_style_is( BlockLibrary::BASE_STYLE ) ? array( ...$resources, ...$this->page->value( 'fonts', $this->faces( ... ) ) ) : $resources;
	}

	/** @return list<array{href: string, as: string, type: string, crossorigin: string}> */
	private function faces(): array {
		$fonts = array();
		$all   = array_merge( ...$this->fonts->families() );

		foreach ( $this->fonts_in_use() as list( $family, $weight ) ) {
			$faces = array_filter( $all, static fn ( array $face ): bool => ( $face['font-family'] ?? '' ) === $family && self::is_preloadable( $face ) );

			// PHP's sort is stable: of faces that fit as well, the first.
			usort( $faces, static fn ( array $one, array $other ): int => self::distance( $weight, $one ) <=> self::distance( $weight, $other ) );
			if ( array() !== $faces ) {
				$url           = self::url( $faces[0] );
				$fonts[ $url ] = array(
					'href'        => $url,
					'as'          => 'font',
					'type'        => 'font/woff2',
					'crossorigin' => 'anonymous',
				);
			}
		}

		return array_values( $fonts );
	}

	/** @param Face $face */
	private static function url( array $face ): string {
		return ( (array) ( $face['src'] ?? '' ) )[0] ?? '';
	}

	/** @param Face $face */
	private static function is_preloadable( array $face ): bool {
		$url = self::url( $face );

		return self::has_latin( $face['unicode-range'] ?? '' ) && 'italic' !== ( $face['font-style'] ?? '' ) && str_ends_with( $url, '.woff2' ) && str_starts_with( $url, home_url() );
	}

	/**
	 * How far a weight is from those of a face: 0 if the face has it.
	 *
	 * @param Face $face
	 */
	private static function distance( int $weight, array $face ): int {
		$weights = array_map( self::weight( ... ), explode( ' ', $face['font-weight'] ?? '400' ) );

		return max( 0, min( $weights ) - $weight, $weight - max( $weights ) );
	}

	private static function weight( string $css ): int {
		return array( 'normal' => 400, 'bold' => 700 )[ $css ] ?? (int) $css;
	}

	/** @param string $range CSS `unicode-range`; empty for all characters */
	private static function has_latin( string $range ): bool {
		return '' === $range || 1 === preg_match( '/U\+0*(?:0|20)-/i', $range );
	}

	/** @return list<array{string, int}> the font families of texts and headings with their weights */
	private function fonts_in_use(): array {
		$families = array();
		$fonts    = array();

		foreach ( (array) wp_get_global_settings( array( 'typography', 'fontFamilies' ) ) as $origin ) {
			foreach ( is_array( $origin ) ? $origin : array() as $family ) {
				if ( is_array( $family ) && is_string( $family['slug'] ?? null ) && is_string( $family['fontFamily'] ?? null ) ) {
					$families[ $family['slug'] ] = trim( explode( ',', $family['fontFamily'] )[0], "\"' " );
				}
			}
		}

		// At once: WordPress works out all styles for each call.
		$styles = (array) wp_get_global_styles();

		foreach ( array( array( array( 'typography' ), '400' ), array( array( 'elements', 'heading', 'typography' ), self::HEADING_WEIGHT ) ) as list( $path, $usual ) ) {
			$family = _wp_array_get( $styles, array( ...$path, 'fontFamily' ) );
			$weight = _wp_array_get( $styles, array( ...$path, 'fontWeight' ) );

			if ( is_string( $family ) && 1 === preg_match( '/font-family(?:--|\|)([a-z0-9-]+)\)?$/', $family, $match ) && isset( $families[ $match[1] ] ) ) {
				$fonts[] = array( $families[ $match[1] ], self::weight( is_scalar( $weight ) ? (string) $weight : $usual ) );
			}
		}

		return $fonts;
	}
}
