<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

defined( 'ABSPATH' ) || exit;

/** The site's persistent object cache. */
final readonly class ObjectCacheState implements SharedState {
	private const GROUP = 'hvac-blocks';

	public function get( string $name ): mixed {
		// Bypasses this request's own copy: another request may have changed it.
		$value = wp_cache_get( $name, self::GROUP, true, $found );

		return false === $found || false === $value ? null : $value;
	}

	public function set( string $name, mixed $value, int $seconds ): void {
		wp_cache_set( $name, $value, self::GROUP, max( 1, $seconds ) );
	}

	public function set_many( array $values, int $seconds ): void {
		wp_cache_set_multiple( $values, self::GROUP, max( 1, $seconds ) );
	}

	public function add( string $name, mixed $value, int $seconds ): bool {
		return wp_cache_add( $name, $value, self::GROUP, max( 1, $seconds ) );
	}

	public function increment( string $name, int $by, int $seconds ): int {
		wp_cache_add( $name, 0, self::GROUP, max( 1, $seconds ) );

		// Not every object cache can add a negative number.
		$sum = $by < 0 ? wp_cache_decr( $name, -$by, self::GROUP ) : wp_cache_incr( $name, $by, self::GROUP );

		return false === $sum ? $by : $sum;
	}

	public function delete( string $name ): void {
		wp_cache_delete( $name, self::GROUP );
	}
}
