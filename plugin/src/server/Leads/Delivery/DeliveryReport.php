<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

defined( 'ABSPATH' ) || exit;

/** The result of one worker's run. */
final class DeliveryReport {
	public int $delivered = 0;
	public int $retried   = 0;
	public int $failed    = 0;
}
