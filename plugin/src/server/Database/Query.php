<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The only way to the database: each statement is a literal with placeholders, `%i` for the names of tables and columns, and the values that
 * wpdb puts into them. PHPStan refuses text of any other origin, and any other call of wpdb.
 *
 * Nothing is cached here: our tables hold what changes under a reader's eyes, and who may show an older state keeps it himself.
 */
final readonly class Query {
	/** About so many bytes of rows go into one statement: far below every usual `max_allowed_packet`, and little for the parser of SQLite's driver. */
	private const BYTES_A_STATEMENT = 131_072;

	/**
	 * @param literal-string $sql
	 * @return list<Row> none, too, where the database refuses
	 */
	public static function rows( wpdb $wpdb, string $sql, string|int|float ...$values ): array {
		return Row::all( $wpdb->get_results( self::prepared( $wpdb, $sql, $values ), ARRAY_A ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- prepared() does it; a cache is the reader's matter.
	}

	/** @param literal-string $sql */
	public static function row( wpdb $wpdb, string $sql, string|int|float ...$values ): ?Row {
		return Row::one( $wpdb->get_row( self::prepared( $wpdb, $sql, $values ), ARRAY_A ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- as above.
	}

	/**
	 * The first column of the first row.
	 *
	 * @param literal-string $sql
	 * @return string|null null where there is none, where it is NULL or empty, and where the database refuses
	 */
	public static function value( wpdb $wpdb, string $sql, string|int|float ...$values ): ?string {
		$value = $wpdb->get_var( self::prepared( $wpdb, $sql, $values ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- as above.

		return is_scalar( $value ) ? (string) $value : null;
	}

	/**
	 * The first column of all rows.
	 *
	 * @param literal-string $sql
	 * @return list<string>
	 */
	public static function column( wpdb $wpdb, string $sql, string|int|float ...$values ): array {
		$column = $wpdb->get_col( self::prepared( $wpdb, $sql, $values ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- as above.

		return array_values( array_map( strval( ... ), $column ) );
	}

	/**
	 * A statement that reads nothing.
	 *
	 * @param literal-string $sql
	 * @return int|false how many rows it touched, false where the database refuses
	 */
	public static function run( wpdb $wpdb, string $sql, string|int|float ...$values ): int|false {
		$done = $wpdb->query( self::prepared( $wpdb, $sql, $values ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- as above.

		return true === $done ? 0 : $done;
	}

	/**
	 * Inserts rows, many in each statement: all of them within a transaction only. wpdb's placeholders, of which this needs none, take longer than the
	 * database where there are thirty thousand of them.
	 *
	 * @param literal-string $sql up to the rows, with one placeholder for the table
	 * @param iterable<list<string|int|float>> $rows
	 * @param literal-string $end what follows the rows
	 * @return bool false where the database refuses
	 */
	public static function insert( wpdb $wpdb, string $sql, string $table, iterable $rows, string $end = '' ): bool {
		$begin     = self::prepared( $wpdb, $sql, array( $table ) );
		$statement = '';

		foreach ( $rows as $row ) {
			$statement .= '' === $statement ? "$begin (" : ',(';

			foreach ( $row as $index => $value ) {
				$statement .= ( 0 === $index ? '' : ',' ) . ( is_int( $value ) ? $value : self::literal( $wpdb, $value ) );
			}

			$statement .= ')';

			if ( strlen( $statement ) >= self::BYTES_A_STATEMENT ) {
				// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- literal() prepares what is not plain; a cache is the reader's matter.
				if ( false === $wpdb->query( $statement . $end ) ) {
					return false;
				}

				$statement = '';
			}
		}

		return '' === $statement || false !== $wpdb->query( $statement . $end ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.NotPrepared -- as above.
	}

	private static function literal( wpdb $wpdb, string|float $value ): string {
		if ( is_float( $value ) ) {
			return sprintf( '%.10F', $value );
		}

		// Printable ASCII without the quotation mark that would end it and the backslash has nothing to escape.
		return 1 === preg_match( '/^[ -&(-\[\]-~]*$/D', $value ) ? "'$value'" : (string) $wpdb->prepare( '%s', $value );
	}

	/**
	 * @param literal-string $sql
	 * @param array<array-key, string|int|float> $values
	 */
	private static function prepared( wpdb $wpdb, string $sql, array $values ): string {
		return array() === $values ? $sql : (string) $wpdb->prepare( $sql, $values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a literal, as PHPStan proves at each call.
	}
}
