<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Rest\CacheableRequest;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\JsonResponse;
use HvacBlocks\Platform\Rest\RequestLimit;
use HvacBlocks\Platform\Rest\Router;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\State\SharedState;
use Throwable;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers plain requests as soon as plugins are loaded, without the two thirds of WordPress' startup that follow: docs/adr/0021.
 *
 * Any other request takes the normal path, on which this class learns what it may answer.
 */
final class EarlyAnswers implements Feature {
	/** @var array<string, list<Route>> by the part of the path that follows the namespace: made here, and not again on the normal path */
	private array $made = array();

	/** The route of a request that was counted but not answered. */
	private ?string $counted = null;

	/**
	 * @param Closure(): array<string, Closure(): list<Route>> $routes for visitors, as in `Rest\Api`
	 * @param Closure(): RequestLimit                          $limit
	 * @param SharedState                                      $state  the memory of one machine is enough
	 */
	public function __construct(
		private readonly Closure $routes,
		private readonly Closure $limit,
		private readonly Settings $settings,
		private readonly SharedState $state,
		private readonly string $version,
	) {}

	/** @return array<string, Closure(): list<Route>> the visitors' routes */
	public function routes(): array {
		return array_replace( ( $this->routes )(), array_map( static fn ( array $routes ): Closure => static fn (): array => $routes, $this->made ) );
	}

	/** @return list<string> the paths of the routes that can answer early */
	public function paths(): array {
		$routes = array_merge( ...array_map( static fn ( Closure $make ): array => $make(), array_values( $this->routes() ) ) );

		return array_map( static fn ( Route $route ): string => $route->path(), array_values( array_filter( $routes, static fn ( Route $route ): bool => $route instanceof EarlyRoute ) ) );
	}

	/** Whether this request has already been counted. True only once: a request made inside it is counted separately. */
	public function has_counted( string $route ): bool {
		$has           = $this->counted === $route;
		$this->counted = $has ? null : $this->counted;

		return $has;
	}

	public function boot(): void {
		$address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- only looked into.

		if ( null === RequestPath::own_address() && is_string( $address ) && str_contains( $address, Router::REST_NAMESPACE . '/' ) && self::is_plain() && $this->settings->bool( 'early_answers' ) ) {
			add_action( 'plugins_loaded', $this->answer( ... ), PHP_INT_MAX );
			// After all callbacks that add headers, before `JsonText` sends.
			add_filter( 'rest_pre_serve_request', $this->learn( ... ), 999, 3 );
		}
	}

	/** Whether only the address of the request matters, as far as this is known before WordPress has started. */
	private static function is_plain(): bool {
		// phpcs:disable WordPress.Security -- only compared.
		foreach ( array( 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION', 'PHP_AUTH_USER', 'HTTP_X_WP_NONCE', 'HTTP_ORIGIN', 'HTTP_IF_NONE_MATCH', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'HTTP_TRANSFER_ENCODING' ) as $name ) {
			if ( isset( $_SERVER[ $name ] ) ) {
				return false;
			}
		}

		return 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
			&& in_array( $_SERVER['CONTENT_LENGTH'] ?? '', array( '', '0' ), true )
			&& array() === $_POST
			&& array() === preg_grep( '/^wordpress_|^wp-/', array_map( strval( ... ), array_keys( $_COOKIE ) ) )
			&& array_filter( $_GET, is_string( ... ) ) === $_GET;
		// phpcs:enable
	}

	private function answer(): void {
		$path  = RequestPath::rest_route() ?? '';
		$route = wp_installing() || self::is_closed() ? null : $this->route( $path );

		/** @var array<string, string> $asked */
		$asked     = $_GET; // phpcs:ignore WordPress.Security -- checked by the route and by `has_plain_address()`.
		$arguments = array_diff_key( $asked, array_flip( CacheableRequest::EVERYWHERE ) );

		if ( null === $route || ! CacheableRequest::has_plain_address( array_keys( $arguments ) ) || ! $route->answers_early( $arguments ) ) {
			return;
		}

		$pass = EarlyPass::find( $this->state, $this->version, ( new ClientAddress( $this->settings ) )->current() );

		if ( null === $pass || headers_sent() || null !== ( $this->limit )()->hit( $path ) ) {
			return;
		}

		$this->counted = $path;

		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $arguments );

		try {
			$response = $route->respond( $request );
		} catch ( Throwable ) {
			// On the normal path the message is in the visitor's language.
			return;
		}

		if ( $response instanceof WP_REST_Response && 200 === $response->get_status() ) {
			self::send( $response, $pass );
		}
	}

	/** Whether WordPress answers for this network site with a message, later in its startup. */
	private static function is_closed(): bool {
		$site = is_multisite() ? get_site() : null;

		return null !== $site && array( '0', '0', '0' ) !== array( $site->archived, $site->deleted, $site->spam );
	}

	private function route( string $path ): ?EarlyRoute {
		$prefix = '/' . Router::REST_NAMESPACE . '/';
		$part   = str_starts_with( $path, $prefix ) ? substr( $path, strlen( $prefix ) ) : '';
		$make   = isset( $this->made[ $part ] ) ? null : ( $this->routes )()[ $part ] ?? null;

		if ( null !== $make ) {
			$this->made[ $part ] = $make();
		}

		foreach ( $this->made[ $part ] ?? array() as $route ) {
			if ( $route instanceof EarlyRoute && $route->path() === $path ) {
				return $route;
			}
		}

		return null;
	}

	private static function send( WP_REST_Response $response, EarlyPass $pass ): never {
		/** @var array<string, string> $own */
		$own = $response->get_headers();

		foreach ( array( ...$pass->headers, ...array_map( static fn ( string $name, string $value ): string => "$name: $value", array_keys( $own ), $own ) ) as $line ) {
			header( $line, false );
		}

		echo ( $response instanceof JsonResponse ? $response->json() : null ) ?? wp_json_encode( $response->get_data() ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON, sent as such.
		exit;
	}

	/** Examines a complete response that is about to be sent to an anonymous visitor. */
	private function learn( mixed $served, WP_HTTP_Response $response, WP_REST_Request $request ): mixed {
		$path  = RequestPath::rest_route() ?? '';
		$lines = headers_list();

		if ( true === $served || 200 !== $response->get_status() || array() !== $_COOKIE || is_user_logged_in() || $request->get_route() !== $path || ! CacheableRequest::is( $request ) ) {
			return $served;
		}

		if ( null === $this->route( $path ) || in_array( 'set-cookie', array_map( EarlyPass::header( ... ), $lines ), true ) ) {
			return $served;
		}

		$other = RestCallbacks::of_others();
		EarlyReport::note( $this->state, $path, $other );

		if ( null === $other ) {
			EarlyPass::issue( $this->state, $this->version, ( new ClientAddress( $this->settings ) )->current(), $lines );
		}

		return $served;
	}
}
