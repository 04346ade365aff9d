<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Quiet texts and links of our blocks are darker, or lighter, on those of the theme's colors that are neither light nor dark: Twenty Twenty-Four's bands are such. The rules are part of
 * the global styles; a page keeps those for the colors it uses (`FirstPaint\UsedStyles`).
 */
final class TextOnTones implements Feature {
	/** What `styles/_tokens.scss` makes of black and of white text. */
	private const QUIET = array( '#585858', '#bebebe' );

	/** The same tokens, nearer to the color of the text. */
	private const TOKENS = '--hvac-muted:oklch(from currentcolor clamp(0.35,l,0.97) c h);'
		. '--hvac-accent-text:oklch(from currentcolor clamp(0.32,l,0.96) min(0.09,var(--hvac-accent-chroma)) var(--hvac-accent-hue))';

	public function boot(): void {
		// After WordPress has the global styles.
		add_action( 'wp_enqueue_scripts', self::style( ... ), 20 );
	}

	private static function style(): void {
		// A block theme has rendered the page by now.
		if ( wp_is_block_theme() && ! wp_style_is( BlockLibrary::BASE_STYLE ) ) {
			return;
		}

		$palettes = wp_get_global_settings( array( 'color', 'palette' ) );
		$classes  = array();

		foreach ( array( 'theme', 'custom' ) as $origin ) {
			foreach ( is_array( $palettes ) && is_array( $palettes[ $origin ] ?? null ) ? $palettes[ $origin ] : array() as $preset ) {
				if ( is_array( $preset ) && is_string( $preset['slug'] ?? null ) && is_string( $preset['color'] ?? null ) && self::is_between( $preset['color'] ) ) {
					$classes[] = '.has-' . sanitize_html_class( _wp_to_kebab_case( $preset['slug'] ) ) . '-background-color';
				}
			}
		}

		if ( array() !== $classes ) {
			wp_add_inline_style( 'global-styles', '@supports (color:oklch(from currentcolor l c h)){' . implode( ',', array_unique( $classes ) ) . '{' . self::TOKENS . '}}' );
		}
	}

	private static function is_between( string $color ): bool {
		return 1 === preg_match( '/^#(?:[0-9a-f]{3}){1,2}$/Di', $color )
			&& ! array_any( self::QUIET, static fn ( string $text ): bool => Color::of( $text )->contrast( Color::of( $color ) ) >= Color::READABLE );
	}
}
