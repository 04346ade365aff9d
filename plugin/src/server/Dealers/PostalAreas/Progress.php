<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

defined( 'ABSPATH' ) || exit;

/** The progress of a load, in rows. */
final readonly class Progress {
	public function __construct(
		public int $done,
		public int $total,
	) {}

	public function is_finished(): bool {
		return $this->total > 0 && $this->done >= $this->total;
	}
}
