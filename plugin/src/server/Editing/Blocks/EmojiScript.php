<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress' emoji script, which replaces characters that the browser has no font for with pictures from `s.w.org`: a request to another host that the
 * visitor did not agree to, and nodes that React does not know.
 *
 * The script ignores an element of the class EXEMPT, which is enough for HTML of the server. It is not enough where scripts of this plugin write: for
 * added nodes, the emoji script does not check the classes of ancestors.
 */
final class EmojiScript {
	public const EXEMPT = 'wp-exclude-emoji';

	/** Removes the script from this page; works until the page's footer begins. */
	public static function remove(): void {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' );
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
	}
}
