<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\RequestPath;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A request that says all it asks for in its address, and nothing but what its route knows: a cache that keeps the answer under that address
 * gives everybody what they asked for.
 */
final readonly class CacheableRequest {
	/** Known to every route: the language of messages, and the route itself, where the site has no permalinks or at its second address. */
	public const EVERYWHERE = array( 'lang', ...self::ROUTES );

	private const ROUTES = array( 'rest_route', RequestPath::OWN_ADDRESS );

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function is( WP_REST_Request $request ): bool {
		return 'GET' === $request->get_method()
			&& 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
			&& null === $request->get_header( 'x_http_method_override' )
			&& self::has_no_body( $request )
			&& self::has_plain_address( self::known( $request ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function has_no_body( WP_REST_Request $request ): bool {
		return '' === (string) $request->get_body()
			&& array() === $request->get_body_params()
			&& array() === $request->get_file_params()
			&& 0 === (int) $request->get_header( 'content_length' )
			&& null === $request->get_header( 'transfer_encoding' );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return list<string> the arguments that may stand in the address: what stands in the path has its place there
	 */
	private static function known( WP_REST_Request $request ): array {
		$args  = $request->get_attributes()['args'] ?? array();
		$names = array_map( strval( ... ), array_keys( is_array( $args ) ? $args : array() ) );

		return array_values( array_diff( $names, array_keys( $request->get_url_params() ) ) );
	}

	/**
	 * Whether each argument of the address that was asked for is known, spelt as it is and there once: PHP takes `q[]`, `l.ang` and the last of two for others.
	 *
	 * @param list<string> $known
	 */
	public static function has_plain_address( array $known ): bool {
		[ $path, $query ] = array( ...explode( '?', self::address(), 2 ), '' );
		$known            = array( ...$known, ...self::EVERYWHERE );
		$names            = array();

		foreach ( '' === $query ? array() : explode( '&', $query ) as $pair ) {
			$names[] = urldecode( explode( '=', $pair, 2 )[0] );
		}

		return array() === array_diff( $names, $known )
			&& count( $names ) === count( array_unique( $names ) )
			&& ( array() === array_intersect( self::ROUTES, $names ) || in_array( $path, self::front_pages(), true ) );
	}

	/** @return list<string> the paths that stand for no page, so that the argument with the route overrules none */
	private static function front_pages(): array {
		$home = trailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );

		return array( $home, $home . 'index.php' );
	}

	/** As the visitor and every cache on the way wrote it: web servers add arguments of their own to what PHP calls the query. */
	private static function address(): string {
		$address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.

		return is_string( $address ) ? $address : '';
	}
}
