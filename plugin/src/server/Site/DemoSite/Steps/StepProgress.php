<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Steps;

defined( 'ABSPATH' ) || exit;

/** The progress of a step, in its own units. */
final readonly class StepProgress {
	public function __construct( public int $done, public int $total ) {}

	public function is_finished(): bool {
		return $this->done >= $this->total;
	}

	/** @return array{done: int, total: int} */
	public function to_array(): array {
		return array(
			'done'  => min( $this->done, $this->total ),
			'total' => $this->total,
		);
	}
}
