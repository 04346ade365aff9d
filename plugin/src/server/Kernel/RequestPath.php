<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** What a request asks for, before WordPress has parsed it. */
final class RequestPath {
	/** The argument that names a route at its second address; see `Rest\OwnAddress`. */
	public const OWN_ADDRESS = 'hvac-blocks-api';

	/** The path below the site's address, with its leading slash; empty for a route at its second address, which asks for no page. */
	public static function get(): string {
		return null === self::own_address() ? self::path() : '';
	}

	private static function path(): string {
		$uri = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.

		return self::below_home( is_string( $uri ) ? (string) strtok( $uri, '?' ) : '' );
	}

	/** What follows the site's own folder and `index.php` in a path. */
	public static function below_home( string $path ): string {
		$home = get_option( 'home' );
		$base = rtrim( is_string( $home ) ? (string) wp_parse_url( $home, PHP_URL_PATH ) : '', '/' );
		$path = '' !== $base && str_starts_with( $path, "$base/" ) ? substr( $path, strlen( $base ) ) : $path;

		return str_starts_with( $path, '/index.php/' ) ? substr( $path, 10 ) : $path;
	}

	/** The REST route asked for; null where it is none. */
	public static function rest_route(): ?string {
		$route = $_GET['rest_route'] ?? null; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.

		// An empty one is a page's.
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

	/** The route below the namespace that is asked for at its second address: `/dealers`. */
	public static function own_address(): ?string {
		$route = $_GET[ self::OWN_ADDRESS ] ?? null; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.

		return is_string( $route ) && str_starts_with( $route, '/' ) && ! is_admin() ? $route : null;
	}
}
