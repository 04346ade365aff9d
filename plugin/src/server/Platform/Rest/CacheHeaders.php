<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Feature;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Responses that are the same for everyone may be cached by browsers and proxies and need not be sent twice: only those to plain requests, since a cache
 * serves its response to everyone who requests the same address.
 */
final readonly class CacheHeaders implements Feature {
	public function boot(): void {
		add_filter( 'rest_post_dispatch', $this->complete( ... ), 100, 3 );
		add_filter( 'rest_pre_serve_request', $this->close( ... ), 0, 4 );
	}

	/** Marks a response that contains nothing specific to its visitor. */
	public static function shared( WP_REST_Response $response, int $seconds ): WP_REST_Response {
		$response->header( 'Cache-Control', "public, max-age=$seconds" );
		$json = $response instanceof JsonResponse ? $response->json() : wp_json_encode( $response->get_data() );
		$response->header( 'ETag', 'W/"' . hash( 'xxh128', (string) $json ) . '"' );

		return $response;
	}

	/** Does not resend what the visitor already has; marks everything that no route marked as shared, especially errors, as not cacheable. */
	private function complete( WP_HTTP_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_HTTP_Response {
		if ( ! Router::is_ours( $request ) ) {
			return $response;
		}

		if ( ! CacheableRequest::is( $request ) ) {
			// The tag covers the whole response.
			$response->set_headers( array( 'Cache-Control' => 'no-store' ) + array_diff_key( $response->get_headers(), array( 'ETag' => '' ) ) );

			return $response;
		}

		$tag = $response->get_headers()['ETag'] ?? null;

		if ( 200 === $response->get_status() && is_string( $tag ) && self::names( (string) $request->get_header( 'if_none_match' ), $tag ) ) {
			$response->set_status( 304 );
			$response->set_data( null );
		}

		if ( ! isset( $response->get_headers()['Cache-Control'] ) ) {
			$response->header( 'Cache-Control', 'no-store' );
		}

		return $response;
	}

	/** An envelope keeps the headers inside: the response around it must not be cached either. */
	private function close( mixed $served, WP_HTTP_Response $result, WP_REST_Request $request, WP_REST_Server $server ): mixed {
		if ( Router::is_ours( $request ) && ! isset( $result->get_headers()['Cache-Control'] ) ) {
			$server->send_header( 'Cache-Control', 'no-store' );
		}

		return $served;
	}

	/** Weak comparison: proxies may add or drop the W/. */
	private static function names( string $header, string $tag ): bool {
		$wanted = array_map( static fn ( string $one ): string => preg_replace( '~^W/~', '', trim( $one ) ) ?? '', explode( ',', $header ) );

		return in_array( '*', $wanted, true ) || in_array( substr( $tag, 2 ), $wanted, true );
	}
}
