<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Route;
use LogicException;
use WP;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's part of the REST API; each request makes only the routes that it asks for: a dealer search waits for no other routes, and requests to
 * other parts of the site wait for none of the plugin's.
 *
 * Anything that lists the API sees all routes: its index, a batch, WP-CLI, and code that uses the API without a REST request.
 */
final class Api implements Feature {
	/** Requests that need the list of all routes. */
	private const LISTS = array( '', '/', '/batch/v1', '/' . Router::REST_NAMESPACE );

	private bool $has_frame  = false;
	private bool $has_admins = false;

	/** @var array<string, Closure(): list<Route>>|null the visitors' routes that this server has not registered yet; null before the first */
	private ?array $left = null;

	/**
	 * @param Closure(): Feature $frame the features around every route of the plugin
	 * @param Closure(): array<string, Closure(): list<Route>> $site the visitors' routes, by the part of the path that follows the namespace
	 * @param Closure(): list<Route> $admins the routes for editors and administrators, below `/admin` and `/editor`
	 * @param (Closure(): (string|null))|null $asked the route of the REST request; null if there is none
	 */
	public function __construct(
		private readonly Closure $frame,
		private readonly Closure $site,
		private readonly Closure $admins,
		private readonly ?Closure $asked = null,
	) {}

	public function boot(): void {
		add_action(
			'rest_api_init',
			function (): void {
				// This server has none of the routes yet.
				$this->has_frame  = false;
				$this->left       = null;
				$this->has_admins = false;
				$this->make( null === $this->asked ? self::asked() : ( $this->asked )() );
			}
		);
		// A request may make another one inside: an embedded link, a preloaded response.
		add_filter(
			'rest_pre_dispatch',
			function ( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
				$this->make( Router::asked( $request ) );

				return $result;
			},
			PHP_INT_MIN,
			3
		);
	}

	private function make( ?string $route ): void {
		$is_list = null === $route || in_array( $route, self::LISTS, true );
		$ours    = $is_list || str_starts_with( $route, '/' . Router::REST_NAMESPACE . '/' );

		if ( $ours && ! $this->has_frame ) {
			$this->has_frame = true;
			( $this->frame )()->boot();
		}

		if ( $ours ) {
			$this->register_of_site( $is_list ? null : explode( '/', $route )[3] );
		}

		if ( $ours && ! $this->has_admins && ( $is_list || 1 === preg_match( '~^/' . Router::REST_NAMESPACE . '/(?:admin|editor)/~', $route ) ) ) {
			$this->has_admins = true;
			( new Router( ...( $this->admins )() ) )->register();
		}
	}

	/** @param string|null $part the part of the path after the namespace; null for all */
	private function register_of_site( ?string $part ): void {
		$left       = $this->left ?? ( $this->site )();
		$asked      = null === $part ? $left : array_intersect_key( $left, array( $part => true ) );
		$this->left = array_diff_key( $left, $asked );

		foreach ( $asked as $name => $make ) {
			$routes = $make();

			foreach ( $routes as $route ) {
				// A request for this part alone would not find it.
				if ( ! str_starts_with( $route->path() . '/', '/' . Router::REST_NAMESPACE . "/$name/" ) ) {
					throw new LogicException( esc_html( "The route '{$route->path()}' is not below '$name'." ) );
				}
			}

			( new Router( ...$routes ) )->register();
		}
	}

	private static function asked(): ?string {
		$wp = $GLOBALS['wp'] ?? null;

		if ( ! defined( 'REST_REQUEST' ) || ! $wp instanceof WP || ! is_string( $wp->query_vars['rest_route'] ?? null ) ) {
			return null;
		}

		return strtolower( untrailingslashit( $wp->query_vars['rest_route'] ) );
	}
}
