<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use Closure;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The plugin's own table. Each method is one or two statements that work the same on MariaDB and SQLite.
 *
 * If the table cannot be read or written, the state forgets, as `SharedState` allows: it never stops the request.
 */
final readonly class TableState implements SharedState {
	/** One in this many writes removes expired entries. */
	private const SWEEP = 200;

	/** @param (Closure(): int)|null $now a clock other than the machine's */
	public function __construct( private wpdb $wpdb, private ?Closure $now = null ) {}

	public function get( string $name ): mixed {
		try {
			$value = Query::value( $this->wpdb, 'SELECT value FROM %i WHERE name = %s AND expires > %d', StateTables::name( $this->wpdb ), $name, $this->now() );
		} catch ( DatabaseFailure ) {
			return null;
		}

		return is_string( $value ) ? json_decode( $value, true ) : null;
	}

	public function set( string $name, mixed $value, int $seconds ): void {
		$this->set_many( array( $name => $value ), $seconds );
	}

	public function set_many( array $values, int $seconds ): void {
		if ( array() === $values ) {
			return;
		}

		$row  = array();
		$rows = array();

		foreach ( $values as $name => $value ) {
			$row[] = '(%s, %s, %d)';
			array_push( $rows, (string) $name, self::json( $value ), $this->now() + $seconds );
		}

		$this->run( 'INSERT INTO %i (name, value, expires) VALUES ' . implode( ', ', $row ) . ' ON DUPLICATE KEY UPDATE value = VALUES(value), expires = VALUES(expires)', ...$rows );
		$this->sweep();
	}

	public function add( string $name, mixed $value, int $seconds ): bool {
		$now = $this->now();

		// The row may exist and be expired: then exactly one of the concurrent updates matches it.
		return 1 === $this->run( 'UPDATE %i SET value = %s, expires = %d WHERE name = %s AND expires <= %d', self::json( $value ), $now + $seconds, $name, $now )
			|| 1 === $this->run( 'INSERT IGNORE INTO %i (name, value, expires) VALUES (%s, %s, %d)', $name, self::json( $value ), $now + $seconds );
	}

	public function increment( string $name, int $by, int $seconds ): int {
		$now = $this->now();

		// MariaDB assigns from left to right: the value is determined while `expires` is still the old one.
		$this->run(
			'INSERT INTO %i (name, value, expires) VALUES (%s, %d, %d) ON DUPLICATE KEY UPDATE value = CASE WHEN expires <= %d THEN %d ELSE value + %d END, expires = CASE WHEN expires <= %d THEN %d ELSE expires END',
			$name,
			$by,
			$now + $seconds,
			$now,
			$by,
			$by,
			$now,
			$now + $seconds
		);
		$this->sweep();

		$sum = $this->get( $name );

		return is_int( $sum ) ? $sum : $by;
	}

	public function delete( string $name ): void {
		$this->run( 'DELETE FROM %i WHERE name = %s', $name );
	}

	/** @param literal-string $query with the table's placeholder first */
	private function run( string $query, string|int ...$values ): int {
		try {
			return Query::run( $this->wpdb, $query, StateTables::name( $this->wpdb ), ...$values );
		} catch ( DatabaseFailure ) {
			return 0;
		}
	}

	private function sweep(): void {
		if ( 1 === wp_rand( 1, self::SWEEP ) ) {
			$this->run( 'DELETE FROM %i WHERE expires <= %d', $this->now() );
		}
	}

	private function now(): int {
		return null === $this->now ? time() : ( $this->now )();
	}

	private static function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
	}
}
