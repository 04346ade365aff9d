<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The changes of imports, row by row. */
final readonly class PlannedChanges {
	public function __construct( private wpdb $wpdb, private ImportTarget $target ) {}

	/** @param list<PlannedChange> $rows within the caller's transaction */
	public function add( int $import, array $rows ): void {
		$values = static fn ( PlannedChange $row ): array => array( $import, $row->number, $row->kind->value, $row->line, mb_substr( $row->key, 0, 64 ), mb_substr( $row->name, 0, 190 ), mb_substr( $row->reason, 0, 500 ), (int) $row->is_warned(), PlannedChange::pack( $row->before ), PlannedChange::pack( $row->after ), $row->hash );

		Query::insert( $this->wpdb, 'INSERT INTO %i (import_id, number, kind, line, company_id, name, reason, warned, old_data, new_data, hash) VALUES', ImportTables::rows( $this->wpdb ), array_map( $values, $rows ) );
	}

	public function forget( int $import ): void {
		$this->run( 'DELETE FROM %i WHERE import_id = %d', array( $import ) );
	}

	/** Corrects the previous state if it changed between the check and the import. */
	public function correct( int $import, PlannedChange $row ): void {
		$this->run( 'UPDATE %i SET kind = %s, old_data = %s WHERE import_id = %d AND number = %d', array( $row->kind->value, PlannedChange::pack( $row->before ), $import, $row->number ) );
	}

	/** Corrects what a row wrote, with the reason. */
	public function correct_after( int $import, PlannedChange $row ): void {
		$this->run( 'UPDATE %i SET new_data = %s, hash = %s, reason = %s, warned = %d WHERE import_id = %d AND number = %d', array( PlannedChange::pack( $row->after ), $row->hash, mb_substr( $row->reason, 0, 500 ), (int) $row->is_warned(), $import, $row->number ) );
	}

	/** @param list<int> $numbers */
	public function mark_done( int $import, array $numbers ): void {
		if ( array() !== $numbers ) {
			$this->run( 'UPDATE %i SET done = 1 WHERE import_id = %d AND number IN (' . implode( ',', array_fill( 0, count( $numbers ), '%d' ) ) . ')', array( $import, ...$numbers ) );
		}
	}

	/**
	 * The rows that write or remove a record, after a given one.
	 *
	 * @return list<PlannedChange>
	 */
	public function changes( int $import, int $after, int $most, bool $done = false ): array {
		return $this->find( "import_id = %d AND number > %d AND kind IN ('new','changed','removed') AND done = %d ORDER BY number LIMIT %d", array( $import, $after, (int) $done, $most ) );
	}

	/**
	 * Returns one page of a kind, or of all kinds.
	 *
	 * @return list<PlannedChange>
	 */
	public function page( int $import, ?ChangeKind $kind, int $page, int $per_page ): array {
		return null === $kind
			? $this->find( 'import_id = %d AND number > %d ORDER BY number LIMIT %d', array( $import, ( $page - 1 ) * $per_page, $per_page ) )
			: $this->find( 'import_id = %d AND number >= %d AND kind = %s ORDER BY number LIMIT %d', array( $import, $this->nth( $import, 'kind = %s', $kind->value, ( $page - 1 ) * $per_page ), $kind->value, $per_page ) );
	}

	/** @return list<PlannedChange> one page of the rows with a warning */
	public function warned( int $import, int $page, int $per_page ): array {
		return $this->find( 'import_id = %d AND number >= %d AND warned = 1 ORDER BY number LIMIT %d', array( $import, $this->nth( $import, 'warned = %d', 1, ( $page - 1 ) * $per_page ), $per_page ) );
	}

	/**
	 * Finds the number of a matching row by the index only: skipped rows are not read.
	 *
	 * @param literal-string $condition
	 */
	private function nth( int $import, string $condition, string|int $value, int $before ): int {
		$number = Query::value( $this->wpdb, "SELECT number FROM %i WHERE import_id = %d AND $condition ORDER BY number LIMIT 1 OFFSET %d", ImportTables::rows( $this->wpdb ), $import, $value, $before );

		return is_string( $number ) ? (int) $number : PHP_INT_MAX;
	}

	/**
	 * Returns the lines of the file that already contain these records, without invalid rows.
	 *
	 * @param list<string> $keys
	 * @return array<string, int> by key in lower case
	 */
	public function lines( int $import, array $keys ): array {
		$lines = array();

		if ( array() !== $keys ) {
			$places = implode( ',', array_fill( 0, count( $keys ), '%s' ) );
			$found = Query::rows( $this->wpdb, "SELECT company_id, line FROM %i WHERE import_id = %d AND kind <> 'bad' AND company_id IN ($places)", ImportTables::rows( $this->wpdb ), $import, ...$keys );

			foreach ( $found as $row ) {
				$lines[ strtolower( $row->string( 'company_id' ) ) ] = $row->int( 'line' );
			}
		}

		return $lines;
	}

	/**
	 * Returns the site's records that no row of the file names, not even an invalid one.
	 *
	 * @return array<int, array{string, string}> key and name by row
	 */
	public function missing( int $import, int $after, int $most ): array {
		$found = Query::rows(
			$this->wpdb,
			'SELECT records.id, records.%i AS record_key, records.%i AS record_name FROM %i records
			LEFT JOIN %i listed ON listed.import_id = %d AND listed.company_id = records.%i
			WHERE records.id > %d AND listed.number IS NULL ORDER BY records.id LIMIT %d',
			$this->target->key_column(),
			$this->target->name_column(),
			$this->target->table(),
			ImportTables::rows( $this->wpdb ),
			$import,
			$this->target->key_column(),
			$after,
			$most
		);
		$missing = array();

		foreach ( $found as $row ) {
			$missing[ $row->int( 'id' ) ] = array( $row->string( 'record_key' ), $row->string( 'record_name' ) );
		}

		return $missing;
	}

	/**
	 * Returns the records that someone changed after the import did.
	 *
	 * @return array{total: int, some: list<string>} the count, and the first keys
	 */
	public function edited_since( int $import ): array {
		$condition = "FROM %i changed LEFT JOIN %i records ON records.%i = changed.company_id
			WHERE changed.import_id = %d AND changed.done = 1 AND (
				(changed.kind IN ('new','changed') AND (records.id IS NULL OR records.hash <> changed.hash))
				OR (changed.kind = 'removed' AND records.id IS NOT NULL)
			)";
		$values    = array( ImportTables::rows( $this->wpdb ), $this->target->table(), $this->target->key_column(), $import );

		$total = (int) Query::value( $this->wpdb, "SELECT COUNT(*) $condition", ...$values );
		$some = 0 === $total ? array() : Query::column( $this->wpdb, "SELECT changed.company_id $condition ORDER BY changed.number LIMIT 10", ...$values );

		return array(
			'total' => $total,
			'some'  => $some,
		);
	}

	/**
	 * @param literal-string $condition
	 * @param list<string|int> $values
	 * @return list<PlannedChange>
	 */
	private function find( string $condition, array $values ): array {
		return array_map( fn ( Row $row ): PlannedChange => PlannedChange::from_row( $row, $this->target ), Query::rows( $this->wpdb, "SELECT * FROM %i WHERE $condition", ImportTables::rows( $this->wpdb ), ...$values ) );
	}

	/**
	 * @param literal-string $query its first placeholder is the table
	 * @param list<string|int> $values
	 */
	private function run( string $query, array $values ): void {
		Query::run( $this->wpdb, $query, ImportTables::rows( $this->wpdb ), ...$values );
	}
}
