<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

defined( 'ABSPATH' ) || exit;

/** WordPress' own types of posts. */
final class PostTypes {
	/** Types without blocks of ours, which are often saved along with other content. */
	public const WITHOUT_BLOCKS = array( 'revision', 'wp_global_styles', 'customize_changeset', 'oembed_cache', 'user_request', 'nav_menu_item' );

	private function __construct() {}
}
