<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Database\UtcTime;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The delivery queue: pending deliveries and the workers that hold them.
 *
 * Assumptions:
 * - Any number of workers on any number of machines share it; all of them use the database's clock.
 * - If a worker dies, its lease remains, and another worker takes over once it has ended.
 *
 * @phpstan-type DeliveryState array{destination: string, state: string, attempts: int, next: string, result: string}
 */
final readonly class DeliveryQueue {
	/** Seconds; longer than any attempt takes. */
	public const LEASE = 120;

	public const STATES = array( 'waiting', 'delivered', 'failed', 'withdrawn' );

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	/** @throws DatabaseFailure */
	public function add( int $lead_id, string $destination, string ...$more ): void {
		$rows = array_map( static fn ( string $to ): array => array( $lead_id, $to ), array( $destination, ...array_values( $more ) ) );

		// Not patiently: inside a transaction, the whole transaction must be repeated.
		Query::run(
			$this->wpdb,
			'INSERT INTO %i ( lead_id, destination, state, attempts, run_at, claim_id, last_result ) VALUES ' . implode( ', ', array_fill( 0, count( $rows ), "( %d, %s, 'waiting', 0, UTC_TIMESTAMP(), '', '' )" ) ),
			$this->tables->deliveries,
			...array_merge( ...$rows )
		);
	}

	/** Adds a delivery unless the lead has or had one to that destination. */
	public function add_once( int $lead_id, string $destination ): void {
		Query::run_patiently(
			$this->wpdb,
			"INSERT IGNORE INTO %i ( lead_id, destination, state, attempts, run_at, claim_id, last_result ) VALUES ( %d, %s, 'waiting', 0, UTC_TIMESTAMP(), '', '' )",
			$this->tables->deliveries,
			$lead_id,
			$destination
		);
	}

	/** Claims the delivery that has been due the longest, of one lead or of any; null if none is due. */
	public function claim( ?int $lead_id = null ): ?DeliveryClaim {
		$claim_id = bin2hex( random_bytes( 16 ) );
		$taken    = Query::run_patiently(
			$this->wpdb,
			"UPDATE %i SET claim_id = %s, lease_until = DATE_ADD( UTC_TIMESTAMP(), INTERVAL %d SECOND ), attempts = attempts + 1
			WHERE state = 'waiting' AND run_at <= UTC_TIMESTAMP() AND ( claim_id = '' OR lease_until < UTC_TIMESTAMP() ) AND ( 0 = %d OR lead_id = %d )
			ORDER BY run_at, id LIMIT 1",
			$this->tables->deliveries,
			$claim_id,
			self::LEASE,
			(int) $lead_id,
			(int) $lead_id
		);

		if ( 1 !== $taken ) {
			return null;
		}

		// The state leads to the few that wait, by its index; claims have none.
		$row = Query::row( $this->wpdb, "SELECT id, lead_id, destination, attempts FROM %i WHERE state = 'waiting' AND claim_id = %s", $this->tables->deliveries, $claim_id );

		return null === $row ? null : new DeliveryClaim( $row->int( 'id' ), $row->int( 'lead_id' ), $row->string( 'destination' ), $row->int( 'attempts' ), $claim_id );
	}

	/** A delivery counts even if the lease was lost in the meantime. */
	public function delivered( DeliveryClaim $claim, string $result ): bool {
		return 1 === Query::run_patiently(
			$this->wpdb,
			"UPDATE %i SET state = 'delivered', claim_id = '', lease_until = NULL, last_result = %s WHERE id = %d AND state <> 'delivered'",
			$this->tables->deliveries,
			self::line( $result ),
			$claim->id
		);
	}

	/** @return bool whether this worker still held the delivery */
	public function retry( DeliveryClaim $claim, int $seconds, string $result ): bool {
		return 1 === Query::run_patiently(
			$this->wpdb,
			"UPDATE %i SET claim_id = '', lease_until = NULL, run_at = DATE_ADD( UTC_TIMESTAMP(), INTERVAL %d SECOND ), last_result = %s WHERE id = %d AND claim_id = %s AND state = 'waiting'",
			$this->tables->deliveries,
			$seconds,
			self::line( $result ),
			$claim->id,
			$claim->claim_id
		);
	}

	/** @return bool whether this worker still held the delivery */
	public function failed( DeliveryClaim $claim, string $result ): bool {
		return 1 === Query::run_patiently(
			$this->wpdb,
			"UPDATE %i SET state = 'failed', claim_id = '', lease_until = NULL, last_result = %s WHERE id = %d AND claim_id = %s AND state = 'waiting'",
			$this->tables->deliveries,
			self::line( $result ),
			$claim->id,
			$claim->claim_id
		);
	}

	/** Ends one delivery whose lead must no longer be sent. */
	public function withdrawn( DeliveryClaim $claim ): bool {
		return 1 === Query::run_patiently( $this->wpdb, "UPDATE %i SET state = 'withdrawn', claim_id = '', lease_until = NULL WHERE id = %d AND state <> 'delivered'", $this->tables->deliveries, $claim->id );
	}

	/**
	 * Ends the unfinished deliveries of a lead that no worker holds.
	 *
	 * @return int the number of deliveries
	 * @throws DatabaseFailure
	 */
	public function withdraw( int $lead_id ): int {
		return Query::run(
			$this->wpdb,
			"UPDATE %i SET state = 'withdrawn', claim_id = '', lease_until = NULL WHERE lead_id = %d AND state IN ( 'waiting', 'failed' ) AND ( claim_id = '' OR lease_until < UTC_TIMESTAMP() )",
			$this->tables->deliveries,
			$lead_id
		);
	}

	/** Makes all unfinished deliveries due at once, with all attempts available again; @return int how many deliveries */
	public function restart( int $lead_id ): int {
		// Counted separately: MariaDB does not count a row that is already due at this very second.
		$open = (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i WHERE lead_id = %d AND state NOT IN ( 'delivered', 'withdrawn' ) AND ( claim_id = '' OR lease_until < UTC_TIMESTAMP() )", $this->tables->deliveries, $lead_id );

		Query::run_patiently(
			$this->wpdb,
			"UPDATE %i SET state = 'waiting', attempts = 0, run_at = UTC_TIMESTAMP() WHERE lead_id = %d AND state NOT IN ( 'delivered', 'withdrawn' ) AND ( claim_id = '' OR lease_until < UTC_TIMESTAMP() )",
			$this->tables->deliveries,
			$lead_id
		);

		return $open;
	}

	/**
	 * Repairs times after the clock was set back: waits longer than any in the table, leases longer than any granted. A clock that was set forward does
	 * no harm: deliveries are tried early.
	 *
	 * @return int the number of deliveries
	 */
	public function mend_times(): int {
		$waits = Query::run_patiently(
			$this->wpdb,
			"UPDATE %i SET run_at = UTC_TIMESTAMP() WHERE state = 'waiting' AND run_at > DATE_ADD( UTC_TIMESTAMP(), INTERVAL %d SECOND )",
			$this->tables->deliveries,
			RetryTable::longest()
		);
		$leases = Query::run_patiently(
			$this->wpdb,
			"UPDATE %i SET lease_until = DATE_SUB( UTC_TIMESTAMP(), INTERVAL 1 SECOND ) WHERE state = 'waiting' AND claim_id <> '' AND lease_until > DATE_ADD( UTC_TIMESTAMP(), INTERVAL %d SECOND )",
			$this->tables->deliveries,
			2 * self::LEASE
		);

		return $waits + $leases;
	}

	/** @return list<DeliveryState> */
	public function of( int $lead_id ): array {
		$rows = Query::rows( $this->wpdb, 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id', $this->tables->deliveries, $lead_id );

		return array_map(
			static fn ( Row $row ): array => array(
				'destination' => $row->string( 'destination' ),
				'state'       => $row->string( 'state' ),
				'attempts'    => $row->int( 'attempts' ),
				'next'        => 'waiting' === $row->string( 'state' ) ? UtcTime::iso( $row->string( 'run_at' ) ) : '',
				'result'      => $row->string( 'last_result' ),
			),
			$rows
		);
	}

	private static function line( string $result ): string {
		return mb_substr( sanitize_text_field( $result ), 0, 300 );
	}
}
