<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

defined( 'ABSPATH' ) || exit;

/** Something that the demo site created and that stays. */
final readonly class KeptItem {
	public function __construct( public string $title, public KeptReason $reason, public string $edit_url ) {}

	/** @return array{title: string, reason: string, why: string, editUrl: string} */
	public function to_array(): array {
		return array(
			'title'   => $this->title,
			'reason'  => $this->reason->value,
			'why'     => $this->reason->text(),
			'editUrl' => $this->edit_url,
		);
	}
}
