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
	 * @param literal-string $sql
	 * @param array<array-key, string|int|float> $values
	 */
	private static function prepared( wpdb $wpdb, string $sql, array $values ): string {
		return array() === $values ? $sql : (string) $wpdb->prepare( $sql, $values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a literal, as PHPStan proves at each call.
	}
}
