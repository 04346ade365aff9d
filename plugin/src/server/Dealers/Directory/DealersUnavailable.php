<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Platform\Rest\Router;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The responses of the routes while the provider of dealers cannot answer. */
final class DealersUnavailable {
	public static function answer( Unavailable $failure ): WP_REST_Response {
		return Router::unavailable( $failure, 'hvac_blocks_dealers_unavailable', __( 'Dealer search is not available right now. Please try again in a moment.', 'hvac-blocks' ) );
	}
}
