<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Database\Query;
use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the bundled postal areas into their table in batches.
 *
 * Assumptions:
 * - The file is sorted text of lines (`PostalAreaLine`) whose first one states its edition and its number of rows, so a byte position is
 *   all that a later request needs to continue.
 * - A batch may be loaded twice, and by two processes at once: every row replaces itself.
 * - Rows of an older edition stay in use until the newer one is complete.
 */
final readonly class PostalAreaLoader {
	public const OPTION = 'hvac_blocks_locations_loaded';

	private const ROWS_A_BATCH = 2000;

	/** The statement's text is scanned from its beginning for each row: more rows take longer. At most 1000, since three digits number them. */
	private const ROWS_A_STATEMENT = 200;

	public function __construct(
		private wpdb $wpdb,
		private string $file,
	) {}

	/** @throws RuntimeException if the file cannot be read or a row cannot be written */
	public function load_batch(): Progress {
		$file                = $this->open();
		[ $edition, $total ] = $this->heading( $file );
		$state               = $this->state( $edition );

		if ( $state['done'] >= $total ) {
			return new Progress( $total, $total );
		}

		if ( $state['offset'] > 0 ) {
			fseek( $file, $state['offset'] );
		}

		$rows = $this->rows( $file );

		foreach ( array_chunk( $rows, self::ROWS_A_STATEMENT ) as $chunk ) {
			$this->write( $chunk, $edition );
		}

		$done = array() === $rows ? $total : min( $total, $state['done'] + count( $rows ) );

		if ( $done >= $total ) {
			Query::run( $this->wpdb, 'DELETE FROM %i WHERE edition <> %s', PostalAreaTables::name( $this->wpdb ), $edition );
		}

		update_option(
			self::OPTION,
			array(
				'edition' => $edition,
				'offset'  => (int) ftell( $file ),
				'done'    => $done,
				// Of an older edition, while a newer one is loading.
				'whole'   => $done >= $total || self::is_complete(),
				'loaded'  => $done >= $total,
			),
			true
		);
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, read a part at a time.

		return new Progress( $done, $total );
	}

	public function progress(): Progress {
		$file                = $this->open();
		[ $edition, $total ] = $this->heading( $file );
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.

		return new Progress( $this->state( $edition )['done'], $total );
	}

	/** Whether the table has every row of some edition. The option is autoloaded: this costs no query. */
	public static function is_complete(): bool {
		return true === ( self::stored()['whole'] ?? false );
	}

	/** The edition in the table, or being loaded into it; empty before the first. */
	public static function edition(): string {
		$edition = self::stored()['edition'] ?? '';

		return is_string( $edition ) ? $edition : '';
	}

	/** Whether the table has every row of that edition, and no other. */
	public static function is_loaded(): bool {
		return true === ( self::stored()['loaded'] ?? false );
	}

	/** @return array<array-key, mixed> the table's progress, as `load_batch()` writes it; empty before the first batch */
	private static function stored(): array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? $stored : array();
	}

	/** Makes the next batch begin at the first row again. */
	public function forget(): void {
		delete_option( self::OPTION );
	}

	/** @return resource */
	private function open() {
		$file = fopen( $this->file, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.

		return false === $file ? throw new RuntimeException( 'The bundled postal areas cannot be read.' ) : $file;
	}

	/**
	 * @param resource $file
	 * @return array{string, int} the edition and the number of rows
	 */
	private function heading( $file ): array {
		[ $edition, $total ] = explode( "\t", ltrim( trim( (string) fgets( $file ) ), '#' ) ) + array( '', '0' );

		return array( $edition, (int) $total );
	}

	/** @return array{offset: int, done: int} */
	private function state( string $edition ): array {
		$stored = self::stored();
		$same   = ( $stored['edition'] ?? '' ) === $edition;

		return array(
			'offset' => $same && is_int( $stored['offset'] ?? null ) ? $stored['offset'] : 0,
			'done'   => $same && is_int( $stored['done'] ?? null ) ? $stored['done'] : 0,
		);
	}

	/**
	 * @param resource $file
	 * @return list<array{string, string, string, string, string, string, string}> as returned by `PostalAreaLine`
	 */
	private function rows( $file ): array {
		$rows = array();

		while ( count( $rows ) < self::ROWS_A_BATCH ) {
			$line = fgets( $file );

			if ( false === $line ) {
				break;
			}

			array_push( $rows, ...PostalAreaLine::rows( $line ) );
		}

		return $rows;
	}

	/**
	 * The database splits the rows from one text of space-separated columns. A separate row of values would take WordPress on SQLite, which parses each
	 * word of a statement, five times as long.
	 *
	 * @param non-empty-list<array{string, string, string, string, string, string, string}> $rows as returned by `PostalAreaLine`
	 */
	private function write( array $rows, string $edition ): void {
		$rows    = array_map( static fn ( array $row ): array => array( $row[0], $row[1], $row[2], $row[3], $row[4], $row[5], (string) self::square( $row ) ), $rows );
		$widths  = array_map( static fn ( int $column ): int => max( array_map( static fn ( array $row ): int => mb_strlen( $row[ $column ] ), $rows ) ), array_keys( $rows[0] ) );
		$lines   = array_map( static fn ( array $row ): string => implode( '', array_map( static fn ( string $cell, int $width ): string => $cell . str_repeat( ' ', $width - mb_strlen( $cell ) ), $row, $widths ) ), $rows );
		$columns = array();
		$start   = 1;

		foreach ( $widths as $width ) {
			array_push( $columns, $start, $width );
			$start += $width;
		}

		$digit = '(SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)';
		$query = "REPLACE INTO %i (code, name, region, lat, lon, weight, square, edition)
			SELECT TRIM(SUBSTR(line, %d, %d)), TRIM(SUBSTR(line, %d, %d)), TRIM(SUBSTR(line, %d, %d)),
				CAST(SUBSTR(line, %d, %d) AS DECIMAL(9,4)), CAST(SUBSTR(line, %d, %d) AS DECIMAL(9,4)), CAST(SUBSTR(line, %d, %d) AS UNSIGNED),
				CAST(SUBSTR(line, %d, %d) AS UNSIGNED), %s
			FROM (
				SELECT SUBSTR(%s, 1 + %d * (ones.n + 10 * tens.n + 100 * hundreds.n), %d) AS line
				FROM $digit ones, $digit tens, $digit hundreds
				WHERE ones.n + 10 * tens.n + 100 * hundreds.n < %d
			) cut";

		$values = array( ...$columns, $edition, implode( '', $lines ), $start - 1, $start - 1, count( $rows ) );

		Query::run( $this->wpdb, $query, PostalAreaTables::name( $this->wpdb ), ...$values );
	}

	/** @param array{string, string, string, string, string, string, string} $row as returned by `PostalAreaLine` */
	private static function square( array $row ): int {
		return '1' === $row[6] ? MapSquare::around( (float) $row[3], (float) $row[4] )->number() : 0;
	}
}
