<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Http\UpstreamFailure;
use WP_Error;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** What the routes say while the provider of dealers cannot answer. */
final class DealersUnavailable {
	/** When trying again makes sense, where the failure does not know it. */
	private const SECONDS = 5;

	public static function answer( UpstreamFailure $failure ): WP_REST_Response {
		$response = rest_convert_error_to_response( new WP_Error( 'hvac_blocks_dealers_unavailable', __( 'Dealer search is not available right now. Please try again in a moment.', 'hvac-blocks' ), array( 'status' => 503 ) ) );
		$response->header( 'Retry-After', (string) max( 1, $failure->retry_after ?? self::SECONDS ) );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}
}
