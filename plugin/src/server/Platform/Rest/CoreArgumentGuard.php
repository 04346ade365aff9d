<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Feature;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the arguments that WordPress itself reads on every route: with some values it fails, after a route has done its work and before the visitor has
 * the response.
 */
final readonly class CoreArgumentGuard implements Feature {
	/** Each asks for another form of the response, or for parts of it. */
	public const FORMS = array( '_pretty', '_jsonp', '_envelope', '_embed', '_fields' );

	public function boot(): void {
		// They are read later, and assumed to be text.
		foreach ( array( '_method', '_jsonp' ) as $name ) {
			// phpcs:disable WordPress.Security.NonceVerification -- only its type is looked at.
			if ( isset( $_GET[ $name ] ) && ! is_string( $_GET[ $name ] ) ) {
				unset( $_GET[ $name ] );
			}
			// phpcs:enable
		}

		// Before WordPress selects the fields.
		add_filter( 'rest_post_dispatch', $this->keep_whole( ... ), 0, 3 );
	}

	/** A response without fields is sent whole: none can be selected. */
	private function keep_whole( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		// Reads the data last: for JSON that is already encoded, this would decode it.
		if ( isset( $request['_fields'] ) && Router::is_ours( $request ) && ! self::has_fields( $response->get_data() ) ) {
			unset( $request['_fields'] );
		}

		return $response;
	}

	/** The data's own fields, or those of each entry. */
	private static function has_fields( mixed $data ): bool {
		return is_array( $data ) && ( ! wp_is_numeric_array( $data ) || array_filter( $data, is_array( ... ) ) === $data );
	}
}
