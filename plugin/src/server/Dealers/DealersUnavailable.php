<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What the routes say while the provider of dealers cannot answer. */
final class DealersUnavailable {
	public static function error(): WP_Error {
		return new WP_Error( 'hvac_blocks_dealers_unavailable', __( 'The dealer search is not available right now. Please try again in a moment.', 'hvac-blocks' ), array( 'status' => 503 ) );
	}
}
