<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The only access to the database: each statement is a literal with placeholders, `%i` for the names of tables and columns, and values that wpdb
 * inserts. PHPStan rejects text of any other origin, and any other call of wpdb.
 *
 * A statement that the database does not carry out throws, so that a failed read never looks like "there is none" (docs/adr/0023). The server's log
 * receives the literal, never a value.
 *
 * Nothing is cached here: the plugin's tables may change at any time, and a caller that may use an older state caches it itself.
 */
final readonly class Query {
	/** The approximate bytes of rows per statement: far below every usual `max_allowed_packet`, and easy on the parser of SQLite's driver. */
	private const BYTES_A_STATEMENT = 131_072;

	/** Of a statement that other processes disturb. */
	private const TRIES = 5;

	/**
	 * @param literal-string $sql
	 * @return list<Row>
	 * @throws DatabaseFailure
	 */
	public static function rows( wpdb $wpdb, string $sql, string|int|float ...$values ): array {
		return array_map( static fn ( array $columns ): Row => new Row( $columns ), self::read( $wpdb, $sql, $values ) );
	}

	/**
	 * @param literal-string $sql
	 * @throws DatabaseFailure
	 */
	public static function row( wpdb $wpdb, string $sql, string|int|float ...$values ): ?Row {
		$rows = self::read( $wpdb, $sql, $values );

		return array() === $rows ? null : new Row( $rows[0] );
	}

	/**
	 * Returns the first column of the first row.
	 *
	 * @param literal-string $sql
	 * @return string|null null if there is no row, or if the value is NULL or empty
	 * @throws DatabaseFailure
	 */
	public static function value( wpdb $wpdb, string $sql, string|int|float ...$values ): ?string {
		$value = self::column( $wpdb, $sql, ...$values )[0] ?? '';

		return '' === $value ? null : $value;
	}

	/**
	 * Returns the first column of all rows, empty if it is NULL.
	 *
	 * @param literal-string $sql
	 * @return list<string>
	 * @throws DatabaseFailure
	 */
	public static function column( wpdb $wpdb, string $sql, string|int|float ...$values ): array {
		return array_map(
			static function ( array $columns ): string {
				$value = reset( $columns );

				return is_scalar( $value ) ? WideText::read( (string) $value ) : '';
			},
			self::read( $wpdb, $sql, $values )
		);
	}

	/**
	 * Runs a statement that reads nothing.
	 *
	 * @param literal-string $sql
	 * @return int the number of affected rows
	 * @throws DatabaseFailure
	 */
	public static function run( wpdb $wpdb, string $sql, string|int|float ...$values ): int {
		$done = self::execute( $wpdb, $sql, $values );

		return false === $done ? self::fail( $wpdb, $sql, $values ) : (int) ( true === $done ? 0 : $done );
	}

	/**
	 * The same for a statement whose rows several processes change at once: the database may ask one of them to retry, which is no failure. Not inside a
	 * transaction, which must be repeated as a whole.
	 *
	 * @param literal-string $sql
	 * @return int the number of affected rows
	 * @throws DatabaseFailure
	 */
	public static function run_patiently( wpdb $wpdb, string $sql, string|int|float ...$values ): int {
		for ( $try = 1; $try < self::TRIES; $try++ ) {
			$done = self::execute( $wpdb, $sql, $values );

			if ( false !== $done || ! DatabaseFailure::was_contention( $wpdb ) ) {
				return false === $done ? self::fail( $wpdb, $sql, $values ) : (int) ( true === $done ? 0 : $done );
			}

			usleep( random_int( 1000, 20000 ) );
		}

		return self::run( $wpdb, $sql, ...$values );
	}

	/**
	 * @param literal-string                     $sql
	 * @param array<array-key, string|int|float> $values
	 */
	private static function execute( wpdb $wpdb, string $sql, array $values ): int|bool {
		return SuppressedErrors::in( $wpdb, static fn (): int|bool => $wpdb->query( self::prepared( $wpdb, $sql, $values ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared, PluginCheck.Security.DirectDB.UnescapedDBParameter -- prepared() does it; a cache is the reader's matter.
	}

	/**
	 * Inserts a row, unless one of its unique keys is in use.
	 *
	 * @param array<literal-string, string|int|null> $columns values by column
	 * @return int the number of inserted rows
	 * @throws DatabaseFailure
	 */
	public static function insert_or_ignore( wpdb $wpdb, string $table, array $columns ): int {
		$names = implode( ', ', array_keys( $columns ) );
		$marks = implode( ', ', array_map( static fn ( string|int|null $value ): string => null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' ), $columns ) );

		return self::run( $wpdb, "INSERT IGNORE INTO %i ( $names ) VALUES ( $marks )", $table, ...array_values( array_filter( $columns, static fn ( string|int|null $value ): bool => null !== $value ) ) );
	}

	/** The number of failed statements of this request: wpdb counts each, including those whose errors it suppresses. */
	public static function failures(): int {
		$failed = $GLOBALS['EZSQL_ERROR'] ?? null;

		return is_array( $failed ) ? count( $failed ) : 0;
	}

	/**
	 * Returns the same as `wpdb::get_results()`, which hides whether the database answered: only `wpdb::query()` tells.
	 *
	 * @param literal-string $sql
	 * @param array<array-key, string|int|float> $values
	 * @return list<array<string, mixed>>
	 * @throws DatabaseFailure
	 */
	private static function read( wpdb $wpdb, string $sql, array $values ): array {
		$query    = self::prepared( $wpdb, $sql, $values );
		$failures = self::failures();

		// wpdb does not reset it if it has no connection.
		$wpdb->last_error = '';

		if ( false !== SuppressedErrors::in( $wpdb, static fn (): int|bool => $wpdb->query( $query ) ) ) { // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared, PluginCheck.Security.DirectDB.UnescapedDBParameter -- as above.
			/** @var list<array<string, mixed>> $rows */
			$rows = array_map( get_object_vars( ... ), array_values( $wpdb->last_result ?? array() ) );

			return $rows;
		}

		return self::is_unwritable( $wpdb, $failures ) ? array() : self::fail( $wpdb, $sql, $values );
	}

	/** Whether wpdb itself rejected text that the table's character set cannot store, before it asked the database: no row contains it. */
	private static function is_unwritable( wpdb $wpdb, int $failures ): bool {
		return '' !== $wpdb->last_error && self::failures() === $failures;
	}

	/**
	 * Inserts rows, many in each statement: all of them only within a transaction. wpdb's placeholders, which this does not need, take longer than the
	 * database with thirty thousand of them.
	 *
	 * @param literal-string $sql up to the rows, with one placeholder for the table
	 * @param iterable<list<string|int|float>> $rows
	 * @param literal-string $end what follows the rows
	 * @throws DatabaseFailure
	 */
	public static function insert( wpdb $wpdb, string $sql, string $table, iterable $rows, string $end = '' ): void {
		$begin     = self::prepared( $wpdb, $sql, array( $table ) );
		$statement = '';

		foreach ( $rows as $row ) {
			$before = '' === $statement ? "$begin (" : ',(';

			foreach ( $row as $value ) {
				$statement .= $before . ( is_int( $value ) ? $value : self::literal( $wpdb, $table, $value ) );
				$before     = ',';
			}

			$statement .= ')';

			if ( strlen( $statement ) >= self::BYTES_A_STATEMENT ) {
				self::send_rows( $wpdb, $sql, $table, $statement . $end );
				$statement = '';
			}
		}

		if ( '' !== $statement ) {
			self::send_rows( $wpdb, $sql, $table, $statement . $end );
		}
	}

	/**
	 * @param literal-string $sql
	 * @param string $statement literal() has prepared every part of it that is not plain
	 */
	private static function send_rows( wpdb $wpdb, string $sql, string $table, string $statement ): void {
		if ( false === SuppressedErrors::in( $wpdb, static fn (): int|bool => $wpdb->query( $statement ) ) ) { // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared, PluginCheck.Security.DirectDB.UnescapedDBParameter -- as above.
			self::fail( $wpdb, $sql, array( $table ) );
		}
	}

	/**
	 * @param literal-string                     $sql
	 * @param array<array-key, string|int|float> $values
	 * @throws DatabaseFailure
	 */
	private static function fail( wpdb $wpdb, string $sql, array $values ): never {
		$failure = DatabaseFailure::of( $wpdb, $sql, $values );

		throw $failure;
	}

	private static function literal( wpdb $wpdb, string $table, string|float $value ): string {
		if ( is_float( $value ) ) {
			return sprintf( '%.10F', $value );
		}

		// Printable ASCII without a backslash or the closing quotation mark needs no escaping. Millions of rows of an import are postal codes.
		return ctype_digit( $value ) || 1 === preg_match( '/^[ -&(-\[\]-~]*$/D', $value ) ? "'$value'" : (string) $wpdb->prepare( '%s', WideText::stored( $wpdb, array( $table, $value ) )[1] );
	}

	/**
	 * @param literal-string $sql
	 * @param array<array-key, string|int|float> $values
	 */
	private static function prepared( wpdb $wpdb, string $sql, array $values ): string {
		return array() === $values ? $sql : (string) $wpdb->prepare( $sql, WideText::stored( $wpdb, $values ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a literal, as PHPStan proves at each call.
	}
}
