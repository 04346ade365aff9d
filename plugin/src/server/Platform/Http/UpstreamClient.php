<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests to other services.
 *
 * Assumptions:
 * - It tries once and returns within the seconds of the setting, or 20 for a file and 60 for a download, whatever the other side does.
 * - The answer has passed the request's schema.
 */
interface UpstreamClient {
	/** @throws UpstreamFailure if there is no usable answer */
	public function send( UpstreamRequest $request ): UpstreamAnswer;
}
