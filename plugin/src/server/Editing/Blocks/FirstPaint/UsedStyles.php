<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out, of the styles in the HTML of a page with our blocks, the rules that nothing on the page can use: two thirds of them. Rules for what the page's scripts may
 * add stay, by the list that the build makes of our islands' classes.
 * Styles of WordPress' own blocks and its presets are treated alike, unless another plugin's or theme's script is on the page: it may add such blocks.
 */
final readonly class UsedStyles implements Feature {
	private const STYLE = '~(<style id=[\'"]([\w-]+)-inline-css[\'"][^>]*+>)([^<]*+(?:<(?!/style>)[^<]*+)*+)</style>\s*+~';

	/** Where HTML names classes: in attributes, also in the JSON of scripts, and those that WordPress' interactivity adds. */
	private const CLASSES = '~\bclass=(?:\\\\?["\']|\\\\u0022|&quot;)([^"\'\\\\&>]*+)|\bdata-wp-class--([\w-]++)~';

	/** The classes in the global styles that WordPress makes; those of an owner's own rules may be for what other scripts add. */
	private const GLOBAL = '~^(?:wp-block-|has-|is-layout-)~';

	/** The class that WordPress' scripts give to the text that they announce. */
	private const READ_ALOUD = 'screen-reader-text';

	/** Properties of WordPress and ours that a page uses only by their names, with their values as far as those need no quotes. */
	private const PROPERTY = '~(?<=[{;])(--(?:hvac-|wp--preset--(?!dimension)|wp-(?:admin|block|bound|editor)-)[\w-]++):[^;{}"\'<>]*+(?:;|(?=\}))~';

	/** The name of the styles in the cached page: a hash of the HTML, and an `Excerpt` of each of its styles. */
	private const KEY = 'styles';

	public function __construct( private string $build_directory, private CachedPage $page ) {}

	public function boot(): void {
		add_filter( 'wp_template_enhancement_output_buffer', $this->shorten( ... ) );
	}

	private function shorten( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, BlockLibrary::BASE_STYLE . '-inline-css' ) ) {
			return $html;
		}
		$hash  = hash( 'xxh128', $html );
		$known = $this->page->get( self::KEY );

		if ( is_array( $known ) && ( $known[0] ?? '' ) === $hash && is_array( $known[1] ?? null ) ) {
			return self::with_styles( $html, $known[1] );
		}

		$styles = $this->used( $html );

		// A page that differs for each visitor, such as by a nonce, is not written each time.
		if ( null === $known ) {
			$this->page->set( self::KEY, array( $hash, $styles ) );
		}

		return self::with_styles( $html, $styles );
	}

	/** @param array<array-key, mixed> $excerpts in the order of the page; a style without a rule left goes with its element */
	private static function with_styles( string $html, array $excerpts ): string {
		$text = '';
		$from = 0;

		// A replacement by a pattern would reserve twice the page's length.
		foreach ( $excerpts as $excerpt ) {
			if ( 1 !== preg_match( self::STYLE, $html, $style, PREG_OFFSET_CAPTURE, $from ) ) {
				break;
			}

			[ [ $whole, $at ], [ $tag ], , [ $rules ] ] = $style;

			$text .= substr( $html, $from, $at - $from );
			$text .= match ( true ) {
				! is_array( $excerpt ) => $whole,
				array() === $excerpt && '' !== $rules => '',
				default => $tag . Excerpt::text( $rules, $excerpt ) . "</style>\n",
			};
			$from  = $at + strlen( $whole );
		}

		return $text . substr( $html, $from );
	}

	/** @return list<list<int|string>> excerpts of the page's styles: the rules that it can use; empty if those are unknown */
	private function used( string $html ): array {
		$scripts = $this->classes_of_scripts( $html );
		$has     = self::classes_of( $html );

		if ( null === $scripts || array() === $has ) {
			return array();
		}
		$ours    = new CssRules( static fn ( string $name ): bool => ! str_starts_with( $name, 'hvac-' ) || isset( $has[ $name ] ) || isset( $scripts[ $name ] ) );
		$cores   = new CssRules( static fn ( string $name ): bool => isset( $has[ $name ] ) || isset( $scripts[ $name ] ) || self::READ_ALOUD === $name );
		$global  = new CssRules( static fn ( string $name ): bool => isset( $has[ $name ] ) || 1 !== preg_match( self::GLOBAL, $name ) );
		$is_core = $this->has_only_known_scripts( $html );
		$has_no_emoji = ! str_contains( $html, '_wpemojiSettings' );
		preg_match_all( self::STYLE, $html, $found, PREG_SET_ORDER );
		$styles = array_map(
			static fn ( array $style ): string => trim(
				match ( true ) {
					str_starts_with( $style[2], 'hvac-blocks-' ) => $ours->used( $style[3] ),
					! $is_core => $style[3],
					'global-styles' === $style[2] => $global->used( $style[3] ),
					str_starts_with( $style[2], 'wp-block-' ), 'wp-emoji-styles' === $style[2] && $has_no_emoji => $cores->used( $style[3] ),
					default => $style[3],
				}
			),
			$found
		);
		$styles = $is_core ? self::without_unused_properties( $styles, (string) preg_replace( self::STYLE, '', $html ), $scripts ) : $styles;

		return array_map( Excerpt::of( ... ), array_column( $found, 3 ), $styles );
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

	/**
	 * Returns the styles without the properties that nothing names; a linked style may name any.
	 *
	 * @param list<string>          $styles
	 * @param string                $rest    the page without them
	 * @param array<array-key, int> $scripts the names in our scripts, as keys
	 * @return list<string>
	 */
	private static function without_unused_properties( array $styles, string $rest, array $scripts ): array {
		if ( 1 === preg_match( '~<link[^>]*?\srel=[\'"]?stylesheet|@import~', $rest . implode( '', $styles ) ) ) {
			return $styles;
		}
		// Once more for those that only an unused one named.
		for ( $i = 0; $i < 2; $i++ ) {
			preg_match_all( '~--(?:hvac|wp)-[\w-]++(?!\s*+:)~', $rest . implode( '', $styles ), $found );
			$used   = $scripts + array_flip( array_unique( $found[0] ) );
			$styles = array_values(
				preg_replace_callback(
					self::PROPERTY,
					static fn ( array $property ): string => isset( $used[ $property[1] ] ) ? $property[0] : '',
					$styles
				) ?? $styles
			);
		}

		return $styles;
	}
}
