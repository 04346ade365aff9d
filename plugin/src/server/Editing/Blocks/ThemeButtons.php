<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Gives the plugin's buttons the classes of WordPress' own, where the site wants its theme's look for them. */
final readonly class ThemeButtons implements Feature {
	/** Block themes style the first one; classic themes mostly the second. */
	private const CLASSES = 'wp-element-button wp-block-button__link';

	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		add_filter( 'language_attributes', $this->announce( ... ) );
	}

	/** @param string $html of a view */
	public function dressed( string $html ): string {
		// What inner blocks have printed is dressed already.
		return $this->are_wanted() ? (string) preg_replace( '/class="hvac-button(?= (?!wp-)|")/', '$0 ' . self::CLASSES, $html ) : $html;
	}

	/** Islands read the classes there: `islands/theme-buttons.ts`. */
	private function announce( string $attributes ): string {
		return $this->are_wanted() ? $attributes . ' data-hvac-buttons="' . esc_attr( self::CLASSES ) . '"' : $attributes;
	}

	private function are_wanted(): bool {
		return 'theme' === $this->settings->string( 'button_style' );
	}
}
