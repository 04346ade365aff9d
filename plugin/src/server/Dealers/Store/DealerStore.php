<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Database\Transaction;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the dealers of this site, many at a time.
 *
 * Assumptions:
 * - A dealer is identified by its company ID; writing an existing one replaces it.
 * - Callers pass some hundreds at once: one call takes a fixed number of queries, however many dealers it receives.
 *
 * Longer than other files: all statements that write or read whole dealers are here, so that each of them updates the version.
 */
final readonly class DealerStore {
	/** The group of the object cache, whose "last changed" is updated with every write. */
	public const CACHE_GROUP = 'hvac-blocks-dealers';

	private const DEALERS_A_READ = 500;

	/** A dealer may cover a thousand ZIP codes. */
	private const DEALERS_A_DELETE = 20;

	private DealerNames $names;

	public function __construct( private wpdb $wpdb ) {
		$this->names = new DealerNames( $wpdb );
	}

	/**
	 * @param list<StoredDealer> $dealers no company ID twice
	 * @throws DatabaseFailure if the database refuses
	 */
	public function write( array $dealers ): void {
		if ( array() === $dealers ) {
			return;
		}

		// All or nothing: a row whose coverage was lost would look unchanged forever.
		( new Transaction( $this->wpdb ) )->run( fn () => $this->put( $dealers ) );
		$this->announce();
	}

	/**
	 * The same within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<StoredDealer> $dealers no company ID twice
	 */
	public function put( array $dealers ): void {
		if ( array() !== $dealers ) {
			[ $former, $names ] = $this->locked( $this->ids( $dealers ) );
			$this->write_rows( $dealers );
			$ids = $this->ids( $dealers );
			$this->write_coverage( $dealers, $ids, $former );
			$this->names->write( array_combine( array_map( static fn ( StoredDealer $stored ): int => $ids[ strtolower( $stored->dealer->company_id ) ] ?? 0, $dealers ), array_map( static fn ( StoredDealer $stored ): string => $stored->dealer->name, $dealers ) ), $names );
		}
	}

	/**
	 * Removes within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<string> $company_ids
	 */
	public function take( array $company_ids ): int {
		$ids = array_values( $this->ids_of( $company_ids ) );

		if ( array() !== $ids ) {
			$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );

			[ $coverage, $names ] = $this->locked( $ids );

			$this->uncover( $coverage );
			$this->names->remove( $names );

			$this->run( "DELETE FROM %i WHERE id IN ($places)", array( DealerTables::dealers( $this->wpdb ), ...$ids ) );
		}

		return count( $ids );
	}

	/** Updates the version by which caches identify the dealers. */
	public function announce(): void {
		wp_cache_set_last_changed( self::CACHE_GROUP );
		/** Fires after dealers of this site were written or removed, so that page caches can be purged. */
		do_action( 'hvac_blocks_dealers_changed' );
	}

	public function delete( string $company_id ): bool {
		return $this->delete_many( array( $company_id ) ) > 0;
	}

	/**
	 * @param list<string> $company_ids
	 * @return int the number removed
	 */
	public function delete_many( array $company_ids ): int {
		$deleted = ( new Transaction( $this->wpdb ) )->run( fn (): int => $this->take( $company_ids ) );

		if ( $deleted > 0 ) {
			$this->announce();
		}

		return $deleted;
	}

	/** @return int the number removed */
	public function delete_from( string $source ): int {
		$ids = Query::column( $this->wpdb, 'SELECT company_id FROM %i WHERE source = %s', DealerTables::dealers( $this->wpdb ), $source );

		return array_sum( array_map( $this->delete_many( ... ), array_chunk( $ids, 500 ) ) );
	}

	public function count_from( string $source ): int {
		return (int) Query::value( $this->wpdb, 'SELECT COUNT(*) FROM %i WHERE source = %s', DealerTables::dealers( $this->wpdb ), $source );
	}

	public function count(): int {
		return (int) Query::value( $this->wpdb, 'SELECT COUNT(*) FROM %i', DealerTables::dealers( $this->wpdb ) );
	}

	/**
	 * @param list<string> $own_fields keys
	 * @return array<string, int> how many dealers have a value, by key
	 */
	public function count_with( array $own_fields ): array {
		$sums   = implode( ', ', array_fill( 0, count( $own_fields ), 'SUM(own_fields LIKE %s) AS %i' ) );
		$values = array_merge( ...array_map( fn ( string $key ): array => array( '%' . $this->wpdb->esc_like( "\"$key\":" ) . '%', $key ), $own_fields ) );
		$row    = array() === $own_fields ? array() : Query::rows( $this->wpdb, "SELECT $sums FROM %i WHERE own_fields <> ''", ...array( ...$values, DealerTables::dealers( $this->wpdb ) ) );

		return array_combine( $own_fields, array_map( static fn ( string $key ): int => ( $row[0] ?? new Row( array() ) )->int( $key ), $own_fields ) );
	}

	public function get( string $company_id ): ?StoredDealer {
		return array_values( $this->get_many( array( $company_id ) ) )[0] ?? null;
	}

	/**
	 * @param list<string> $company_ids
	 * @return array<string, StoredDealer> by company ID in lower case
	 */
	public function get_many( array $company_ids ): array {
		if ( array() === $company_ids ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $company_ids ), '%s' ) );
		$found  = array();

		foreach ( $this->rows( "WHERE company_id IN ($places)", $company_ids ) as $stored ) {
			$found[ strtolower( $stored->dealer->company_id ) ] = $stored;
		}

		return $found;
	}

	/**
	 * Returns the checksums that these dealers would have if they were saved: without the values of deleted fields.
	 *
	 * @param list<string> $company_ids
	 * @return array<string, string> by company ID in lower case
	 */
	public function hashes( array $company_ids ): array {
		$rows     = $this->columns( 'hash, own_fields', $company_ids );
		$outdated = array_filter( array_map( static fn ( Row $row ): string => $row->string( 'own_fields' ), $rows ), static fn ( string $values ): bool => OwnFields::encode( OwnFields::current( OwnFields::decode( $values ) ) ) !== $values );
		$dealers  = $this->get_many( array_map( strval( ... ), array_keys( $outdated ) ) );

		return array_map( static fn ( StoredDealer $stored ): string => $stored->hash_if_saved(), $dealers ) + array_map( static fn ( Row $row ): string => $row->string( 'hash' ), $rows );
	}

	/** A checksum with which a save compares: changes whenever the dealer does. Empty if there is none. */
	public function hash( string $company_id ): string {
		$found = array_values( $this->columns( 'hash', array( $company_id ) ) );

		return isset( $found[0] ) ? $found[0]->string( 'hash' ) : '';
	}

	/** @return iterable<StoredDealer> all dealers, some hundreds in memory at a time */
	public function each(): iterable {
		$last = 0;

		do {
			$ids  = Query::column( $this->wpdb, 'SELECT id FROM %i WHERE id > %d ORDER BY id LIMIT %d', DealerTables::dealers( $this->wpdb ), $last, self::DEALERS_A_READ );
			$last = (int) end( $ids );

			yield from array() === $ids ? array() : $this->by_ids( $ids );
		} while ( self::DEALERS_A_READ === count( $ids ) );
	}

	/**
	 * @param non-empty-list<int|string> $ids of rows
	 * @return list<StoredDealer> the existing ones in the given order
	 */
	public function by_ids( array $ids ): array {
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows   = $this->rows( "WHERE id IN ($places)", array_values( $ids ) );

		return array_values( array_filter( array_map( static fn ( int|string $id ): ?StoredDealer => $rows[ (int) $id ] ?? null, $ids ) ) );
	}

	/**
	 * @param literal-string $condition
	 * @param list<string|int> $values
	 * @return array<int, StoredDealer> by row
	 */
	private function rows( string $condition, array $values ): array {
		$rows  = Query::rows( $this->wpdb, "SELECT * FROM %i $condition", DealerTables::dealers( $this->wpdb ), ...$values );
		$found = array();

		foreach ( $rows as $row ) {
			$found[ $row->int( 'id' ) ] = new StoredDealer( DealerRow::dealer( $row ), $row->bool( 'approximate' ), $row->string( 'source' ), $row->int( 'updated' ) );
		}

		return $found;
	}

	/** @param list<StoredDealer> $dealers */
	private function write_rows( array $dealers ): void {
		$row = static fn ( StoredDealer $stored ): array => array( ...array_values( DealerRow::columns( $stored->dealer ) ), ...DealerRow::search_columns( $stored->dealer ), ...array( (int) $stored->approximate, $stored->source, $stored->hash(), time() ) );

		$this->insert( DealerRow::INSERT, DealerTables::dealers( $this->wpdb ), array_map( $row, $dealers ), DealerRow::UPDATE );
	}

	/**
	 * Writes the differences: the dealers' own rows hold what is in the table.
	 *
	 * @param list<StoredDealer>       $dealers
	 * @param array<string, int>       $ids    as `ids()` returns them
	 * @param array<int, list<string>> $former the coverage by row, of dealers that existed
	 */
	private function write_coverage( array $dealers, array $ids, array $former ): void {
		$added   = array();
		$removed = array();

		foreach ( $dealers as $stored ) {
			$id   = $ids[ strtolower( $stored->dealer->company_id ) ] ?? 0;
			$zips = $stored->dealer->coverage;

			if ( isset( $former[ $id ] ) ) {
				$removed[ $id ] = array_diff( $former[ $id ], $zips );
				$zips           = array_diff( $zips, $former[ $id ] );
			}

			$added[] = array( $id, $zips );
		}

		$this->uncover( $removed );
		$this->insert( 'INSERT IGNORE INTO %i (zip, dealer_id) VALUES', DealerTables::coverage( $this->wpdb ), self::pairs( $added ) );
	}

	/**
	 * @param list<array{int, array<string>}> $added
	 * @return iterable<array{string, int}>
	 */
	private static function pairs( array $added ): iterable {
		foreach ( $added as [ $id, $zips ] ) {
			foreach ( $zips as $zip ) {
				yield array( $zip, $id );
			}
		}
	}

	/**
	 * Not by dealer alone: an index for that would take a third of the time of an import.
	 *
	 * @param array<int, array<string>> $zips by dealer
	 */
	private function uncover( array $zips ): void {
		foreach ( array_chunk( array_filter( $zips ), self::DEALERS_A_DELETE, true ) as $some ) {
			$conditions = array_map( static fn ( array $of ): string => '(dealer_id = %d AND zip IN (' . implode( ',', array_fill( 0, count( $of ), '%s' ) ) . '))', $some );
			$values     = array_map( static fn ( int $id, array $of ): array => array( $id, ...array_values( $of ) ), array_keys( $some ), $some );

			$this->run( 'DELETE FROM %i WHERE ' . implode( ' OR ', $conditions ), array( DealerTables::coverage( $this->wpdb ), ...array_merge( ...$values ) ) );
		}
	}

	/**
	 * Locks these dealers until the end of the transaction, so that their coverage and names are those in their tables.
	 *
	 * @param array<array-key, int> $ids of rows that exist: locking the gaps between them would make two imports wait for each other
	 * @return array{array<int, list<string>>, array<int, string>} coverage and names by row
	 */
	private function locked( array $ids ): array {
		[ $coverage, $names ] = array( array(), array() );

		if ( array() !== $ids ) {
			$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );

			foreach ( Query::rows( $this->wpdb, "SELECT id, name, coverage FROM %i WHERE id IN ($places) FOR UPDATE", DealerTables::dealers( $this->wpdb ), ...array_values( $ids ) ) as $row ) {
				$coverage[ $row->int( 'id' ) ] = DealerRow::coverage( $row );
				$names[ $row->int( 'id' ) ]    = $row->string( 'name' );
			}
		}

		return array( $coverage, $names );
	}

	/**
	 * @param list<StoredDealer> $dealers
	 * @return array<string, int> rows by company ID in lower case
	 */
	private function ids( array $dealers ): array {
		return $this->ids_of( array_map( static fn ( StoredDealer $stored ): string => $stored->dealer->company_id, $dealers ) );
	}

	/**
	 * @param list<string> $company_ids
	 * @return array<string, int> by company ID in lower case
	 */
	private function ids_of( array $company_ids ): array {
		return array_map( static fn ( Row $row ): int => $row->int( 'id' ), $this->columns( 'id', $company_ids ) );
	}

	/**
	 * Returns some columns of several dealers.
	 *
	 * @param literal-string $columns
	 * @param list<string>   $company_ids
	 * @return array<string, Row> by company ID in lower case, as the database compares them
	 */
	private function columns( string $columns, array $company_ids ): array {
		if ( array() === $company_ids ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $company_ids ), '%s' ) );
		$found  = array();

		foreach ( Query::rows( $this->wpdb, "SELECT company_id, $columns FROM %i WHERE company_id IN ($places)", DealerTables::dealers( $this->wpdb ), ...$company_ids ) as $row ) {
			$found[ strtolower( $row->string( 'company_id' ) ) ] = $row;
		}

		return $found;
	}

	/**
	 * @param literal-string $query
	 * @param list<string|int|float> $values
	 */
	private function run( string $query, array $values ): void {
		Query::run( $this->wpdb, $query, ...$values );
	}

	/**
	 * @param literal-string $query
	 * @param iterable<list<string|int|float>> $rows
	 * @param literal-string $end
	 */
	private function insert( string $query, string $table, iterable $rows, string $end = '' ): void {
		Query::insert( $this->wpdb, $query, $table, $rows, $end );
	}
}
