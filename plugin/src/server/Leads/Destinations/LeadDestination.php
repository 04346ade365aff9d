<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

use HvacBlocks\Leads\Store\Lead;

defined( 'ABSPATH' ) || exit;

/**
 * A place to which leads are sent.
 *
 * Assumptions:
 * - `deliver()` may be called more than once for the same lead (a worker can die after sending): the receiver recognizes
 *   repeats by `Lead::$idempotency_key`, which never changes; a mail's Message-ID is made from it.
 * - `deliver()` never runs while a visitor waits, ends by itself well within a minute, and throws no exception for failures that
 *   the destination can foresee; after any exception it is retried.
 * - A lead has a delivery for every destination that is active when it is stored.
 */
interface LeadDestination {
	/** Short, stable, unique among destinations: `mail`. */
	public function id(): string;

	/** Whether the current settings use it. */
	public function active(): bool;

	public function deliver( Lead $lead ): DeliveryResult;
}
