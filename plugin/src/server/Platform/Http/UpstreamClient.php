<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Asks another service.
 *
 * Assumptions:
 * - It tries once and comes back within the setting's seconds, whatever the other side does.
 * - What comes back has passed the request's schema.
 */
interface UpstreamClient {
	/** @throws UpstreamFailure where there is no usable answer */
	public function send( UpstreamRequest $request ): UpstreamAnswer;
}
