<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** The path of a request, before WordPress has parsed it. */
final class RequestPath {
	/** The argument with a route at its second address; see `Rest\OwnAddress`. */
	public const OWN_ADDRESS = 'hvac-blocks-api';

	/** Returns the path below the site's address, with its leading slash; empty for a route at its second address, which requests no page. */
	public static function get(): string {
		return null === self::own_address() ? self::path() : '';
	}

	/** Returns the same path; null for a REST route. */
	public static function of_page(): ?string {
		return null === self::rest_route() ? self::path() : null;
	}

	private static function path(): string {
		/** @var array<string, string> $paths by all that they depend on; a page asks many times */
		static $paths = array();

		$uri     = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.
		$uri     = is_string( $uri ) ? $uri : '';
		$options = wp_cache_get( 'alloptions', 'options' );
		$home    = is_array( $options ) ? $options['home'] ?? '' : '';

		return $paths[ "$uri\n" . ( is_string( $home ) ? $home : '' ) . ( has_filter( 'pre_option_home' ) ? "\n" : '' ) ] ??= self::below_home( (string) strtok( $uri, '?' ) );
	}

	/** Returns what follows the site's own folder and `index.php` in a path. */
	public static function below_home( string $path ): string {
		/** @var array<string, string> $bases by the site's address */
		static $bases = array();

		$home = get_option( 'home' );
		$home = is_string( $home ) ? $home : '';
		$base = $bases[ $home ] ??= rtrim( (string) wp_parse_url( $home, PHP_URL_PATH ), '/' );
		$path = '' !== $base && str_starts_with( $path, "$base/" ) ? substr( $path, strlen( $base ) ) : $path;

		return str_starts_with( $path, '/index.php/' ) ? substr( $path, 10 ) : $path;
	}

	/** Returns the requested REST route; null if it is not one. */
	public static function rest_route(): ?string {
		$route = $_GET['rest_route'] ?? null; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.

		// An empty argument belongs to a page.
		if ( is_string( $route ) && '' !== $route ) {
			return $route;
		}

		$path   = self::path();
		$prefix = '/' . rest_get_url_prefix();

		if ( $path === $prefix || str_starts_with( $path, "$prefix/" ) ) {
			return substr( $path, strlen( $prefix ) );
		}

		$own = self::own_address();

		return null === $own ? null : "/hvac-blocks/v1$own";
	}

	/** Returns the route below the namespace that is requested at its second address: `/dealers`. */
	public static function own_address(): ?string {
		$route = $_GET[ self::OWN_ADDRESS ] ?? null; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.

		return is_string( $route ) && str_starts_with( $route, '/' ) && ! is_admin() ? $route : null;
	}
}
