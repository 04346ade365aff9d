<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Platform\Http\UpstreamFailure;

defined( 'ABSPATH' ) || exit;

/**
 * A source of tracked numbers.
 *
 * Assumptions:
 * - Its answers are not trusted: the caller drops a number that cannot be dialed.
 * - It calls other services only through `Http\UpstreamClient`, so it returns within seconds.
 */
interface NumberAdapter {
	/** The value of the setting `call_tracking_adapter` that selects it. */
	public function id(): string;

	/**
	 * Returns the number leased for this request; null if this adapter leases none on the server.
	 *
	 * @throws UpstreamFailure
	 */
	public function lease( NumberRequest $request ): ?string;
}
