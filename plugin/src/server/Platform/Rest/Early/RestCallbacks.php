<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest\Early;

use HvacBlocks\Kernel\OwnCallbacks;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/** The callbacks that may change a REST response besides those of WordPress and this plugin. */
final class RestCallbacks {
	/** The filters applied to every response to a plain request, besides the plugin's own. */
	private const FILTERS = array(
		'rest_jsonp_enabled',
		'rest_enabled',
		'rest_authentication_errors',
		'rest_pre_dispatch',
		'rest_endpoints',
		'rest_request_before_callbacks',
		'rest_dispatch_request',
		'rest_request_after_callbacks',
		'rest_post_dispatch',
		'rest_pre_serve_request',
		'rest_pre_echo_response',
		'rest_json_encode_options',
		'rest_exposed_cors_headers',
		'rest_allowed_cors_headers',
		'rest_send_nocache_headers',
		'rest_url',
		'rest_url_prefix',
		'home_url',
		'locale',
		'determine_locale',
	);

	/** The plugin's own hooks that do not change such a response. */
	private const APART = '/^hvac_blocks_(?:form$|settings$|lead_)/';

	/** The callbacks that WordPress itself adds to them; other plugins use its `__return_false` and the like there. */
	private const NAMES_OF_WORDPRESS = '/^(?:_wp_|_?[a-z]*_?rest_|WP_)/';

	/** Returns the first callback of other code, as "name on hook"; null if there is none. */
	public static function of_others(): ?string {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];

		foreach ( $hooks as $name => $hook ) {
			$name = (string) $name;

			if ( ! in_array( $name, self::FILTERS, true ) && ( ! str_starts_with( $name, 'hvac_blocks_' ) || 1 === preg_match( self::APART, $name ) ) ) {
				continue;
			}

			foreach ( $hook->callbacks as $callbacks ) {
				foreach ( $callbacks as [ 'function' => $callback ] ) {
					if ( ! self::is_known( $callback ) ) {
						return self::name( $callback ) . " on $name";
					}
				}
			}
		}

		return null;
	}

	/** @return list<string> the callbacks of other code on these hooks, as `function`, `Class::method`, or a class */
	public static function of_others_on( string ...$names ): array {
		/** @var array<string, WP_Hook> $hooks */
		$hooks  = $GLOBALS['wp_filter'];
		$others = array();

		foreach ( $names as $name ) {
			foreach ( array_merge( ...array_values( ( $hooks[ $name ] ?? new WP_Hook() )->callbacks ) ) as [ 'function' => $callback ] ) {
				$others[] = self::is_known( $callback ) ? '' : self::name( $callback );
			}
		}

		return array_values( array_unique( array_filter( $others ) ) );
	}

	/** Removes the callbacks of other code from these hooks, for the rest of this request. */
	public static function remove_others(): void {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];

		foreach ( self::FILTERS as $name ) {
			foreach ( ( $hooks[ $name ] ?? new WP_Hook() )->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as [ 'function' => $callback ] ) {
					if ( str_starts_with( $name, 'rest_' ) && ! self::is_known( $callback ) ) {
						remove_filter( $name, $callback, $priority );
					}
				}
			}
		}
	}

	/** `function`, `Class::method`, or a class. */
	private static function name( mixed $callback ): string {
		return match ( true ) {
			is_string( $callback ) => $callback,
			is_array( $callback ) && is_string( $callback[1] ?? null ) => ( is_object( $callback[0] ) ? $callback[0]::class : ( is_string( $callback[0] ) ? $callback[0] : '' ) ) . "::$callback[1]",
			is_object( $callback ) => $callback::class,
			default => '',
		};
	}

	/** Whether it belongs to the plugin or to WordPress. */
	private static function is_known( mixed $callback ): bool {
		return OwnCallbacks::is_own( $callback )
			|| ( str_starts_with( OwnCallbacks::file( $callback ), (string) realpath( ABSPATH . 'wp-includes' ) ) && 1 === preg_match( self::NAMES_OF_WORDPRESS, self::name( $callback ) ) );
	}
}
