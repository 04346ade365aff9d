<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** WordPress' own REST routes that list, render or check contents, and the index. Only they, of all routes, need what editors can use; the routes of plugins do not wait for it. */
final class WordPressRoutes {
	public static function has( string $route ): bool {
		return 1 === preg_match( '~^/*(?:$|wp/|wp-|batch/|oembed/)~', $route );
	}

	/** Whether the request is for another route. */
	public static function can_wait(): bool {
		$route = RequestPath::rest_route();

		return null !== $route && ! self::has( $route );
	}

	/** Calls `$work` before each of these routes; now if the request is for one of them, or for no route. */
	public static function prepare( Closure $work ): void {
		self::can_wait() ? self::before( $work ) : $work();
	}

	/** Calls `$work` before each of these routes. */
	public static function before( Closure $work ): void {
		add_filter(
			'rest_pre_dispatch',
			static function ( mixed $answer, mixed $server, WP_REST_Request $request ) use ( $work ): mixed {
				if ( self::has( $request->get_route() ) ) {
					$work();
				}

				return $answer;
			},
			PHP_INT_MIN,
			3
		);
	}
}
