<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\Records\DealerProfileAddress;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Transaction;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The index by which dealers are found by a part of their name: each name from each of its words on, in plain letters. What a visitor types is the
 * beginning of one of these, which is a range of the primary key.
 */
final readonly class DealerNames {
	/** Letters; fewer begin too many names. */
	public const SHORTEST = 3;

	private const LENGTH         = 64;
	private const MOST_WORDS     = 12;
	private const DEALERS_A_READ = 500;

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * Returns the rows of dealers whose name contains these words, as far as the last one was typed, in the order of what follows.
	 *
	 * @param string $text untrusted
	 * @return list<int>
	 */
	public function ids( string $text, int $most ): array {
		$key = self::key( $text );

		if ( strlen( $key ) < self::SHORTEST ) {
			return array();
		}

		// In the order of the key, so that the database stops at the last one; twice as many, since a name may contain a word twice.
		$ids = Query::column( $this->wpdb, 'SELECT dealer_id FROM %i WHERE tail LIKE %s ORDER BY tail, dealer_id LIMIT %d', DealerTables::names( $this->wpdb ), substr( $key, 0, self::LENGTH ) . '%', 2 * $most );

		return array_slice( array_map( intval( ... ), array_values( array_unique( $ids ) ) ), 0, $most );
	}

	/**
	 * Within the caller's transaction.
	 *
	 * @param array<int, string> $names  by row
	 * @param array<int, string> $former the names in the index, of dealers that existed
	 */
	public function write( array $names, array $former = array() ): void {
		$added = array();

		foreach ( $names as $id => $name ) {
			$before = self::tails( $former[ $id ] ?? '' );
			$tails  = self::tails( $name );
			$this->take( $id, array_values( array_diff( $before, $tails ) ) );

			foreach ( array_diff( $tails, $before ) as $tail ) {
				$added[] = array( $tail, $id );
			}
		}

		Query::insert( $this->wpdb, 'INSERT IGNORE INTO %i (tail, dealer_id) VALUES', DealerTables::names( $this->wpdb ), $added, '' );
	}

	/** @param array<int, string> $former names by row */
	public function remove( array $former ): void {
		foreach ( $former as $id => $name ) {
			$this->take( $id, self::tails( $name ) );
		}
	}

	/** Adds all dealers to an empty index: those that are older than it. All or nothing, since a half would look complete. */
	public function fill(): void {
		if ( null === Query::value( $this->wpdb, 'SELECT dealer_id FROM %i LIMIT 1', DealerTables::names( $this->wpdb ) ) ) {
			( new Transaction( $this->wpdb ) )->run( $this->write_all( ... ) );
		}
	}

	private function write_all(): void {
		$last = 0;

		do {
			$rows  = Query::rows( $this->wpdb, 'SELECT id, name FROM %i WHERE id > %d ORDER BY id LIMIT %d', DealerTables::dealers( $this->wpdb ), $last, self::DEALERS_A_READ );
			$names = array();

			foreach ( $rows as $row ) {
				$last           = $row->int( 'id' );
				$names[ $last ] = $row->string( 'name' );
			}

			$this->write( $names );
		} while ( self::DEALERS_A_READ === count( $rows ) );
	}

	/** @param list<string> $tails */
	private function take( int $id, array $tails ): void {
		if ( array() !== $tails ) {
			Query::run( $this->wpdb, 'DELETE FROM %i WHERE dealer_id = %d AND tail IN (' . implode( ',', array_fill( 0, count( $tails ), '%s' ) ) . ')', DealerTables::names( $this->wpdb ), $id, ...$tails );
		}
	}

	/** @return list<string> */
	private static function tails( string $name ): array {
		$words = array_slice( array_filter( explode( '-', self::key( $name ) ), static fn ( string $word ): bool => '' !== $word ), 0, self::MOST_WORDS );
		$tails = array();

		for ( $first = 0; $first < count( $words ); $first++ ) {
			$tails[] = substr( implode( '-', array_slice( $words, $first ) ), 0, self::LENGTH );
		}

		return array_values( array_unique( $tails ) );
	}

	/** "Smith & Sons", "SMITH AND SONS": `smith-sons` */
	private static function key( string $text ): string {
		return trim( preg_replace( '/(?<![a-z0-9])(?:and|et|y)(?:-|$)/', '', DealerProfileAddress::words( $text ) ) ?? '', '-' );
	}
}
