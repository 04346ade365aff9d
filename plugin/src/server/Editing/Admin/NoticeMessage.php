<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Admin;

defined( 'ABSPATH' ) || exit;

/** What a notice says, and where its link leads. */
final readonly class NoticeMessage {
	/**
	 * @param 'info'|'warning'|'error' $type
	 * @param string                   $text   plain text
	 * @param string                   $about  what this is about; who hides the notice sees it again when this changes
	 */
	public function __construct(
		public string $type,
		public string $text,
		public string $link_text,
		public string $link,
		public string $about,
	) {}
}
