<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Printing;

use HvacBlocks\Kernel\Contracts;

defined( 'ABSPATH' ) || exit;

/** Prints for views what must not be escaped. Nothing here comes from a visitor or unchecked from an editor. */
final class Raw {
	/** Prints the drawing of an icon of `contracts/icons.json`. */
	public static function icon( string $name ): void {
		/** @var array<string, string> $icons */
		$icons = Contracts::read( 'icons' );

		echo $icons[ $name ]; // phpcs:ignore WordPress.Security.EscapeOutput -- markup of the plugin's own file.
	}

	/**
	 * Prints the content of a style element.
	 *
	 * @param string $css safe declarations only, as of `SliderCss`
	 */
	public static function css( string $css ): void {
		echo str_replace( '<', '', $css ); // phpcs:ignore WordPress.Security.EscapeOutput -- nothing in it can end the element.
	}
}
