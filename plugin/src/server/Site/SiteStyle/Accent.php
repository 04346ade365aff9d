<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteStyle;

use HvacBlocks\Platform\Settings\Settings;
use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/** The accent color of the settings, as `settings.custom.hvacBlocks` of a theme.json. */
final readonly class Accent {
	/** The page's background where the theme has no color of that name, as in `styles/_tokens.scss`. */
	private const PAGE = '#ffffff';

	/** The accent that no one has chosen, as there. */
	private const DEFAULT = '#0b5cab';

	public function __construct( private Settings $settings ) {}

	/** Null if none is set. */
	public function light(): ?Color {
		return $this->set( 'accent' );
	}

	/**
	 * @return array<string, string|float> empty if none is set, or if the theme or the site's own styles have one: that comes with what belongs to it
	 */
	public function custom(): array {
		$own   = $this->set( 'accent_dark' );
		$light = $this->light() ?? ( null === $own ? null : Color::of( self::DEFAULT ) );
		$dark  = $own ?? $light?->lightened();

		return null === $light || null === $dark || '' !== self::rival() ? array() : array(
			// Only a browser that can tell a dark page has the pair.
			'accent'       => "var(--hvac-accent-pair, {$light->hex()})",
			'accentPair'   => self::pair( $light, $dark ),
			'onAccent'     => "var(--hvac-on-accent-pair, {$light->text()->hex()})",
			'onAccentPair' => self::pair( $light->text(), $dark->text() ),
			...( null === $own ? self::hue( $light ) : self::hues( $light, $own ) ),
		);
	}

	/** @return array<string, float|string> the same for both: of the accent for dark pages where the text is light */
	private static function hues( Color $light, Color $dark ): array {
		$on_dark = self::hue( $dark );

		// `l` is the lightness of the text: tokens use these values in `oklch( from currentcolor … )` only.
		return array_combine(
			array_keys( $on_dark ),
			array_map( static fn ( float $of_light, float $of_dark ): string => sprintf( 'calc(%s + %s * clamp(0, (.6 - l) * 99, 1))', $of_dark, round( $of_light - $of_dark, 3 ) ), self::hue( $light ), $on_dark )
		);
	}

	/** @return array{accentHue: float, accentChroma: float} what text in the accent's hue needs */
	public static function hue( Color $accent ): array {
		[ 'hue' => $hue, 'chroma' => $chroma ] = $accent->oklch();

		return array(
			'accentHue'    => $hue,
			'accentChroma' => $chroma,
		);
	}

	/** What defines an accent that has priority: `styles`, the site's own, or `theme`; empty if nothing does. */
	public static function rival(): string {
		$has = static fn ( WP_Theme_JSON $json ): bool => null !== _wp_array_get( $json->get_raw_data(), array( 'settings', 'custom', 'hvacBlocks', 'accent' ) );

		return match ( true ) {
			$has( WP_Theme_JSON_Resolver::get_user_data() ) => 'styles',
			$has( WP_Theme_JSON_Resolver::get_theme_data() ) => 'theme',
			default => '',
		};
	}

	/** The background that the site's styles give pages. */
	public static function page(): string {
		foreach ( array( 'custom', 'theme' ) as $origin ) {
			$palette = wp_get_global_settings( array( 'color', 'palette', $origin ) );
			$color   = array_column( is_array( $palette ) ? $palette : array(), 'color', 'slug' )['base'] ?? '';

			if ( is_string( $color ) && null !== sanitize_hex_color( $color ) && '' !== $color ) {
				return $color;
			}
		}

		return self::PAGE;
	}

	private function set( string $setting ): ?Color {
		$hex = $this->settings->string( $setting );

		return '' === $hex ? null : Color::of( $hex );
	}

	/** A color for light and one for dark pages: CSS decides by the page's background, so that it follows any change of the styles. */
	private static function pair( Color $light, Color $dark ): string {
		if ( $light->hex() === $dark->hex() ) {
			return $light->hex();
		}

		// 0 on dark pages, 1 on light ones.
		$is_light = 'clamp(0, r * .2126 + g * .7152 + b * .0722 - 117, 1)';
		$channels = array_map( static fn ( float $on_light, float $on_dark ): string => sprintf( 'calc(%d + %d * %s)', $on_dark, $on_light - $on_dark, $is_light ), $light->rgb, $dark->rgb );

		return 'rgb(from var(--wp--preset--color--base, ' . self::PAGE . ') ' . implode( ' ', $channels ) . ')';
	}
}
