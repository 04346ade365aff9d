<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

defined( 'ABSPATH' ) || exit;

/** The text of a notice and the target of its link. */
final readonly class NoticeMessage {
	/**
	 * @param 'info'|'warning'|'error' $type
	 * @param string                   $text   plain text
	 * @param string                   $about  the subject; a hidden notice is shown again when this changes
	 */
	public function __construct(
		public string $type,
		public string $text,
		public string $link_text,
		public string $link,
		public string $about,
	) {}
}
