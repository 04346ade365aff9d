<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

defined( 'ABSPATH' ) || exit;

/** What one run of a worker did. */
final class DeliveryReport {
	public int $delivered = 0;
	public int $retried   = 0;
	public int $failed    = 0;
}
