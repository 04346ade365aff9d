<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Testing\LeadPlans;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

final class LeadGrowthTest extends LeadsTestCase {
	use LeadPlans;

	public function test_storing_and_delivering_a_lead_reads_no_whole_table(): void {
		self::need_mariadb();
		$this->fill();
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET status = 'delivered', alerted = 1" ); // phpcs:ignore WordPress.DB -- literals of this test.
		$this->wpdb->query( "INSERT INTO {$this->tables->deliveries} ( lead_id, destination, state, attempts, run_at, claim_id, last_result ) SELECT id, 'test', 'delivered', 1, created, '', 'taken' FROM {$this->tables->leads}" ); // phpcs:ignore WordPress.DB -- literals of this test.
		$delivery  = $this->delivery( $this->destination( static fn ( Lead $lead, int $before ): DeliveryResult => 0 === $before ? DeliveryResult::retry( 'status 503' ) : DeliveryResult::failed( 'status 422' ) ) );
		$scheduler = $this->scheduler( $delivery );
		$sent      = array();
		$note      = static function ( mixed $sql ) use ( &$sent ): mixed {
			if ( is_string( $sql ) && preg_match( '/^\s*(SELECT|UPDATE|DELETE)\b.*_hvac_blocks_lead/s', $sql ) ) {
				$sent[] = $sql;
			}

			return $sql;
		};

		add_filter( 'query', $note );
		$lead = $this->stored( $this->request(), $delivery );
		$scheduler->tick();
		remove_filter( 'query', $note );
		$this->let_time_pass();
		add_filter( 'query', $note );
		$scheduler->tick();
		remove_filter( 'query', $note );

		self::assertSame( 'failed', $this->queue->of( $lead->id )[0]['state'] );
		$whole = array();

		foreach ( array_unique( $sent ) as $query ) {
			foreach ( (array) $this->wpdb->get_results( "EXPLAIN $query", ARRAY_A ) as $step ) { // phpcs:ignore WordPress.DB -- the query that was just sent.
				if ( is_array( $step ) && 'ALL' === $step['type'] ) {
					$whole[] = $query;
				}
			}
		}

		self::assertSame( array(), $whole );
	}
}
