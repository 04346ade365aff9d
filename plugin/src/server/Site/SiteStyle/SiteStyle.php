<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Platform\Settings\Settings;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * A style variation of any block theme that gives WordPress' blocks the plugin's look, so that a page is by one hand.
 *
 * Owners choose, change or reset it in the Site Editor like one of the theme's. It keeps the theme's fonts, and those of its presets that it does not name.
 */
final readonly class SiteStyle {
	/** Where owners change the site's styles, as a path of the admin. */
	public const EDITOR = 'site-editor.php?p=%2Fstyles';

	/** Content for `write()` that resets the styles as the Site Editor does, which keeps earlier ones among its revisions. */
	public const NOTHING = '{"version":3,"isGlobalStylesUserThemeJSON":true}';

	/** Presets, which replace the theme's as a list. */
	private const PRESETS = array( array( 'color', 'palette' ), array( 'spacing', 'spacingSizes' ), array( 'typography', 'fontSizes' ) );

	public function __construct( private Settings $settings = new Settings() ) {}

	/** @return array<string, mixed> `title`, `version`, `settings` and `styles`, as the REST API lists a theme's variations */
	public function variation(): array {
		return self::variation_in( ( new Accent( $this->settings ) )->light() );
	}

	/** @return array<string, mixed> */
	private static function variation_in( ?Color $accent ): array {
		/** @var array{version: int, title: string, settings: array<array-key, mixed>, styles: array<array-key, mixed>} $json */
		$json = Contracts::read( 'site-style' );
		$json = null === $accent ? $json : self::recolored( $json, $accent );

		foreach ( self::PRESETS as $path ) {
			$own = _wp_array_get( $json['settings'], $path, array() );
			_wp_array_set( $json['settings'], $path, self::merged( wp_get_global_settings( array( ...$path, 'theme' ), array( 'origin' => 'base' ) ), $own ) );
		}

		// Lists become presets of the theme, as the Site Editor stores them.
		$raw = ( new WP_Theme_JSON( $json, 'theme' ) )->get_raw_data();

		/** @var array<string, mixed> $raw */
		return array( 'title' => $json['title'] ) + array_intersect_key( $raw, array_flip( array( 'version', 'settings', 'styles' ) ) );
	}

	/** Makes content the site's own styles; null removes these with their revisions, so that the theme's apply. */
	public function write( ?string $content ): void {
		$id = wp_is_block_theme() ? WP_Theme_JSON_Resolver::get_user_global_styles_post_id() : null;

		if ( null === $id ) {
			return;
		}

		// Without a logged-in user (on the command line) WordPress would strip parts of it.
		kses_remove_filters();

		try {
			if ( null === $content ) {
				wp_delete_post( $id, true );
			} else {
				wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( $content ) ) );
				// Without a logged-in user, WordPress creates the post without its theme and cannot find it.
				wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
			}

			WP_Theme_JSON_Resolver::clean_cached_data();
		} finally {
			kses_init();
		}
	}

	/** The site's own styles in the database; null if nobody has set any, or if the theme has none. */
	public function stored(): ?string {
		if ( ! wp_is_block_theme() ) {
			return null;
		}

		$post    = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$content = is_string( $post['post_content'] ?? null ) ? $post['post_content'] : '';

		return array() === array_filter( self::parts( $content ) ) ? null : $content;
	}

	/** Whose styles the site has. */
	public function choice(): StyleChoice {
		$stored = $this->stored();

		return match ( true ) {
			! wp_is_block_theme() => StyleChoice::None,
			null === $stored      => StyleChoice::Theme,
			$this->is_stored( $this->content() ) => StyleChoice::Plugin,
			default               => StyleChoice::Own,
		};
	}

	/** What `write()` takes to make it the site's. */
	public function content(): string {
		return self::content_in( ( new Accent( $this->settings ) )->light() );
	}

	/** What `content()` is with an accent; null for none. */
	public static function content_in( ?Color $accent ): string {
		return (string) wp_json_encode( array_diff_key( self::variation_in( $accent ), array( 'title' => true ) ) + array( 'isGlobalStylesUserThemeJSON' => true ) );
	}

	/** Whether the site's own styles are this content. */
	public function is_stored( string $content ): bool {
		$stored = $this->stored();

		return null !== $stored && self::parts( $stored ) === self::parts( $content );
	}

	/** @return array<array-key, mixed> the settings and styles of stored content, sorted by name: the Site Editor stores them in an order of its own */
	private static function parts( string $content ): array {
		$styles = json_decode( $content, true );
		$parts  = array_intersect_key( is_array( $styles ) ? $styles : array(), array_flip( array( 'settings', 'styles' ) ) );

		wp_recursive_ksort( $parts );

		return $parts;
	}

	/**
	 * @param array{version: int, title: string, settings: array<array-key, mixed>, styles: array<array-key, mixed>} $json
	 * @return array{version: int, title: string, settings: array<array-key, mixed>, styles: array<array-key, mixed>}
	 */
	private static function recolored( array $json, Color $accent ): array {
		$text  = $accent->text();
		$white = '#ffffff' === $text->hex();
		$black = Color::of( '#000000' );
		$shade = array(
			'accent-1' => $accent,
			'accent-2' => $accent->mixed( $black, 0.42 ),
			'accent-3' => $accent->mixed( $white ? $black : Color::of( '#ffffff' ), 0.18 ),
		);

		foreach ( $shade as $slug => $color ) {
			$at = array_search( $slug, array_column( (array) _wp_array_get( $json['settings'], array( 'color', 'palette' ) ), 'slug' ), true );

			_wp_array_set( $json['settings'], array( 'color', 'palette', $at, 'color' ), $color->hex() );
		}

		$json['settings']['custom'] = array( 'hvacBlocks' => array(
			'accent'   => 'var(--wp--preset--color--accent-1)',
			'onAccent' => $text->hex(),
			...Accent::hue( $accent ),
		) );

		foreach ( $white ? array() : array( array(), array( ':hover' ) ) as $state ) {
			_wp_array_set( $json['styles'], array( 'elements', 'button', ...$state, 'color', 'text' ), $text->hex() );
		}

		return $json;
	}

	/**
	 * Returns the theme's presets with ours of the same slug in their place, and the rest of ours after them.
	 *
	 * @return list<mixed>
	 */
	private static function merged( mixed $theme, mixed $own ): array {
		$by_slug = static fn ( mixed $presets ): array => array_column( is_array( $presets ) ? $presets : array(), null, 'slug' );

		return array_values( array_replace( $by_slug( $theme ), $by_slug( $own ) ) );
	}
}
