<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use APCUIterator;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The memory shared by the PHP workers of one machine. Good enough for counting, not for coordination between machines. */
final readonly class ApcuState implements SharedState {
	public static function is_available(): bool {
		return function_exists( 'apcu_enabled' ) && apcu_enabled();
	}

	public function get( string $name ): mixed {
		$value = apcu_fetch( self::key( $name ), $found );

		return $found ? $value : null;
	}

	public function set( string $name, mixed $value, int $seconds ): void {
		apcu_store( self::key( $name ), $value, $seconds );
	}

	public function set_many( array $values, int $seconds ): void {
		foreach ( $values as $name => $value ) {
			$this->set( $name, $value, $seconds );
		}
	}

	public function add( string $name, mixed $value, int $seconds ): bool {
		return true === apcu_add( self::key( $name ), $value, $seconds );
	}

	public function increment( string $name, int $by, int $seconds ): int {
		return (int) apcu_inc( self::key( $name ), $by, $done, $seconds );
	}

	public function delete( string $name ): void {
		apcu_delete( self::key( $name ) );
	}

	/** The free part of the memory, as a fraction. */
	public function free(): float {
		/** @var array{num_seg: int, seg_size: float, avail_mem: float}|false $memory */
		$memory = apcu_sma_info( true );

		return false === $memory ? 0.0 : $memory['avail_mem'] / max( 1, $memory['num_seg'] * $memory['seg_size'] );
	}

	/** Removes all entries with this name prefix. Expired entries stay in memory until they are removed. */
	public function delete_all( string $beginning ): void {
		apcu_delete( new APCUIterator( '/^' . preg_quote( self::key( $beginning ), '/' ) . '/', APC_ITER_KEY ) );
	}

	private static function key( string $name ): string {
		return 'hvac-blocks:' . md5( self::site() ) . ':' . $name;
	}

	/** Several sites may share one PHP, and by a symlink even the plugin's folder: a site is identified by its folders and its tables. */
	private static function site(): string {
		/** @var wpdb $wpdb */
		global $wpdb;

		$constants = array_map( static fn ( string $name ): mixed => defined( $name ) ? constant( $name ) : '', array( 'ABSPATH', 'WP_CONTENT_DIR', 'DB_HOST', 'DB_NAME', 'DB_DIR', 'DB_FILE', 'AUTH_SALT' ) );

		return (string) wp_json_encode( array( $wpdb->prefix, get_current_blog_id(), ...$constants ), JSON_PARTIAL_OUTPUT_ON_ERROR );
	}
}
