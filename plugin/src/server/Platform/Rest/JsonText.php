<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Feature;
use WP_HTTP_Response;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Sends encoded JSON instead of decoding and encoding it again; if a caller wants anything other than plain JSON, WordPress handles it as usual.
 */
final readonly class JsonText implements Feature {
	public function boot(): void {
		// After all callbacks that may send something else.
		add_filter( 'rest_pre_serve_request', $this->send( ... ), 1000, 3 );
	}

	private function send( mixed $served, WP_HTTP_Response $result, WP_REST_Request $request ): mixed {
		$json = $result instanceof JsonResponse ? $result->json() : null;

		if ( true === $served || null === $json || 'HEAD' === $request->get_method() || self::is_special( $request ) ) {
			return $served;
		}

		echo $json; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, sent as such.

		return true;
	}

	private static function is_special( WP_REST_Request $request ): bool {
		return array() !== array_intersect( CoreArgumentGuard::FORMS, array_keys( $request->get_query_params() ) )
			|| has_filter( 'rest_pre_echo_response' ) || has_filter( 'rest_json_encode_options' );
	}
}
