<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Rest\Early\RestCallbacks;
use WP;
use WP_Error;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * A second address for the visitors' routes, for sites that close WordPress' REST API to visitors: any page with `?hvac-blocks-api=/dealers&q=75024`.
 * Schemas, limits, languages, and cache headers are those of the REST API: docs/adr/0029.
 *
 * Assumptions:
 * - It is a page of the site: anything that closes pages (a login, maintenance) closes it, too. It answers only where WordPress would print a template.
 * - Callbacks of other plugins on the REST API's hooks have no effect here.
 * - Routes for editors and administrators have no second address, and no user is logged in.
 */
final readonly class OwnAddress implements Feature {
	private const TEMPLATE = __FILE__ . ':answer';

	/** @param Closure(): array<string, Closure(): list<Route>> $routes for visitors, as in `Rest\Api` */
	public function __construct( private Closure $routes ) {}

	/** @param string $route below the namespace: `/leads` */
	public static function url( string $route, string $page ): string {
		return add_query_arg( RequestPath::OWN_ADDRESS, $route, $page );
	}

	/** Returns the address on the current page. */
	public static function here( string $route ): string {
		return '?' . RequestPath::OWN_ADDRESS . "=$route";
	}

	public function boot(): void {
		if ( null !== RequestPath::own_address() ) {
			add_action( 'parse_request', $this->prepare( ... ), PHP_INT_MIN );
		}
	}

	/** Prevents any lookup of the page: by the main query, a redirect, or code that answers by path. */
	private function prepare( WP $wp ): void {
		if ( isset( $wp->query_vars['rest_route'] ) ) {
			return;
		}

		$wp->request    = '';
		$wp->query_vars = array( RequestPath::OWN_ADDRESS => '1' );

		add_action(
			'pre_get_posts',
			static function ( WP_Query $query ): void {
				$query->is_home = $query->is_home && ! $query->is_main_query();
			}
		);
		add_filter( 'posts_pre_query', static fn ( mixed $posts, WP_Query $query ): mixed => $query->is_main_query() ? array() : $posts, 10, 2 );
		add_filter( 'pre_handle_404', '__return_true' );
		remove_action( 'template_redirect', 'redirect_canonical' );
		remove_action( 'template_redirect', 'wp_old_slug_redirect' );

		add_filter( 'template_include', static fn (): string => self::TEMPLATE, 1 );
		add_filter( 'template_include', fn ( mixed $template ): mixed => self::TEMPLATE === $template ? $this->send() : $template, PHP_INT_MAX );
	}

	private function send(): never {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches look for.
		}

		$server   = self::server();
		$request  = self::request( '/' . Router::REST_NAMESPACE . RequestPath::own_address() );
		$response = $this->answer( $server, $request );

		status_header( $response->get_status() );
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		header_remove( 'Link' );
		$server->send_headers( $response->get_headers() );

		if ( true !== apply_filters( 'rest_pre_serve_request', false, $response, $request, $server ) && null !== $response->get_data() ) { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the hook of WordPress on which routes send other things than JSON.
			echo wp_json_encode( $server->response_to_data( $response, false ) );
		}

		exit;
	}

	private function answer( WP_REST_Server $server, WP_REST_Request $request ): WP_REST_Response {
		RestCallbacks::remove_others();
		wp_set_current_user( 0 );

		if ( ! isset( ( $this->routes )()[ explode( '/', Router::asked( $request ) )[3] ?? '' ] ) ) {
			$none = rest_convert_error_to_response( new WP_Error( 'rest_no_route', get_status_header_desc( 404 ), array( 'status' => 404 ) ) );
			$none->header( 'Cache-Control', 'no-store' );

			return $none;
		}

		/** @var WP_REST_Response $response */
		$response = apply_filters( 'rest_post_dispatch', $server->dispatch( $request ), $server, $request ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the hook of WordPress for the plugin's own headers.

		return $response;
	}

	/** Without `rest_api_init`, on which other plugins close the API: `Api` registers what a request asks for. */
	private static function server(): WP_REST_Server {
		/** @var WP_REST_Server|null $wp_rest_server */
		global $wp_rest_server;

		$wp_rest_server ??= new WP_REST_Server(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride, WordPress.NamingConventions.PrefixAllGlobals -- what rest_get_server() returns from now on.

		return $wp_rest_server;
	}

	/** @return WP_REST_Request as WordPress builds it from this request */
	private static function request( string $route ): WP_REST_Request {
		// phpcs:disable WordPress.Security -- the route checks each argument by its schema.
		$method = is_string( $_SERVER['REQUEST_METHOD'] ?? null ) ? $_SERVER['REQUEST_METHOD'] : 'GET';
		$request = new WP_REST_Request( $method, $route );
		$request->set_query_params( array_diff_key( wp_unslash( $_GET ), array( RequestPath::OWN_ADDRESS => true ) ) );
		$request->set_body_params( wp_unslash( $_POST ) );
		$request->set_headers( self::server()->get_headers( wp_unslash( $_SERVER ) ) );
		$request->set_body( WP_REST_Server::get_raw_data() );
		// phpcs:enable

		return $request;
	}
}
