<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a text as HTML that WordPress leaves unchanged.
 *
 * WordPress rewrites smilies and a misspelling of its own name in all HTML of a page. In an island the rewritten text would differ from React's, so the
 * first characters of each are printed as entities. `Brackets` does the same for shortcodes.
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
 * Returns a text as HTML, for elements and quoted attributes.
 *
 * `esc_html()` and `esc_attr()` keep anything that looks like an entity, so a browser would show another text than the given one, and React, which
 * always encodes, another than PHP.
 */
function encoded( string $text ): string {
	return htmlspecialchars( wp_check_invalid_utf8( $text ), ENT_QUOTES, 'UTF-8' );
}
