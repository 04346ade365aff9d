<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress' emoji script, which puts pictures from `s.w.org` in place of characters that the browser has no font for: a request to
 * another host that the visitor did not agree to, and nodes that are not React's.
 *
 * It leaves an element of the class EXEMPT alone, which is all that HTML of the server needs. Where scripts of ours write, the class is
 * not enough: of what is added to the page, the script asks for no class above it.
 */
final class EmojiScript {
	public const EXEMPT = 'wp-exclude-emoji';

	/** Keeps it off this page; in time until the page's footer begins. */
	public static function remove(): void {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' );
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
	}
}
