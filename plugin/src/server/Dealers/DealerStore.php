<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use RuntimeException;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the dealers of this site, many at a time.
 *
 * Assumptions:
 * - A dealer is known by its company ID; writing one that is there replaces it.
 * - Callers hand over some hundreds at once: one call is a fixed number of queries, however many dealers it is given.
 */
final readonly class DealerStore {
	/** The group of the object cache, whose "last changed" turns with every write. */
	public const CACHE_GROUP = 'hvac-blocks-dealers';

	private const COVERAGE_A_STATEMENT = 1000;

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * Which of these are new, changed or already there word for word.
	 *
	 * @param list<StoredDealer> $dealers
	 * @return array<string, Change> by company ID
	 */
	public function compare( array $dealers ): array {
		$hashes  = $this->column( 'hash', array_map( static fn ( StoredDealer $stored ): string => $stored->dealer->company_id, $dealers ) );
		$changes = array();

		foreach ( $dealers as $stored ) {
			$id             = $stored->dealer->company_id;
			$changes[ $id ] = match ( $hashes[ strtolower( $id ) ] ?? null ) {
				null => Change::New,
				$stored->hash() => Change::None,
				default => Change::Changed,
			};
		}

		return $changes;
	}

	/**
	 * @param list<StoredDealer> $dealers each company ID once
	 * @throws RuntimeException where the database refuses
	 */
	public function write( array $dealers ): void {
		if ( array() === $dealers ) {
			return;
		}

		// Together or not at all: a row whose coverage was lost would look unchanged for ever after.
		$this->wpdb->query( 'START TRANSACTION' );

		try {
			$this->write_rows( $dealers );
			$this->write_coverage( $dealers );
			$this->wpdb->query( 'COMMIT' );
		} catch ( RuntimeException $error ) {
			$this->wpdb->query( 'ROLLBACK' );
			throw $error;
		} finally {
			wp_cache_set_last_changed( self::CACHE_GROUP );
		}
	}

	public function delete( string $company_id ): bool {
		$id = $this->column( 'id', array( $company_id ) );

		return array() !== $id && $this->delete_ids( array_values( $id ) ) > 0;
	}

	/** @return int how many there were */
	public function delete_from( string $source ): int {
		/** @var list<string> $ids */
		$ids = $this->wpdb->get_col( (string) $this->wpdb->prepare( 'SELECT id FROM %i WHERE source = %s', DealerTables::dealers( $this->wpdb ), $source ) );

		return array_sum( array_map( $this->delete_ids( ... ), array_chunk( $ids, 500 ) ) );
	}

	public function count(): int {
		return (int) $this->wpdb->get_var( (string) $this->wpdb->prepare( 'SELECT COUNT(*) FROM %i', DealerTables::dealers( $this->wpdb ) ) );
	}

	public function get( string $company_id ): ?StoredDealer {
		return $this->stored( 'WHERE company_id = %s', array( $company_id ) )[0] ?? null;
	}

	/**
	 * @param string $search part of a name, a city, a ZIP or a company ID; empty for all
	 * @return array{total: int, dealers: list<StoredDealer>} one page, by name
	 */
	public function page( string $search, int $page, int $per_page ): array {
		$where  = '';
		$values = array();

		if ( '' !== $search ) {
			$like   = '%' . $this->wpdb->esc_like( $search ) . '%';
			$where  = 'WHERE name LIKE %s OR city LIKE %s OR zip LIKE %s OR company_id LIKE %s';
			$values = array( $like, $like, $like, $like );
		}

		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- the condition is one of the literals above.
		$total = (int) $this->wpdb->get_var( (string) $this->wpdb->prepare( "SELECT COUNT(*) FROM %i $where", DealerTables::dealers( $this->wpdb ), ...$values ) );

		return array(
			'total'   => $total,
			'dealers' => $this->stored( "$where ORDER BY name, id LIMIT %d OFFSET %d", array( ...$values, $per_page, ( $page - 1 ) * $per_page ) ),
		);
	}

	/**
	 * @param list<int|string> $ids
	 * @return array<int, list<string>> the coverage by dealer
	 */
	public function coverage( array $ids ): array {
		$coverage = array();

		if ( array() !== $ids ) {
			$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
			/** @var list<array{dealer_id: string, zip: string}> $rows */
			// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
			$rows = $this->wpdb->get_results( (string) $this->wpdb->prepare( "SELECT dealer_id, zip FROM %i WHERE dealer_id IN ($places) ORDER BY zip", DealerTables::coverage( $this->wpdb ), ...$ids ), ARRAY_A );

			foreach ( $rows as $row ) {
				$coverage[ (int) $row['dealer_id'] ][] = $row['zip'];
			}
		}

		return $coverage;
	}

	/**
	 * @param literal-string $rest
	 * @param list<string|int> $values
	 * @return list<StoredDealer>
	 */
	private function stored( string $rest, array $values ): array {
		/** @var list<array<string, string>> $rows */
		// phpcs:ignore WordPress.DB.PreparedSQL -- the rest is a literal of this class, with placeholders.
		$rows     = $this->wpdb->get_results( (string) $this->wpdb->prepare( "SELECT * FROM %i $rest", DealerTables::dealers( $this->wpdb ), ...$values ), ARRAY_A );
		$coverage = $this->coverage( array_column( $rows, 'id' ) );

		return array_map(
			static fn ( array $row ): StoredDealer => new StoredDealer(
				DealerRow::dealer( $row, $coverage[ (int) $row['id'] ] ?? array() ),
				'1' === $row['approximate'],
				$row['source']
			),
			$rows
		);
	}

	/** @param list<StoredDealer> $dealers */
	private function write_rows( array $dealers ): void {
		$values = array( DealerTables::dealers( $this->wpdb ) );

		foreach ( $dealers as $stored ) {
			array_push( $values, ...array_values( DealerRow::columns( $stored->dealer ) ), ...array( (int) $stored->approximate, $stored->source, $stored->hash() ) );
		}

		$this->run( DealerRow::INSERT . implode( ',', array_fill( 0, count( $dealers ), DealerRow::ROW ) ) . DealerRow::UPDATE, $values );
	}

	/** @param list<StoredDealer> $dealers */
	private function write_coverage( array $dealers ): void {
		$ids   = $this->column( 'id', array_map( static fn ( StoredDealer $stored ): string => $stored->dealer->company_id, $dealers ) );
		$table = DealerTables::coverage( $this->wpdb );
		$pairs = array();

		foreach ( $dealers as $stored ) {
			foreach ( $stored->dealer->coverage as $zip ) {
				$pairs[] = array( $zip, (int) ( $ids[ strtolower( $stored->dealer->company_id ) ] ?? 0 ) );
			}
		}

		if ( array() !== $ids ) {
			$this->run( 'DELETE FROM %i WHERE dealer_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array( $table, ...array_values( $ids ) ) );
		}

		foreach ( array_chunk( $pairs, self::COVERAGE_A_STATEMENT ) as $chunk ) {
			$rows = implode( ',', array_fill( 0, count( $chunk ), '(%s,%d)' ) );
			$this->run( "INSERT IGNORE INTO %i (zip, dealer_id) VALUES $rows", array( $table, ...array_merge( ...$chunk ) ) );
		}
	}

	/**
	 * One column of several dealers.
	 *
	 * @param 'id'|'hash' $column
	 * @param list<string> $company_ids
	 * @return array<string, string> by company ID in lower case, as the database compares them
	 */
	private function column( string $column, array $company_ids ): array {
		if ( array() === $company_ids ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $company_ids ), '%s' ) );
		/** @var list<array{company_id: string, value: string}> $rows */
		// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
		$rows = $this->wpdb->get_results( (string) $this->wpdb->prepare( "SELECT company_id, %i AS value FROM %i WHERE company_id IN ($places)", $column, DealerTables::dealers( $this->wpdb ), ...$company_ids ), ARRAY_A );
		$found = array();

		foreach ( $rows as $row ) {
			$found[ strtolower( $row['company_id'] ) ] = $row['value'];
		}

		return $found;
	}

	/** @param list<string> $ids */
	private function delete_ids( array $ids ): int {
		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );

		$this->run( "DELETE FROM %i WHERE dealer_id IN ($places)", array( DealerTables::coverage( $this->wpdb ), ...$ids ) );
		$this->run( "DELETE FROM %i WHERE id IN ($places)", array( DealerTables::dealers( $this->wpdb ), ...$ids ) );
		wp_cache_set_last_changed( self::CACHE_GROUP );

		return count( $ids );
	}

	/**
	 * @param literal-string $query
	 * @param list<string|int|float> $values
	 */
	private function run( string $query, array $values ): void {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- literals of this class, with placeholders.
		if ( false === $this->wpdb->query( (string) $this->wpdb->prepare( $query, ...$values ) ) ) {
			throw new RuntimeException( 'The dealers could not be written.' );
		}
	}
}
