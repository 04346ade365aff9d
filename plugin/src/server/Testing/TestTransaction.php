<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** The transaction around a test, in which those of the code under test are savepoints. */
final class TestTransaction {
	private int $depth = 0;

	private bool $tables_changed = false;

	public function __construct( private readonly wpdb $wpdb, private readonly TestSite $site ) {}

	public function begin(): void {
		$this->wpdb->query( 'START TRANSACTION' );
		add_filter( 'query', $this->translate( ... ), 999 );
	}

	public function roll_back(): void {
		// Removes the filter first: it would turn this into a savepoint.
		remove_all_filters( 'query' );
		$this->wpdb->query( 'ROLLBACK' );

		if ( $this->is_committed() ) {
			$this->site->database->create( $this->site->database_name );
			$this->site->database->restore( $this->site->database_name );
			$this->wpdb->select( $this->site->database_name );
		}
	}

	private function is_committed(): bool {
		return $this->tables_changed && $this->site->database->commits_on_table_changes();
	}

	private function translate( string $query ): string {
		$words = strtoupper( (string) preg_replace( '/\s+/', ' ', trim( $query, " \t\n\r;" ) ) );

		if ( preg_match( '/^(CREATE|ALTER|DROP|TRUNCATE|RENAME|ANALYZE) /', $words ) ) {
			$this->tables_changed = true;
		}

		return match ( true ) {
			// The test's own transaction is over, and its database is replaced at the end.
			$this->is_committed() => $query,
			'START TRANSACTION' === $words, 'BEGIN' === $words => 'SAVEPOINT hvac_' . ++$this->depth,
			'COMMIT' === $words && $this->depth > 0   => 'RELEASE SAVEPOINT hvac_' . $this->depth--,
			'ROLLBACK' === $words && $this->depth > 0 => 'ROLLBACK TO SAVEPOINT hvac_' . $this->depth--,
			default => $query,
		};
	}
}
