<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Reference;

use Closure;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Rest\Router;
use LogicException;
use ReflectionFunction;

/** The plugin's routes as registered on the REST server. */
final class RegisteredRoutes {
	/** @return array<string, array<string, Route>> by path, which may contain patterns, and method */
	public static function by_path(): array {
		$found = array();

		foreach ( rest_get_server()->get_routes( Router::REST_NAMESPACE ) as $path => $handlers ) {
			if ( '/' . Router::REST_NAMESPACE === $path || ! is_array( $handlers ) ) {
				continue;
			}

			foreach ( $handlers as $handler ) {
				$route = self::of( is_array( $handler ) ? $handler['callback'] ?? null : null );

				$found[ (string) $path ][ $route->method() ] = $route;
			}
		}

		return $found;
	}

	/** Returns the route for which `Router` responds. */
	private static function of( mixed $callback ): Route {
		$route = $callback instanceof Closure ? ( new ReflectionFunction( $callback ) )->getStaticVariables()['route'] ?? null : null;

		return $route instanceof Route ? $route : throw new LogicException( 'No route of ours.' );
	}
}
