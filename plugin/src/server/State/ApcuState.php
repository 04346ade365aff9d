<?php
declare(strict_types=1);

namespace HvacBlocks\State;

use APCUIterator;

defined( 'ABSPATH' ) || exit;

/** The memory that the PHP workers of one machine share. Good enough for counting, not for agreement between machines. */
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

	/** The part of the memory that is free. */
	public function free(): float {
		/** @var array{num_seg: int, seg_size: float, avail_mem: float}|false $memory */
		$memory = apcu_sma_info( true );

		return false === $memory ? 0.0 : $memory['avail_mem'] / max( 1, $memory['num_seg'] * $memory['seg_size'] );
	}

	/** Removes all entries with this name prefix. Expired entries stay in memory until they are removed. */
	public function delete_all( string $beginning ): void {
		apcu_delete( new APCUIterator( '/^' . preg_quote( self::key( $beginning ), '/' ) . '/', APC_ITER_KEY ) );
	}

	/** Several sites may share one PHP. */
	private static function key( string $name ): string {
		return 'hvac-blocks:' . md5( __DIR__ . get_current_blog_id() ) . ':' . $name;
	}
}
