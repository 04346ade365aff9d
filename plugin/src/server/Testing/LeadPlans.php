<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * How MariaDB reads many leads. For a `LeadsTestCase`.
 *
 * @phpstan-require-extends LeadsTestCase
 */
trait LeadPlans {
	final protected static function need_mariadb(): void {
		if ( getenv( 'HVAC_TEST_DB' ) !== 'mariadb' || ! str_contains( self::wpdb()->db_server_info(), 'MariaDB' ) ) {
			self::markTestSkipped( 'A plan is that of MariaDB: HVAC_TEST_DB=mariadb.' );
		}
	}

	/**
	 * @param Closure(): mixed $read
	 * @return list<array<string, mixed>> the plan of the last query that begins with this text
	 */
	final protected function plan( string $text, Closure $read ): array {
		$plans = $this->plans( static fn ( string $query ): bool => str_starts_with( $query, $text ), $read );

		self::assertNotEmpty( $plans, "No query begins with '$text'." );

		return $plans[ array_key_last( $plans ) ];
	}

	/**
	 * @param Closure( string ): bool $is_read whether a query's plan is of interest
	 * @param Closure(): mixed        $read
	 * @return array<string, list<array<string, mixed>>> the plans by query, in the order in which it was last sent
	 */
	final protected function plans( Closure $is_read, Closure $read ): array {
		$queries = array();
		add_filter(
			'query',
			$note = static function ( mixed $sql ) use ( &$queries, $is_read ): mixed {
				if ( is_string( $sql ) && $is_read( $sql ) ) {
					unset( $queries[ $sql ] );
					$queries[ $sql ] = array();
				}

				return $sql;
			}
		);

		$read();
		remove_filter( 'query', $note );

		foreach ( array_keys( $queries ) as $query ) {
			$plan = $this->wpdb->get_results( "EXPLAIN $query", ARRAY_A ); // phpcs:ignore WordPress.DB -- a query that was just sent.

			self::assertIsArray( $plan );
			self::assertNotEmpty( $plan );
			$queries[ $query ] = $plan;
		}

		/** @var array<string, list<array<string, mixed>>> $queries */
		return $queries;
	}

	/** Two thousand leads of all kinds, one per minute. */
	final protected function fill( int $from = 1770000000, int $seconds = 60 ): void {
		for ( $batch = 0; $batch < 4; $batch++ ) {
			$rows = array();

			for ( $i = $batch * 500; $i < $batch * 500 + 500; $i++ ) {
				$form   = array( 'contact-dealer', 'newsletter', 'dealer-lead' )[ $i % 3 ];
				$status = array( 'delivered', 'delivered', 'failed', 'accepted', 'quarantined' )[ $i % 5 ];
				$lang   = array( 'en', 'es', 'fr' )[ intdiv( $i, 3 ) % 3 ];
				$region = array( 'TX', 'AK', 'QC', 'CA' )[ $i % 4 ];
				$dealer = 'D' . $i % 50;
				$at     = gmdate( 'Y-m-d H:i:s', $from + $i * $seconds );
				$rows[] = "( 'R$i', 'K$i', '$form', '1', '$lang', '', '', '', '$dealer', '', '{}', '', 'p$i@example.com', 'N$i', '$region', '$status', 1, 0, '', '', '$at' )";
			}

			$this->wpdb->query( "INSERT INTO {$this->tables->leads} ( reference, idempotency_key, form, form_version, lang, kind, source, brand, company_id, dealer_name, fields, searched, email, name, region, status, verified, alerted, page_url, address_hash, created ) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB -- literals of this test.
		}
	}
}
