<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use HvacBlocks\Kernel\RequestPath;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A request whose address contains everything it asks for, and only arguments that its route knows: a cache that stores the response under that address
 * serves everyone what they asked for.
 */
final readonly class CacheableRequest {
	/** Known to every route: the language of messages, and the route itself if the site has no permalinks or for its second address. */
	public const EVERYWHERE = array( 'lang', ...self::ROUTES );

	private const ROUTES = array( 'rest_route', RequestPath::OWN_ADDRESS );

	public static function is( WP_REST_Request $request ): bool {
		return 'GET' === $request->get_method()
			&& 'GET' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
			&& null === $request->get_header( 'x_http_method_override' )
			&& self::has_no_body( $request )
			&& self::has_plain_address( self::known( $request ) );
	}

	private static function has_no_body( WP_REST_Request $request ): bool {
		return '' === (string) $request->get_body()
			&& array() === $request->get_body_params()
			&& array() === $request->get_file_params()
			&& 0 === (int) $request->get_header( 'content_length' )
			&& null === $request->get_header( 'transfer_encoding' );
	}

	/** @return list<string> the arguments allowed in the address; those of the path belong there */
	private static function known( WP_REST_Request $request ): array {
		$args  = $request->get_attributes()['args'] ?? array();
		$names = array_map( strval( ... ), array_keys( is_array( $args ) ? $args : array() ) );

		return array_values( array_diff( $names, array_keys( $request->get_url_params() ) ) );
	}

	/**
	 * Whether each argument of the requested address is known, spelled exactly, and given once: PHP reads `q[]`, `l.ang` and the last of two as other
	 * arguments.
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

	/** @return list<string> the paths without a page, so that the argument with the route overrides none */
	private static function front_pages(): array {
		$home = trailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );

		return array( $home, $home . 'index.php' );
	}

	/** As the visitor and every cache on the way wrote it: web servers add arguments of their own to PHP's query. */
	private static function address(): string {
		$address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security -- only compared, never printed or stored.

		return is_string( $address ) ? $address : '';
	}
}
