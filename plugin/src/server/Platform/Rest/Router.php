<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Kernel\Unavailable;
use LogicException;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Registers routes and responds for them. */
final readonly class Router {
	public const REST_NAMESPACE = 'hvac-blocks/v1';

	/** Seconds until a retry, if the failure does not say. */
	private const SECONDS_TO_RETRY = 5;

	/** @var array<int|string, Route> */
	private array $routes;

	public function __construct( Route ...$routes ) {
		$this->routes = $routes;
	}

	/** Returns the requested route as registered: WordPress also matches it with other capitals and with a trailing line break. */
	public static function asked( WP_REST_Request $request ): string {
		return strtolower( rtrim( $request->get_route(), "\n" ) );
	}

	public static function is_ours( WP_REST_Request $request ): bool {
		return str_starts_with( self::asked( $request ) . '/', '/' . self::REST_NAMESPACE . '/' );
	}

	/** To be called from `rest_api_init` on. */
	public function register(): void {
		$read = array();

		foreach ( $this->routes as $route ) {
			if ( 'GET' === $route->method() ) {
				$read[ $route->path() ] = $route;
			}
		}

		foreach ( $this->routes as $route ) {
			// Not register_rest_route(), which requires that `rest_api_init` has run: `OwnAddress` works without it.
			rest_get_server()->register_route(
				self::namespace( $route->path() ),
				$route->path(),
				array(
					array(
						'methods'             => $route->method(),
						'args'                => $route->args(),
						'permission_callback' => $route->permission( ... ),
						'callback'            => static fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => self::answer( $route, $request ),
					),
					// WordPress has one schema for all methods of a path: that of the resource.
					'schema' => ( $read[ $route->path() ] ?? $route )->schema( ... ),
				)
			);
		}
	}

	private static function answer( Route $route, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		// WordPress lets an argument or a body override the path.
		foreach ( $request->get_url_params() as $name => $value ) {
			$request->set_param( $name, $value );
		}

		try {
			$response = $route->respond( $request );
		} catch ( Unavailable $failure ) {
			$response = self::failed( $failure );
		}

		if ( $response instanceof WP_REST_Response && ! isset( $response->get_headers()['Cache-Control'] ) ) {
			$response->header( 'Cache-Control', 'no-store' );
		}

		return $response;
	}

	public static function failed( Unavailable $failure ): WP_REST_Response {
		return self::unavailable( $failure, 'hvac_blocks_database_failed', __( 'The database rejected this request. Please try again in a few minutes.', 'hvac-blocks' ) );
	}

	public static function retry_after( Unavailable $failure ): string {
		return (string) max( 1, $failure->retry_after() ?? self::SECONDS_TO_RETRY );
	}

	/** The response of a route while its data is unavailable; it is not cached. */
	public static function unavailable( Unavailable $failure, string $code, string $message, int $status = 503 ): WP_REST_Response {
		$response = rest_convert_error_to_response( new WP_Error( $code, $message, array( 'status' => $status ) ) );
		$response->header( 'Retry-After', self::retry_after( $failure ) );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}

	/** The first two segments of a path. */
	private static function namespace( string $path ): string {
		if ( 1 !== preg_match( '~^/([^/]+/[^/]+)(?:/.+)$~', $path, $parts ) ) {
			throw new LogicException( esc_html( "A route cannot have the path '$path'." ) );
		}

		return $parts[1];
	}
}
