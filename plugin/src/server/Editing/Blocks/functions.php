<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * A text as HTML that WordPress leaves as it is.
 *
 * Smilies and a misspelled name of WordPress are rewritten wherever a page's HTML shows them. In an island the rewritten text would differ from
 * React's, so the characters they begin with are printed as entities. `Brackets` does the same for shortcodes.
 */
function text( string $text ): string {
	return strtr(
		encoded( $text ),
		array(
			':'         => '&#58;',
			'('         => '&#40;',
			')'         => '&#41;',
			'Wordpress' => 'W&#111;rdpress', // phpcs:ignore WordPress.WP.CapitalPDangit -- the spelling that WordPress corrects.
		)
	);
}

/**
 * A text as HTML, for elements and quoted attributes.
 *
 * `esc_html()` and `esc_attr()` leave what looks like an entity as it is, so a browser would show another text than the one given, and React,
 * which encodes always, another than PHP.
 */
function encoded( string $text ): string {
	return htmlspecialchars( wp_check_invalid_utf8( $text ), ENT_QUOTES, 'UTF-8' );
}
