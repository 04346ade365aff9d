<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

defined( 'ABSPATH' ) || exit;

/** A message about a block in the editor, in the user's language, with a link to where the problem can be fixed. */
final readonly class EditorNotice {
	/**
	 * @param string $path       below `wp-admin/`; empty if there is none
	 * @param string $capability required to follow the link
	 */
	public function __construct(
		private string $text,
		private string $action = '',
		private string $path = '',
		private string $capability = '',
	) {}

	/** @return array{text: string, action: array{text: string, href: string}|null} */
	public function to_array(): array {
		return array(
			'text'   => $this->text,
			'action' => '' === $this->path || ! current_user_can( $this->capability ) ? null : array(
				'text' => $this->action,
				'href' => admin_url( $this->path ),
			),
		);
	}
}
