<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Preview;

defined( 'ABSPATH' ) || exit;

/** What the editor says of a block, in the language of the editor's user, and where that can be mended. */
final readonly class EditorNotice {
	/**
	 * @param string $path       below `wp-admin/`; empty for none
	 * @param string $capability who may go there
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
