<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use HvacBlocks\Kernel\IpAddress;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\State\SharedState;

defined( 'ABSPATH' ) || exit;

/**
 * What a complete response to an anonymous visitor has shown about a route, for as long as caches may store that response: that no other code changes
 * it, and its headers.
 *
 * It is valid for one host and path, one language, and the current plugins, theme and options. A site may be closed to all but some networks, on hooks
 * that an early response does not reach. So the pass is valid for the network that received the response, and for everyone once a second network has
 * received one.
 */
final readonly class EarlyPass {
	public const SECONDS = 300;

	/** Headers that differ for each response. */
	private const OF_EACH_ANSWER = array( 'cache-control', 'etag', 'date', 'content-length', 'x-powered-by' );

	/** @param list<string> $headers lines of every response of the route */
	private function __construct( public array $headers ) {}

	/** Null if there is no pass for the current request. */
	public static function find( SharedState $state, string $version, string $address ): ?self {
		$kept = $state->get( self::name( $version ) );

		if ( ! is_array( $kept ) || ! is_array( $kept['headers'] ?? null ) || self::surroundings() !== ( $kept['surroundings'] ?? null ) ) {
			return null;
		}

		$networks = (array) ( $kept['networks'] ?? array() );

		return count( $networks ) > 1 || in_array( self::network( $address ), $networks, true ) ? new self( array_values( array_filter( $kept['headers'], is_string( ... ) ) ) ) : null;
	}

	/** @param list<string> $headers all lines of the response to the current request */
	public static function issue( SharedState $state, string $version, string $address, array $headers ): void {
		$surroundings = self::surroundings();
		$before       = $state->get( self::name( $version ) );
		$networks     = is_array( $before ) && $surroundings === ( $before['surroundings'] ?? null ) ? array_filter( (array) ( $before['networks'] ?? array() ), is_string( ... ) ) : array();
		$kept         = array_filter( $headers, static fn ( string $line ): bool => ! in_array( self::header( $line ), self::OF_EACH_ANSWER, true ) );

		$state->set(
			self::name( $version ),
			array(
				'headers'      => array_values( $kept ),
				'surroundings' => $surroundings,
				'networks'     => array_slice( array_unique( array( self::network( $address ), ...$networks ) ), 0, 2 ),
			),
			self::SECONDS
		);
	}

	/** Returns the name of a header, in lower case. */
	public static function header( string $line ): string {
		return strtolower( trim( explode( ':', $line, 2 )[0] ) );
	}

	/** From the requested host, path and language. */
	private static function name( string $version ): string {
		// phpcs:disable WordPress.Security -- only hashed.
		$asked = array( $version, is_ssl(), $_SERVER['HTTP_HOST'] ?? '', strtok( is_string( $_SERVER['REQUEST_URI'] ?? null ) ? $_SERVER['REQUEST_URI'] : '', '?' ), $_GET['rest_route'] ?? '', $_GET['lang'] ?? '' );
		// phpcs:enable

		return 'early:' . hash( 'xxh128', (string) wp_json_encode( $asked ) );
	}

	/** The network part of an address, which an organization seldom has two of: an IPv4 /16, an IPv6 /32. */
	private static function network( string $address ): string {
		$packed = IpAddress::packed( $address ) ?? '';

		return bin2hex( substr( $packed, 0, 4 === strlen( $packed ) ? 2 : 4 ) );
	}

	/** Anything that may add a filter, buffer the output, or close the site. */
	private static function surroundings(): string {
		$surroundings = array( wp_get_mu_plugins(), is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : null, get_option( 'active_plugins' ), get_option( 'stylesheet' ), get_option( 'template' ), self::options(), PageLanguage::current()->value, ob_list_handlers() );

		return hash( 'xxh128', (string) wp_json_encode( $surroundings ) );
	}

	/** A hash of all autoloaded options, where a plugin stores whether the site is open; without those that change by themselves. */
	private static function options(): string {
		$options = array_filter( wp_load_alloptions(), static fn ( int|string $name ): bool => 1 !== preg_match( '/^(?:cron$|_transient_|_site_transient_|hvac_blocks_|rewrite_rules$)/', (string) $name ), ARRAY_FILTER_USE_KEY );

		ksort( $options );

		return hash( 'xxh128', implode( "\0", array_keys( $options ) ) . "\0\0" . implode( "\0", array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $options ) ) );
	}
}
