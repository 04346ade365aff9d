<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Removes, once a day, rows without a lead: what a database that crashed or was restored has kept of leads without the leads themselves. The tables have
 * no foreign keys, since a site's backups and copies often cannot restore them.
 *
 * The history of a deleted lead stays: its last line says so.
 */
final readonly class LeadOrphans implements Feature {
	/** Rows that may still be in progress are left alone. */
	private const AGE   = DAY_IN_SECONDS;
	private const BATCH = 500;

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	public function boot(): void {
		add_action( Retention::HOOK, Attempt::of( $this->sweep( ... ) ) );
	}

	/** @return int the number of rows */
	public function sweep(): int {
		return $this->clear( $this->tables->deliveries, 'run_at' )
			+ $this->clear( $this->tables->notes, 'created' )
			+ $this->clear( $this->tables->events, 'created', "AND o.lead_id NOT IN ( SELECT e.lead_id FROM %i e WHERE e.event = 'deleted' )", $this->tables->events );
	}

	/**
	 * @param 'run_at'|'created' $time   the column with a row's age
	 * @param literal-string     $except the rows to keep
	 */
	private function clear( string $table, string $time, string $except = '', string ...$values ): int {
		$cleared = 0;
		$last    = 0;

		do {
			$ids = array_map(
				'intval',
				Query::column(
					$this->wpdb,
					"SELECT o.id FROM %i o LEFT JOIN %i l ON l.id = o.lead_id WHERE o.id > %d AND l.id IS NULL AND o.%i < DATE_SUB( UTC_TIMESTAMP(), INTERVAL %d SECOND ) $except ORDER BY o.id LIMIT %d",
					$table,
					$this->tables->leads,
					$last,
					$time,
					self::AGE,
					...$values,
					...array( self::BATCH )
				)
			);

			if ( array() !== $ids ) {
				$places   = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
				$cleared += Query::run( $this->wpdb, "DELETE FROM %i WHERE id IN ($places)", $table, ...$ids );
				$last     = max( $ids );
			}
		} while ( self::BATCH === count( $ids ) );

		return $cleared;
	}
}
