<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out, of the styles in the HTML of a page with our blocks, the rules that nothing on the page can use: two thirds of them. Rules for what the page's scripts may
 * add stay, by the list that the build makes of our islands' classes.
 * Styles of WordPress' own blocks and its presets are treated alike, unless another plugin's or theme's script is on the page: it may add such blocks.
 */
final readonly class UsedStyles implements Feature {
	private const STYLE = '~(<style id=[\'"]([\w-]+)-inline-css[\'"][^>]*+>)(.*?)</style>~s';

	/** Where HTML names classes: in attributes, also in the JSON of scripts, and those that WordPress' interactivity adds. */
	private const CLASSES = '~\bclass=(?:\\\\?["\']|\\\\u0022|&quot;)([^"\'\\\\&>]*+)|\bdata-wp-class--([\w-]++)~';

	/** The classes in the global styles that WordPress makes; those of an owner's own rules may be for what other scripts add. */
	private const GLOBAL = '~^(?:wp-block-|has-|is-layout-)~';

	/** The class that WordPress' scripts give to the text that they announce. */
	private const READ_ALOUD = 'screen-reader-text';

	public function __construct( private string $build_directory ) {}

	public function boot(): void {
		add_filter( 'wp_template_enhancement_output_buffer', $this->shorten( ... ) );
	}

	private function shorten( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, BlockLibrary::BASE_STYLE . '-inline-css' ) ) {
			return $html;
		}
		$scripts = $this->classes_of_scripts( $html );
		$has     = self::classes_of( $html );

		if ( null === $scripts || array() === $has ) {
			return $html;
		}
		$ours    = new CssRules( static fn ( string $name ): bool => ! str_starts_with( $name, 'hvac-' ) || isset( $has[ $name ] ) || isset( $scripts[ $name ] ) );
		$cores   = new CssRules( static fn ( string $name ): bool => isset( $has[ $name ] ) || isset( $scripts[ $name ] ) || self::READ_ALOUD === $name );
		$global  = new CssRules( static fn ( string $name ): bool => isset( $has[ $name ] ) || 1 !== preg_match( self::GLOBAL, $name ) );
		$is_core = $this->has_only_known_scripts( $html );
		$shorter = preg_replace_callback(
			self::STYLE,
			static function ( array $style ) use ( $ours, $cores, $global, $is_core ): string {
				$css = match ( true ) {
					str_starts_with( $style[2], 'hvac-blocks-' ) => $ours->used( $style[3] ),
					! $is_core => $style[3],
					'global-styles' === $style[2] => $global->used( $style[3] ),
					str_starts_with( $style[2], 'wp-block-' ) => $cores->used( $style[3] ),
					default => $style[3],
				};

				return $style[1] . trim( $css ) . '</style>';
			},
			$html
		);

		return $is_core && null !== $shorter ? self::without_unused_presets( $shorter ) : $shorter ?? $html;
	}

	/** @return array<array-key, int> the page's classes, as keys */
	private static function classes_of( string $html ): array {
		preg_match_all( self::CLASSES, $html, $found );

		return self::names( implode( ' ', array_unique( array_merge( $found[1], $found[2] ) ) ) );
	}

	/** @return array<array-key, int>|null the classes of ours that the page's scripts may add, as keys; null if unknown */
	private function classes_of_scripts( string $html ): ?array {
		$file = "{$this->build_directory}/modules/classes.php";
		/** @var array<string, string> $built */
		$built = is_file( $file ) ? (array) require $file : array();

		preg_match_all( '~\bdata-hvac="([\w-]++)"~', $html, $found );
		$wanted = array( '' => 1 ) + array_flip( $found[1] );
		$all    = array_intersect_key( $built, $wanted );

		return count( $all ) === count( $wanted ) ? self::names( implode( ' ', $all ) ) : null;
	}

	/** @return array<array-key, int> */
	private static function names( string $classes ): array {
		preg_match_all( '~\S++~', $classes, $found );

		return array_flip( $found[0] );
	}

	private function has_only_known_scripts( string $html ): bool {
		preg_match_all( '~<script[^>]*?\ssrc=["\']([^"\']++)~', $html, $found );

		return array_all( $found[1], static fn ( string $url ): bool => ! str_contains( $url, '/wp-content/' ) || str_contains( $url, '/hvac-blocks/build/' ) );
	}

	/** Returns the page without the default colors, gradients and shadows of WordPress that nothing names; a linked style may name any. */
	private static function without_unused_presets( string $html ): string {
		if ( 1 === preg_match( '~<link[^>]*?\srel=[\'"]?stylesheet~', $html ) ) {
			return $html;
		}
		preg_match_all( '~(?<=var\()\s*+--wp--preset--[\w-]++~', $html, $found );
		$used = array_flip( array_map( trim( ... ), array_unique( $found[0] ) ) );

		return preg_replace_callback(
			'~(--wp--preset--(?:color|gradient|shadow)--[\w-]++):[^;{}]*+;~',
			static fn ( array $preset ): string => isset( $used[ $preset[1] ] ) ? $preset[0] : '',
			$html
		) ?? $html;
	}
}
