<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Platform\Http\UpstreamFailure;

defined( 'ABSPATH' ) || exit;

/**
 * A way to get tracked numbers.
 *
 * Assumptions:
 * - Its answers are not trusted: a number that nobody can dial is dropped by whoever asked.
 * - It asks another service only through `Http\UpstreamClient`, so it comes back in seconds.
 */
interface NumberAdapter {
	/** The value of the setting `call_tracking_adapter` that chooses it. */
	public function id(): string;

	/**
	 * The number leased for this request; null where this adapter leases none on the server.
	 *
	 * @throws UpstreamFailure
	 */
	public function lease( NumberRequest $request ): ?string;
}
