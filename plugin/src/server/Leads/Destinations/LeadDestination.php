<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * A place that leads are sent to.
 *
 * Assumptions:
 * - `deliver()` may be called more than once for the same lead (a worker can die after sending): what receives it tells
 *   repeats by `Lead::$idempotency_key`, which never changes; a mail's Message-ID is made of it.
 * - `deliver()` never runs while a visitor waits, ends by itself well within a minute, and throws nothing that the
 *   destination can foresee; whatever it throws is tried again.
 * - A lead gets a delivery for every destination that is active at the moment it is stored.
 */
interface LeadDestination {
	/** Short, stable, unique among destinations: `mail`. */
	public function id(): string;

	/** Whether the site's settings name it at present. */
	public function active(): bool;

	public function deliver( Lead $lead ): DeliveryResult;
}
