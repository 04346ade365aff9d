<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

defined( 'ABSPATH' ) || exit;

/** One worker's claim to deliver one lead to one destination, until its lease ends. */
final readonly class DeliveryClaim {
	/** @param int $attempts including this one */
	public function __construct(
		public int $id,
		public int $lead_id,
		public string $destination,
		public int $attempts,
		public string $claim_id,
	) {}
}
