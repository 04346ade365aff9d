<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Which counts are accepted: from this site's own pages, and a limited number per minute from one address. */
final readonly class CountGuard {
	public function __construct( private RateLimiter $limiter, private ClientAddress $address ) {}

	/**
	 * @param string                                 $what  the kind of count
	 * @param int                                    $limit counts per minute from one address
	 * @param int                                    $counts how many are asked for
	 * @return WP_REST_Response|WP_Error|null null if it may be counted
	 */
	public function refusal( WP_REST_Request $request, string $what, int $limit, int $counts ): WP_REST_Response|WP_Error|null {
		if ( ! SameSiteReferrer::asks( $request ) ) {
			return SameSiteReferrer::refusal();
		}

		$wait = $this->limiter->hit( $what, $this->address->current(), $limit, MINUTE_IN_SECONDS, $counts );

		if ( null === $wait ) {
			return null;
		}

		$response = rest_convert_error_to_response( new WP_Error( 'hvac_blocks_too_many_requests', __( 'Too many requests. Please wait a moment and try again.', 'hvac-blocks' ), array( 'status' => 429 ) ) );
		$response->header( 'Retry-After', (string) $wait );

		return $response;
	}
}
