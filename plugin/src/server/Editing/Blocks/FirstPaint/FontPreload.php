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
 */
final readonly class FontPreload implements Feature {
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
		$used  = $this->families_in_use();
		$fonts = array();

		foreach ( array_merge( ...$this->fonts->families() ) as $face ) {
			$family = $face['font-family'] ?? '';
			$url    = ( (array) ( $face['src'] ?? '' ) )[0] ?? '';

			if ( in_array( $family, $used, true ) && self::has_latin( $face['unicode-range'] ?? '' ) && 'italic' !== ( $face['font-style'] ?? '' ) && str_ends_with( $url, '.woff2' ) && str_starts_with( $url, home_url() ) ) {
				$fonts[ $family ] ??= array(
					'href'        => $url,
					'as'          => 'font',
					'type'        => 'font/woff2',
					'crossorigin' => 'anonymous',
				);
			}
		}

		return array_values( $fonts );
	}

	/** @param string $range CSS `unicode-range`; empty for all characters */
	private static function has_latin( string $range ): bool {
		return '' === $range || 1 === preg_match( '/U\+0*(?:0|20)-/i', $range );
	}

	/** @return list<string> the font families of texts and headings */
	private function families_in_use(): array {
		$names = array();
		$slugs = array();

		// At once: WordPress works out all styles for each call.
		$styles = (array) wp_get_global_styles();

		foreach ( array( array( 'typography' ), array( 'elements', 'heading', 'typography' ) ) as $path ) {
			$style = _wp_array_get( $styles, array( ...$path, 'fontFamily' ) );

			if ( is_string( $style ) && 1 === preg_match( '/font-family(?:--|\|)([a-z0-9-]+)\)?$/', $style, $match ) ) {
				$slugs[] = $match[1];
			}
		}

		foreach ( (array) wp_get_global_settings( array( 'typography', 'fontFamilies' ) ) as $families ) {
			foreach ( is_array( $families ) ? $families : array() as $family ) {
				if ( is_array( $family ) && in_array( $family['slug'] ?? '', $slugs, true ) && is_string( $family['fontFamily'] ?? null ) ) {
					$names[] = trim( explode( ',', $family['fontFamily'] )[0], "\"' " );
				}
			}
		}

		return $names;
	}
}
