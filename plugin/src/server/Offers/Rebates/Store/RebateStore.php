<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Store;

use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\RecordStore;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the rebates of this site.
 *
 * Assumptions:
 * - A rebate is identified by its ID; writing an existing one replaces it.
 * - Callers pass some hundreds at once.
 */
final readonly class RebateStore implements RecordStore {
	private const AREAS_A_STATEMENT = 1000;

	private const REBATES_A_READ = 500;

	/** The days on which a rebate is paid; two placeholders for the day. */
	private const VALID = "(starts = '' OR starts <= %s) AND (expires = '' OR expires >= %s)";

	/** The category of products that a rebate is for; two placeholders. */
	private const FITS = "(%s = '' OR categories = '' OR categories LIKE %s)";

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * Returns rebates paid in one of these areas on a day, the highest amount first.
	 *
	 * @param non-empty-list<string> $areas
	 * @param string $day      as 2026-12-31
	 * @param string $category of products; empty for all
	 * @return list<StoredRebate>
	 */
	public function valid( array $areas, string $day, int $offset, int $most, string $category = '' ): array {
		$places = implode( ',', array_fill( 0, count( $areas ), '%s' ) );

		return $this->read(
			'WHERE ' . self::VALID . ' AND ' . self::FITS . " AND EXISTS (SELECT 1 FROM %i a WHERE a.rebate = r.id AND a.area IN ($places)) ORDER BY amount DESC, rebate_id LIMIT %d OFFSET %d",
			array( $day, $day, ...$this->fitting( $category ), RebateTables::areas( $this->wpdb ), ...$areas, ...array( $most, $offset ) )
		);
	}

	/**
	 * Returns the total number of results of `valid()`.
	 *
	 * @param non-empty-list<string> $areas
	 * @param string                 $category of products; empty for all
	 * @return array{total: int, demo: int} including those of the demo site
	 */
	public function count_valid( array $areas, string $day, string $category = '' ): array {
		$places = implode( ',', array_fill( 0, count( $areas ), '%s' ) );
		$row    = Query::row( $this->wpdb, "SELECT COUNT(*) AS total, SUM(source = 'demo') AS demo FROM %i r WHERE " . self::VALID . ' AND ' . self::FITS . " AND EXISTS (SELECT 1 FROM %i a WHERE a.rebate = r.id AND a.area IN ($places))", RebateTables::rebates( $this->wpdb ), $day, $day, ...array( ...$this->fitting( $category ), RebateTables::areas( $this->wpdb ), ...$areas ) );

		return array(
			'total' => $row?->int( 'total' ) ?? 0,
			'demo'  => $row?->int( 'demo' ) ?? 0,
		);
	}

	/**
	 * Returns a page of the admin list, by title.
	 *
	 * @param string $search part of a title, a provider or an ID; empty for all
	 * @return list<StoredRebate>
	 */
	public function page( string $search, int $page, int $per_page ): array {
		[ $where, $values ] = $this->search( $search );

		return $this->read( "$where ORDER BY title, id LIMIT %d OFFSET %d", array( ...$values, $per_page, ( $page - 1 ) * $per_page ) );
	}

	public function count( string $search = '' ): int {
		[ $where, $values ] = $this->search( $search );

		return (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i r $where", RebateTables::rebates( $this->wpdb ), ...$values );
	}

	/** @return iterable<StoredRebate> all rebates, some hundreds in memory at a time */
	public function each(): iterable {
		$page = 0;

		do {
			$some = $this->read( 'ORDER BY rebate_id LIMIT %d OFFSET %d', array( self::REBATES_A_READ, $page++ * self::REBATES_A_READ ) );

			yield from $some;
		} while ( self::REBATES_A_READ === count( $some ) );
	}

	public function get( string $id ): ?StoredRebate {
		return $this->get_many( array( $id ) )[ strtolower( $id ) ] ?? null;
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, StoredRebate> by ID in lower case
	 */
	public function get_many( array $ids ): array {
		$found = array();

		if ( array() !== $ids ) {
			foreach ( $this->read( 'WHERE rebate_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%s' ) ) . ')', $ids ) as $stored ) {
				$found[ strtolower( $stored->rebate->id ) ] = $stored;
			}
		}

		return $found;
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, string> by ID in lower case
	 */
	public function hashes( array $ids ): array {
		return array_map( static fn ( StoredRebate $stored ): string => $stored->hash(), $this->get_many( $ids ) );
	}

	/** @param list<StoredRebate> $rebates no ID twice */
	public function write( array $rebates ): void {
		( new Transaction( $this->wpdb ) )->run( fn () => $this->put( $rebates ) );
		$this->announce();
	}

	/**
	 * The same within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<StoredRebate> $rebates no ID twice
	 */
	public function put( array $rebates ): void {
		if ( array() === $rebates ) {
			return;
		}

		$ids    = array_map( static fn ( StoredRebate $stored ): string => $stored->rebate->id, $rebates );
		$values = array();

		// Replaced as a whole: a rebate is a row and its areas.
		$this->take( $ids );

		foreach ( $rebates as $stored ) {
			$rebate = $stored->rebate;
			array_push( $values, $rebate->id, $rebate->title, $rebate->title_es, $rebate->title_fr, number_format( $rebate->amount ?? 0.0, 2, '.', '' ), (int) $rebate->up_to, $rebate->provider, $rebate->url, $rebate->starts, $rebate->expires, implode( ' ', $rebate->areas ), array() === $rebate->categories ? '' : ' ' . implode( ' ', $rebate->categories ) . ' ', $stored->source, $stored->hash(), time() );
		}

		$this->run(
			'INSERT INTO %i (rebate_id, title, title_es, title_fr, amount, up_to, provider, url, starts, expires, areas, categories, source, hash, updated) VALUES ' . implode( ',', array_fill( 0, count( $rebates ), '(%s, %s, %s, %s, %s, %d, %s, %s, %s, %s, %s, %s, %s, %s, %d)' ) ),
			array( RebateTables::rebates( $this->wpdb ), ...$values )
		);
		$this->write_areas( $rebates, $this->rows( $ids ) );
	}

	/**
	 * Removes within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<string> $ids
	 */
	public function take( array $ids ): int {
		$rows = array_values( $this->rows( $ids ) );

		if ( array() !== $rows ) {
			$places = implode( ',', array_fill( 0, count( $rows ), '%d' ) );

			$this->run( "DELETE FROM %i WHERE rebate IN ($places)", array( RebateTables::areas( $this->wpdb ), ...$rows ) );
			$this->run( "DELETE FROM %i WHERE id IN ($places)", array( RebateTables::rebates( $this->wpdb ), ...$rows ) );
		}

		return count( $rows );
	}

	/**
	 * @param list<string> $ids
	 * @return int the number removed
	 */
	public function delete_many( array $ids ): int {
		$deleted = ( new Transaction( $this->wpdb ) )->run( fn (): int => $this->take( $ids ) );

		if ( $deleted > 0 ) {
			$this->announce();
		}

		return $deleted;
	}

	/** @return int the number of matches in the admin list */
	public function delete_matching( string $search ): int {
		$deleted = 0;

		do {
			$ids      = array_map( static fn ( StoredRebate $stored ): string => $stored->rebate->id, $this->page( $search, 1, self::REBATES_A_READ ) );
			$deleted += $this->delete_many( $ids );
		} while ( self::REBATES_A_READ === count( $ids ) );

		return $deleted;
	}

	public function announce(): void {
		/** Fires after rebates of this site were written or removed, so that page caches can be purged. */
		do_action( 'hvac_blocks_rebates_changed' );
	}

	/**
	 * @param list<StoredRebate> $rebates
	 * @param array<string, int> $rows by ID in lower case
	 */
	private function write_areas( array $rebates, array $rows ): void {
		$pairs = array();

		foreach ( $rebates as $stored ) {
			foreach ( array() === $stored->rebate->areas ? array( Rebate::EVERYWHERE ) : $stored->rebate->areas as $area ) {
				$pairs[] = array( $area, $rows[ strtolower( $stored->rebate->id ) ] ?? 0 );
			}
		}

		foreach ( array_chunk( $pairs, self::AREAS_A_STATEMENT ) as $some ) {
			$this->run( 'INSERT INTO %i (area, rebate) VALUES ' . implode( ',', array_fill( 0, count( $some ), '(%s, %d)' ) ), array( RebateTables::areas( $this->wpdb ), ...array_merge( ...$some ) ) );
		}
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, int> the row of each existing one, by ID in lower case
	 */
	private function rows( array $ids ): array {
		$rows = array();

		if ( array() !== $ids ) {
			$places = implode( ',', array_fill( 0, count( $ids ), '%s' ) );
			$found = Query::rows( $this->wpdb, "SELECT id, rebate_id FROM %i WHERE rebate_id IN ($places)", RebateTables::rebates( $this->wpdb ), ...$ids );

			foreach ( $found as $row ) {
				$rows[ strtolower( $row->string( 'rebate_id' ) ) ] = $row->int( 'id' );
			}
		}

		return $rows;
	}

	/** @return array{string, string} the values of `FITS` */
	private function fitting( string $category ): array {
		return array( $category, '% ' . $this->wpdb->esc_like( $category ) . ' %' );
	}

	/** @return array{literal-string, list<string>} */
	private function search( string $search ): array {
		$like = '%' . $this->wpdb->esc_like( $search ) . '%';

		return '' === $search ? array( '', array() ) : array( 'WHERE title LIKE %s OR provider LIKE %s OR rebate_id LIKE %s', array( $like, $like, $like ) );
	}

	/**
	 * @param literal-string $rest
	 * @param list<string|int> $values
	 * @return list<StoredRebate>
	 */
	private function read( string $rest, array $values ): array {
		return array_map( StoredRebate::from_row( ... ), Query::rows( $this->wpdb, "SELECT r.* FROM %i r $rest", RebateTables::rebates( $this->wpdb ), ...$values ) );
	}

	/**
	 * @param literal-string $query
	 * @param list<string|int> $values
	 */
	private function run( string $query, array $values ): void {
		Query::run( $this->wpdb, $query, ...$values );
	}
}
