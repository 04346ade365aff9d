<?php
/**
 * An object cache in Redis, only for the sites of tests and benchmarks: the minimum that WordPress and the plugin need. Like the well-known ones, it
 * keeps what a request has read or written until the request ends.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

final class Hvac_Object_Cache {
	/** @var array<string, mixed> */
	private array $known = array();

	/** @var array<string, true> */
	private array $global = array();

	/** @var array<string, true> */
	private array $passing = array( 'counts' => true, 'plugins' => true, 'theme_json' => true );

	private Redis $redis;

	private int $blog;

	public function __construct() {
		$this->redis = new Redis();
		$this->redis->connect( HVAC_REDIS_SOCKET );
		$this->redis->select( HVAC_REDIS_DATABASE );
		$this->blog = get_current_blog_id();
	}

	/** @param list<string> $groups */
	public function add_global_groups( array $groups ): void {
		$this->global += array_fill_keys( $groups, true );
	}

	/** @param list<string> $groups */
	public function add_passing_groups( array $groups ): void {
		$this->passing += array_fill_keys( $groups, true );
	}

	public function switch_to_blog( int $blog ): void {
		$this->blog = $blog;
	}

	public function get( string $key, string $group, bool $force, ?bool &$found ): mixed {
		$name = $this->name( $key, $group );

		if ( ! $force && array_key_exists( $name, $this->known ) ) {
			$found = true;

			return self::copy( $this->known[ $name ] );
		}

		$stored = isset( $this->passing[ $group ] ) ? false : $this->redis->get( $name );
		$found  = is_string( $stored );

		if ( ! is_string( $stored ) ) {
			unset( $this->known[ $name ] );

			return false;
		}

		$this->known[ $name ] = is_numeric( $stored ) ? (int) $stored : unserialize( $stored ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- what set() wrote.

		return self::copy( $this->known[ $name ] );
	}

	/** @param 'NX'|'XX'|'' $condition whether the key must be new, or must exist */
	public function set( string $key, mixed $value, string $group, int $seconds, string $condition = '' ): bool {
		$name = $this->name( $key, $group );

		if ( isset( $this->passing[ $group ] ) ) {
			if ( ( 'NX' === $condition ) === array_key_exists( $name, $this->known ) && '' !== $condition ) {
				return false;
			}
		} else {
			// Numbers stay numbers, so that Redis can count with them.
			$options = array_filter( array( $condition, 'ex' => $seconds ) );

			if ( true !== $this->redis->set( $name, is_int( $value ) ? (string) $value : serialize( $value ), $options ) ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
				return false;
			}
		}

		$this->known[ $name ] = self::copy( $value );

		return true;
	}

	public function delete( string $key, string $group ): bool {
		$name = $this->name( $key, $group );
		$had  = array_key_exists( $name, $this->known );
		unset( $this->known[ $name ] );

		return isset( $this->passing[ $group ] ) ? $had : (bool) $this->redis->del( $name );
	}

	public function count( string $key, int $by, string $group ): int|false {
		$name = $this->name( $key, $group );

		if ( isset( $this->passing[ $group ] ) || ! $this->redis->exists( $name ) ) {
			return false;
		}

		$this->known[ $name ] = (int) $this->redis->incrBy( $name, $by );

		return $this->known[ $name ];
	}

	public function flush(): bool {
		$this->known = array();

		return (bool) $this->redis->flushDB();
	}

	public function forget_known(): void {
		$this->known = array();
	}

	private function name( string $key, string $group ): string {
		$group = '' === $group ? 'default' : $group;

		return ( isset( $this->global[ $group ] ) ? '' : $this->blog . ':' ) . "$group:$key";
	}

	private static function copy( mixed $value ): mixed {
		return is_object( $value ) ? clone $value : $value;
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new Hvac_Object_Cache();
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return ! wp_suspend_cache_addition() && $GLOBALS['wp_object_cache']->set( (string) $key, $data, $group, (int) $expire, 'NX' );
}

function wp_cache_add_multiple( array $data, $group = '', $expire = 0 ) {
	return array_combine( array_keys( $data ), array_map( static fn ( $key, $value ) => wp_cache_add( $key, $value, $group, $expire ), array_keys( $data ), $data ) );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( (string) $key, $data, $group, (int) $expire, 'XX' );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( (string) $key, $data, $group, (int) $expire );
}

function wp_cache_set_multiple( array $data, $group = '', $expire = 0 ) {
	return array_combine( array_keys( $data ), array_map( static fn ( $key, $value ) => wp_cache_set( $key, $value, $group, $expire ), array_keys( $data ), $data ) );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( (string) $key, $group, (bool) $force, $found );
}

function wp_cache_get_multiple( $keys, $group = '', $force = false ) {
	return array_combine( $keys, array_map( static fn ( $key ) => wp_cache_get( $key, $group, $force ), $keys ) );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( (string) $key, $group );
}

function wp_cache_delete_multiple( array $keys, $group = '' ) {
	return array_combine( $keys, array_map( static fn ( $key ) => wp_cache_delete( $key, $group ), $keys ) );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->count( (string) $key, (int) $offset, $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->count( (string) $key, -(int) $offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	$GLOBALS['wp_object_cache']->forget_known();

	return true;
}

function wp_cache_flush_group( $group ) {
	return false;
}

function wp_cache_supports( $feature ) {
	return in_array( $feature, array( 'add_multiple', 'set_multiple', 'get_multiple', 'delete_multiple', 'flush_runtime' ), true );
}

function wp_cache_close() {
	return true;
}

function wp_cache_add_global_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_global_groups( (array) $groups );
}

function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_passing_groups( (array) $groups );
}

function wp_cache_switch_to_blog( $blog_id ) {
	$GLOBALS['wp_object_cache']->switch_to_blog( (int) $blog_id );
}
