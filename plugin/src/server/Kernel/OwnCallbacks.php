<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use Closure;
use ReflectionFunction;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/** This plugin's callbacks on WordPress' hooks. */
final class OwnCallbacks {
	/** Returns the file of a callback; an empty string for a PHP function. */
	public static function file( mixed $callback ): string {
		return is_callable( $callback ) ? (string) ( new ReflectionFunction( Closure::fromCallable( $callback ) ) )->getFileName() : '';
	}

	public static function is_own( mixed $callback ): bool {
		return str_starts_with( self::file( $callback ), dirname( __DIR__, 3 ) . '/' );
	}

	private static function is_of_wordpress( mixed $callback ): bool {
		$file = self::file( $callback );

		return str_starts_with( $file, (string) realpath( ABSPATH . 'wp-includes' ) ) || str_starts_with( $file, (string) realpath( ABSPATH . 'wp-admin' ) );
	}

	/** @return list<callable> the callbacks of other plugins and the theme on a hook, in order */
	public static function of_others( string $hook ): array {
		return array_values( array_filter( self::on( $hook ), static fn ( callable $callback ): bool => ! self::is_own( $callback ) && ! self::is_of_wordpress( $callback ) ) );
	}

	/** Whether no other code hooks in, not even with one of WordPress' functions, such as `__return_false`. */
	public static function are_alone( string $hook ): bool {
		return array_all( self::on( $hook ), self::is_own( ... ) );
	}

	/** @return list<callable> */
	private static function on( string $hook ): array {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];

		return array_values( array_filter( array_column( array_merge( ...( isset( $hooks[ $hook ] ) ? array_values( $hooks[ $hook ]->callbacks ) : array() ) ), 'function' ), is_callable( ... ) ) );
	}

	/** Removes the plugin from all hooks, in case it is still loaded while its data is removed, as with WP-CLI. */
	public static function remove(): void {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];

		foreach ( $hooks as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as [ 'function' => $callback ] ) {
					if ( self::is_own( $callback ) ) {
						$hook->remove_filter( (string) $name, $callback, $priority );
					}
				}
			}
		}
	}
}
